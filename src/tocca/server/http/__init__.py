"""What the server answers over HTTP: the app, the pages of the client, and what is asked about tables."""
