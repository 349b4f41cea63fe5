"""Sphinx: how the docs site is built. `make docs` gathers the pages first (tools/docs) and then calls it."""

from __future__ import annotations

from typing import Any

from tetrapolis.core.version import __version__

project = "Tetrapolis"
author = "Tetrapolis contributors"
project_copyright = author
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]

myst_enable_extensions = ["attrs_inline", "colon_fence"]
myst_heading_anchors = 3
toc_object_entries = False  # the names of a module stand at the top of its page
default_role = "code"  # docstrings have `single` signs round code

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "mixed"
autodoc_preserve_defaults = True

html_theme = "furo"
html_title = f"Tetrapolis {version}"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_favicon = "../web/public/favicon.svg"
html_copy_source = False
html_show_sourcelink = False
html_use_index = True
html_domain_indices = False
templates_path = ["_templates"]
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#A0004F", "color-brand-content": "#A0004F"},
    "dark_css_variables": {"color-brand-primary": "#FF86BD", "color-brand-content": "#FF86BD"},
}


def speak(app: Any, tree: Any) -> None:
    """A page whose head names a language is marked as written in it: screen readers then speak it so."""
    lang = app.env.metadata[app.env.docname].get("lang")
    for section in tree.children if lang else ():
        if section.tagname == "section":
            section["classes"].append(f"language-{lang}")  # docutils writes this as the attribute `lang`


def shorten(app: Any, what: str, name: str, thing: Any, options: Any, signature: str, result: str) -> Any:
    """What is made of its fields shows them below, each with its type: they need not stand in one line as well."""
    fields = ("__struct_fields__", "__dataclass_fields__", "_fields")
    if what == "class" and any(hasattr(thing, each) for each in fields):
        return "", ""
    return signature, result


def reach(app: Any, name: str, template: str, context: dict[str, Any], tree: Any) -> None:
    """What Sphinx leaves out for those who use keys or hear a page: the level of the captions in the table of contents,
    and a way to scroll long lines and wide tables."""
    if "furo_navigation_tree" in context:
        shown = context["furo_navigation_tree"]
        context["furo_navigation_tree"] = shown.replace('role="heading"', 'role="heading" aria-level="2"')
    if "body" in context:
        body = context["body"].replace("<pre>", '<pre tabindex="0">')
        context["body"] = body.replace('<div class="table-wrapper', '<div tabindex="0" class="table-wrapper')


def setup(app: Any) -> None:
    """Called by Sphinx."""
    app.connect("doctree-read", speak)
    app.connect("autodoc-process-signature", shorten)
    app.connect("html-page-context", reach, priority=900)  # after furo has made its part
