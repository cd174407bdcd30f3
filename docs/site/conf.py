"""How Sphinx makes the documentation site. tools/docs_site.py copies this file beside the assembled pages."""

import os
from importlib import metadata
from typing import Any, ClassVar

from pygments.lexer import RegexLexer, bygroups
from pygments.token import Comment, Keyword, Name, Operator, String, Text

project = "Motu"
author = "The Motu authors"
release = metadata.version("motu")
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = os.environ.get("MOTU_THEME", "furo")
html_title = f"Motu {release}"
html_logo = "pictures/logo.svg"
html_favicon = "pictures/logo.svg"
html_copy_source = False
html_show_sphinx = False
html_static_path = ["site.css"]
html_css_files = ["site.css"]
html_theme_options = (
    {}
    if html_theme != "furo"
    else {
        "light_css_variables": {"color-brand-primary": "#0c6b75", "color-brand-content": "#0c6b75"},
        "dark_css_variables": {"color-brand-primary": "#5cc4c0", "color-brand-content": "#5cc4c0"},
    }
)
myst_heading_anchors = 4  # the same anchors as in the repository
suppress_warnings = ["myst.header"]  # some pages begin below a title
pygments_style = "default"
pygments_dark_style = "github-dark"
default_role = "code"
add_module_names = False
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_class_signature = "separated"
python_use_unqualified_type_names = True
smartquotes = False


class Fluent(RegexLexer):
    """The words of a game (.ftl), which Pygments does not know."""

    name = "Fluent"
    tokens: ClassVar[Any] = {
        "root": [
            (r"^#.*$", Comment.Single),
            (r"^(\.?-?[\w.-]+)(\s*)(=)", bygroups(Name.Attribute, Text, Operator)),
            (r"^(\s*)(\*?\[)(\w+)(\])", bygroups(Text, Operator, Keyword, Operator)),
            (r"\$[\w-]+", Name.Variable),
            (r"->|[{}]", Operator),
            (r"[^${}\n\[#*-]+", String),
            (r".|\n", Text),
        ]
    }


def setup(app: Any) -> None:
    app.add_lexer("fluent", Fluent)
