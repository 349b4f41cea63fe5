"""The Python names: a page for each package that programs import, and for each module of one that lists no names."""

from __future__ import annotations

import pkgutil
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType

from tools.docs.markdown import code, page, plain, table
from tools.docs.structs import about, value_note

PACKAGES = ("tetrapolis", "tetrapolis.core", "tetrapolis.bots", "tetrapolis.client", "tetrapolis.envs")


def pages() -> dict[str, str]:
    """All pages, and one that lists them."""
    found: dict[str, str] = {}
    for name in PACKAGES:
        package = import_module(name)
        if hasattr(package, "__all__"):
            found[_place(name)] = _names_page(package)
        else:
            modules = _modules(package)
            found[_place(name)] = _package_page(package, modules)
            found |= {_place(module.__name__): _module_page(module) for module in modules}
    listed = "\n".join(_place(name).removeprefix("api/").removesuffix(".md") for name in PACKAGES)
    rows = [
        [f"[`{name}`]({_place(name).removeprefix('api/')})", plain(about(import_module(name)))] for name in PACKAGES
    ]
    found["api/index.md"] = page(
        "# Python",
        "The public names, from their docstrings; every example is run by the tests.",
        table(["Package", "What it is"], rows),
        "```{toctree}\n:hidden:\n\n" + listed + "\n```",
    )
    return found


def _place(name: str) -> str:
    return f"api/{name.removeprefix('tetrapolis.')}.md"


def _modules(package: ModuleType) -> list[ModuleType]:
    """The modules of a package that are not its own affair."""
    names = [each.name for each in pkgutil.iter_modules(package.__path__, f"{package.__name__}.")]
    return [import_module(name) for name in names if not any(part.startswith("_") for part in name.split("."))]


def _names_page(module: ModuleType) -> str:
    """A package that lists its names; those that another page tells of are only named here."""
    ours: list[str] = []
    values: list[str] = []
    rows = []
    for name in module.__all__:
        thing = getattr(module, name)
        home = getattr(thing, "__module__", "") or ""
        if home.startswith("tetrapolis.core") and not module.__name__.startswith("tetrapolis.core"):
            rows.append([f"{{py:obj}}`{name} <{home}.{name}>`", plain(about(thing))])
        elif not name.startswith("__"):
            ours.append(name)
            values += (
                [] if home.startswith("tetrapolis") or value_note(module.__name__, name) else [_value(module, name)]
            )
    listed = table(["Name", "What it is"], rows) if rows else ""
    told = [_names(module, ours), _auto(module, ours), *values]
    return page(_title(module), *told, "## From the core" if listed else "", listed)


def _value(module: ModuleType, name: str) -> str:
    """A value that comes from a module within: autodoc would not find what is noted beside it."""
    within = (each for each in _modules(module) if hasattr(each, name))
    said = next(filter(None, (value_note(each.__name__, name) for each in within)), "")
    return f"```{{eval-rst}}\n.. py:data:: {name}\n   :module: {module.__name__}\n\n   {said}\n```"


def _package_page(package: ModuleType, modules: list[ModuleType]) -> str:
    rows = [
        [f"[`{module.__name__}`]({_place(module.__name__).removeprefix('api/')})", plain(about(module))]
        for module in modules
    ]
    listed = "\n".join(_place(module.__name__).removeprefix("api/").removesuffix(".md") for module in modules)
    return page(
        _title(package),
        plain(about(package)),
        table(["Module", "What it is"], rows),
        "```{toctree}\n:hidden:\n\n" + listed + "\n```",
    )


def _module_page(module: ModuleType) -> str:
    return page(_title(module), _names(module, _public(module)), _auto(module, []))


def _names(module: ModuleType, names: Sequence[str]) -> str:
    """Links to all names of a page, in a line."""
    return " · ".join(f"{{py:obj}}`{name} <{module.__name__}.{name}>`" for name in names)


def _public(module: ModuleType) -> list[str]:
    """What a module itself defines for others."""
    return [
        name
        for name, thing in vars(module).items()
        if not name.startswith("_")
        and getattr(thing, "__module__", "") == module.__name__
        and hasattr(thing, "__qualname__")
    ]


def _title(module: ModuleType) -> str:
    return f"# {code(module.__name__)}"


def _auto(module: ModuleType, names: list[str]) -> str:
    """What autodoc is to tell of a module."""
    members = f":members: {', '.join(names)}" if names else ":members:"
    return f"```{{eval-rst}}\n.. automodule:: {module.__name__}\n   {members}\n   :undoc-members:\n```"
