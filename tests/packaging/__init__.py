"""The packages that `make dist` builds: what is in them, and that each extra works where nothing else is installed."""
