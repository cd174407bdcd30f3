"""A table in a frame of somebody else's page, as the example sets it up."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tools.find import ROOT


@pytest.mark.usefixtures("built_page")
def test_a_visitor_of_another_page_sits_down_and_chooses_in_its_frame(browser: Browser, tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "examples" / "embed_table.py"), "--stay"]
    example = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=tmp_path)
    assert example.stdin is not None
    assert example.stdout is not None
    try:
        address = example.stdout.readline().strip()
        example.stdout.readline()
        page = browser.new_page(viewport={"width": 1300, "height": 950})
        page.goto(address)
        frame = page.frame_locator("iframe")
        frame.locator("[data-join]").first.click()
        frame.locator("[data-token]").first.click(timeout=30_000)
        expect(frame.locator("[data-confirm]:not([disabled]), [data-undo]:not([disabled])").first).to_be_visible()
        page.context.close()
    finally:
        example.stdin.write("\n")
        example.stdin.close()
        assert example.wait(timeout=30) == 0
        example.stdout.close()
