"""The games as other people's programs see them."""
