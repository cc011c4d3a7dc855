"""What all faces agree on, whether they play one match or thousands."""

ILLEGAL_REWARD = -1.0  # for an illegal action, which ends the match
ANY_SEAT, SELF_PLAY = -1, -2  # in place of the number of the seat that is played
