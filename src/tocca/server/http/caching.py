"""How long a browser may keep what it got, as values of `Cache-Control`."""

FOREVER = "public, max-age=31536000, immutable"
ONE_HOUR = "public, max-age=3600"
REVALIDATE = "no-cache"  # keep it, but ask each time whether it has changed
NEVER = "no-store"
