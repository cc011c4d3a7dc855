"""The live server: connections, sessions, the tables they sit at, and the bots that think for them."""
