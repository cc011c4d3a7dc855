"""PyTorch is two gigabytes with all that it brings, so it is not among the packages that CI installs. Where it is
(`pip install tocca-games[train]`), these tests run; the networks themselves play without it (tests/adapters)."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["test_*.py"]
