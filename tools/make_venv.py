"""Makes .venv, also where Python has no pip for it: Debian keeps that in a package of its own.

Plain enough for any Python 3.6, so that an old one can say that it is too old.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).parent.parent / ".venv"


def package() -> str:
    """Debian's package with the missing part."""
    return "python{}.{}-venv".format(*sys.version_info)


def install_package() -> bool:
    """Install that package, where we may."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    print("Installing", package(), "…", flush=True)
    wait = ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=300"]
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    commands = [[*wait, "update"], [*wait, "install", "-y", "--no-install-recommends", package()]]
    return all(subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL).returncode == 0 for command in commands)


def main() -> None:
    if sys.version_info < (3, 11):
        sys.exit("Motu needs Python 3.11 or newer.")
    if importlib.util.find_spec("ensurepip") is None and not install_package():
        sys.exit("This Python can't make a virtual environment. This helps: sudo apt-get install " + package())
    sys.exit(subprocess.run([sys.executable, "-m", "venv", str(FOLDER)]).returncode)


if __name__ == "__main__":
    main()
