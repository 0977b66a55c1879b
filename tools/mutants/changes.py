"""What can be changed in the rules: operators, numbers, conditions, statements, returned steps, printed values.

Words are left alone, and so is what no play can see: annotations, citations of rules, slots, refusals.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from mutants.mutant import Mutant

WORDS = ("wording", "prompts", "labels")
"""How the names of files and folders begin that only make words of values."""
TABLES = ("cards", "content")
"""Folders of printed values."""
CITATIONS = ("rules", "rules_version", "__slots__")
REFUSALS = ("Refused", "InternalError")
STATES = ("s", "self", "twin")
"""How functions call the state whose zones they assign to."""

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
ITS_OWN_NEGATION = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}
TOML_NUMBER = re.compile(r"^(\w+ = )(-?\d+)$|(?<=[\[ ])(-?\d+)(?=[,\]])", re.MULTILINE)

DRAWN = re.compile(r"^at = \[.*$", re.MULTILINE)
"""Where something is drawn on a map."""


def all_mutants(folder: Path) -> list[Mutant]:
    """Every single change of the game in this folder, in the order of files and lines."""
    found: list[Mutant] = []
    for path in sorted(folder.rglob("*.py")):
        if not any(part.startswith(WORDS) for part in path.relative_to(folder).parts):
            found += Changes(str(path.relative_to(folder)), path.read_bytes()).found
    for path in sorted(path for name in TABLES for path in folder.glob(f"{name}/**/*.toml")):
        found += table_changes(str(path.relative_to(folder)), path.read_bytes())
    return sorted(set(found))


def table_changes(path: str, raw: bytes) -> Iterator[Mutant]:
    text = DRAWN.sub(lambda drawn: " " * len(drawn[0].encode()), raw.decode())
    for match in TOML_NUMBER.finditer(text):
        which = 2 if match[2] else 3  # alone on its line, or in a list
        start = len(text[: match.start(which)].encode())
        new = str(int(match[which]) + 1)
        yield Mutant(
            path, start, start + len(match[which]), new, text.count("\n", 0, match.start()) + 1, "printed value"
        )


class Changes(ast.NodeVisitor):
    """Walks through one file and collects its changes."""

    def __init__(self, path: str, raw: bytes) -> None:
        self.path = path
        self.raw = raw
        self.starts = [0]
        for line in raw.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[Mutant] = []
        self.gives_steps = False
        self.visit(ast.parse(raw))

    # -- spans

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        if node.end_lineno is None or node.end_col_offset is None:
            raise ValueError(f"{ast.dump(node)} has no end")
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr | ast.stmt) -> str:
        return self.raw[self.start(node) : self.end(node)].decode()

    def change(self, start: int, end: int, new: str, kind: str) -> None:
        line = self.raw.count(b"\n", 0, start) + 1
        self.found.append(Mutant(self.path, start, end, new, line, kind))

    def replace(self, node: ast.expr | ast.stmt, new: str, kind: str) -> None:
        self.change(self.start(node), self.end(node), new, kind)

    def between(self, left: ast.expr, right: ast.expr, old: str, new: str, kind: str) -> None:
        """The operator that stands between two operands."""
        gap = self.raw[self.end(left) : self.start(right)].decode()
        pattern = re.escape(old).replace(r"\ ", r"\s+")
        match = re.search(rf"\b{pattern}\b" if old[0].isalpha() else pattern, gap)
        if match is None:
            raise ValueError(f"{self.path}: no {old} in {gap!r}")
        at = self.end(left)
        self.change(at + match.start(), at + match.end(), new, kind)

    # -- what is left alone

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for each in node.body:
            self.visit(each)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outer, self.gives_steps = self.gives_steps, node.returns is not None and "Next" in self.text(node.returns)
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        for each in node.body:
            self.visit(each)
        self.gives_steps = outer

    def visit_Raise(self, node: ast.Raise) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    # -- statements

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        target = node.targets[0]
        if isinstance(target, ast.Name) and target.id in CITATIONS:
            return
        if isinstance(target, ast.Attribute | ast.Subscript) and self._root(target) in STATES:
            self.replace(node, "pass", "assignment dropped")
        self.generic_visit(node)

    @staticmethod
    def _root(node: ast.expr) -> str:
        while isinstance(node, ast.Attribute | ast.Subscript):
            node = node.value
        return node.id if isinstance(node, ast.Name) else ""

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.replace(node, "pass", "assignment dropped")
        if type(node.op) in ARITHMETIC:
            old, new = ARITHMETIC[type(node.op)]
            self.between(node.target, node.value, f"{old}=", f"{new}=", "arithmetic")
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        self.replace(node, "pass", "call dropped")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and "super()" not in self.text(node):
            self.replace(node, "pass", "call dropped")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self._negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_Break(self, node: ast.Break) -> None:
        self.replace(node, "continue", "loop left or not")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.replace(node, "break", "loop left or not")

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None:
            if self.gives_steps:
                self._steps(node.value)
            self.visit(node.value)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self._steps(node.body)
        self.visit(node.body)

    def _steps(self, value: ast.expr) -> None:
        """Returned steps: one of them missing, or all."""
        if isinstance(value, ast.IfExp):
            self._steps(value.body)
            self._steps(value.orelse)
            return
        if isinstance(value, ast.Tuple) and len(value.elts) > 1:
            for left_out in value.elts:
                kept = [self.text(step) for step in value.elts if step is not left_out]
                self.replace(value, f"({', '.join(kept)},)", "step dropped")
        if isinstance(value, ast.Tuple | ast.Call | ast.Constant):
            self.replace(value, "()", "DONE instead of steps")

    # -- expressions

    def _negate(self, test: ast.expr) -> None:
        simple = isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], ITS_OWN_NEGATION)
        if not simple and not (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
            self.replace(test, f"not ({self.text(test)})", "condition negated")

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._negate(test)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, op, right in zip(operands, node.ops, operands[1:], strict=False):
            old, new = COMPARISONS[type(op)]
            self.between(left, right, old, new, "comparison")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in ARITHMETIC and not self._is_type(node):
            self.between(node.left, node.right, *ARITHMETIC[type(node.op)], "arithmetic")
        self.generic_visit(node)

    @staticmethod
    def _is_type(node: ast.BinOp) -> bool:
        """`str | None` in an alias is an annotation by another name."""
        return isinstance(node.right, ast.Constant) and node.right.value is None

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self.between(left, right, old, new, "and or")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.replace(node, f"({self.text(node.operand)})", "condition negated")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in REFUSALS:
            return
        if name in SWAPPED:
            self.replace(node.func, SWAPPED[name], f"{SWAPPED[name]} for {name}")
        elif name == "sorted":
            self.replace(node, f"{self.text(node)}[::-1]", "sort direction")
        elif name == "range":
            self._moved(node.args[min(1, len(node.args) - 1)], "range")
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if isinstance(node.slice, ast.Slice):
            ends = [end for end in (node.slice.lower, node.slice.upper) if end is not None]
            for end in ends:
                self._moved(end, "slice")
            if not ends and node.slice.step is None:
                self.replace(node, self.text(node.value), "shared instead of copied")
        self.generic_visit(node)

    def _moved(self, bound: ast.expr, kind: str) -> None:
        if not isinstance(bound, ast.Constant):  # numbers are changed anyway
            for by in ("+ 1", "- 1"):
                self.replace(bound, f"({self.text(bound)}) {by}", kind)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.replace(node, str(not node.value), "truth")
        elif isinstance(node.value, int):
            self.replace(node, str(node.value + 1), "number")
            if node.value > 0:
                self.replace(node, str(node.value - 1), "number")
