"""The games as learning programs see them: encoders, the match driver, batches. tocca.adapters builds on it."""
