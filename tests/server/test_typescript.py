"""The page's types: generated from the server's, and never stale."""

from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest
from msgspec import Meta, Struct

from motu.server import typescript

GENERATED = Path(__file__).parents[2] / "web" / "src" / "generated"


class Greeting(Struct, tag="greeting", tag_field="kind"):
    """Says hello."""

    name: Annotated[str, Meta(max_length=5)]
    """None is nobody."""
    loud: bool = False


class Pile(TypedDict):
    cards: list[Literal["ace", "king"] | None]
    open: NotRequired[dict[str, int]]


def test_the_page_has_the_types_of_this_server() -> None:
    assert typescript.stale(GENERATED) == [], f"run {typescript.COMMAND}, and commit web/src/generated"


def test_a_message_from_the_server_has_all_fields() -> None:
    assert typescript.declaration(Greeting, {}).splitlines() == [
        "/** Says hello. */",
        "export interface Greeting {",
        "  kind: 'greeting';",
        "  /** null is nobody. */",
        "  name: string;",
        "  loud: boolean;",
        "}",
    ]


def test_what_is_sent_may_leave_out_what_has_a_default() -> None:
    assert "  loud?: boolean;" in typescript.declaration(Greeting, {}, sent=True)


def test_a_view_type_keeps_optional_keys_and_names_its_literals() -> None:
    aliases = {Literal["ace", "king"] | None: "Top"}
    assert typescript.declaration(Pile, {}).splitlines() == [
        "export interface Pile {",
        "  cards: ('ace' | 'king' | null)[];",
        "  open?: Record<string, number>;",
        "}",
    ]
    assert "  cards: Top[];" in typescript.declaration(Pile, aliases)


@pytest.mark.parametrize("kind", [bytes, set[int], tuple[int, int]])
def test_a_type_without_a_twin_is_refused(kind: Any) -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        typescript.typescript(kind, {})


def test_check_names_the_stale_file_and_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert typescript.main([], tmp_path) == 0
    assert typescript.main(["--check"], tmp_path) == 0
    (tmp_path / "bali.ts").write_text("export type Good = 'gold';\n", encoding="utf-8")
    (tmp_path / "chess.ts").write_text("", encoding="utf-8")
    (tmp_path / "languages.ts").unlink()
    assert typescript.main(["--check"], tmp_path) == 1
    said = capsys.readouterr().out.splitlines()
    assert [line.split(" is stale")[0] for line in said] == [
        "web/src/generated/bali.ts",
        "web/src/generated/chess.ts",
        "web/src/generated/languages.ts",
    ]
    assert all(typescript.COMMAND in line for line in said)
