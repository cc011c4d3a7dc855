"""What is answered to requests over HTTP, without HTTP: a page without a server asks for the same (`tocca.offline`)."""
