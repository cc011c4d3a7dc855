"""The real command, run with pipes or in a pseudo terminal."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

COMMAND = str(Path(sys.executable).with_name("tocca"))
PATIENCE = 120.0  # seconds; on a busy machine everything takes longer


def environment(home: Path, **more: str) -> dict[str, str]:
    """A clean one: English, no colour preference, matches kept under `home`."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return {**kept, "XDG_DATA_HOME": str(home), "LANG": "en_US.UTF-8", "TERM": "xterm-256color", **more}


def tocca(
    home: Path, *arguments: str, typed: str = "", folder: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run the command with pipes to its end, in that folder or here."""
    return subprocess.run(
        [COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment(home, **more),
        cwd=folder,
        check=False,
    )


def list_kept(home: Path) -> list[Path]:
    """The matches in the data folder."""
    return sorted((home / "tocca").glob("*.tocca"))


class Terminal:
    """The command in a pseudo terminal of 100 columns and 50 lines."""

    def __init__(self, home: Path, *arguments: str, **more: str) -> None:
        self.screen = ""
        self.process, self._file = pty.fork()
        if self.process == 0:
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell's background job would inherit that it is ignored
            os.execve(COMMAND, [COMMAND, *arguments], environment(home, **more))
        fcntl.ioctl(self._file, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 100, 0, 0))

    def wait(self, text: str) -> str:
        """What was shown up to that text, which must come."""
        end = time.monotonic() + PATIENCE
        while text not in self.screen:
            assert self._read(end - time.monotonic()), f"{text!r} did not come, but:\n{self.screen}"
        before, _, self.screen = self.screen.partition(text)
        return before + text

    def press(self, text: str) -> None:
        """Press keys, as a person does: a moment after the prompt has come."""
        time.sleep(0.1)
        os.write(self._file, text.encode())

    def mode(self) -> list[int]:
        """The settings of the terminal."""
        return [part for part in termios.tcgetattr(self._file)[:4] if isinstance(part, int)]

    def end(self) -> tuple[int, str]:
        """The exit code and the rest of the screen."""
        end = time.monotonic() + PATIENCE
        while self._read(end - time.monotonic()):
            pass
        assert time.monotonic() < end, f"the command did not end, but showed:\n{self.screen}"
        _, status = os.waitpid(self.process, 0)
        self.process = 0
        return os.waitstatus_to_exitcode(status), self.screen

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self._file], [], [], max(0.0, seconds))
        try:
            part = os.read(self._file, 65536) if ready else b""
        except OSError:  # Linux's way to say that the other side has gone
            part = b""
        self.screen += part.decode(errors="replace")
        return bool(part)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        os.close(self._file)


class Talk:
    """The command with pipes, question by question."""

    def __init__(self, home: Path, *arguments: str, **more: str) -> None:
        self.process = subprocess.Popen(
            [COMMAND, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment(home, **more),
        )

    def listen(self) -> str:
        """What is said up to the next question, or to the end."""
        assert self.process.stdout is not None
        heard = b""
        while not heard.endswith("▸ ".encode()):
            part = os.read(self.process.stdout.fileno(), 65536)
            if not part:
                break
            heard += part
        return heard.decode()

    def say(self, line: str) -> str:
        """Answer; gives what is said then."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        return self.listen()

    def play_on(self, limit: int = 1000) -> str:
        """Take some possible action at each question until the match is over; gives the last words."""
        heard = self.listen()
        for turn in range(limit):
            if not heard.endswith("▸ "):
                break
            actions = possible(heard) or possible(self.say("?"))
            heard = self.say(actions[turn % len(actions)])
        return heard

    def __enter__(self) -> "Talk":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Hang up; the command then ends by itself."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.read()
        self.process.stdout.close()
        self.process.wait(PATIENCE)


def possible(heard: str) -> list[str]:
    """The actions that a hint or a help page lists."""
    if found := re.findall(r"You can: (.*?)(?:   |\n)", heard):
        return str(found[-1]).split(" · ")
    listed = heard.partition("You can do")[2].partition("\n\n")[0].splitlines()[1:]
    return [cell for line in listed for cell in re.split(r" {2,}", line.strip()) if cell]
