"""Messages that no honest client sends: valid wishes with something wrong in them, and pure garbage."""

import json
import random
from typing import Any

from support.servers.clients import Line

ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**63, 2**64, -(2**63), 10**40, 0.5, -0.0, 1e300,
    "", "x", "0", "\x00", "ё" * 50, "\u202e", "x" * 600,
    [], {}, [[]], [None], {"": 0}, [[["pass"]]], ["pass"], ["buy", 1], {"do": "ping"}, [[1, 2], [3]],
    [5, "x"], [[1], ["x"]], [{"a": 1}, {}], [{}], [["pass"], ["pass"]],
]  # fmt: skip


def statement(chance: random.Random) -> list[Any]:
    """Something to say in one game or another, with this or that in its slots."""
    verb = chance.choice(("claim", "accuse", "clear", "ask", "reply", "saw", "saw_clean", "trust", "burn", "shout"))
    slots = [
        chance.choice((0, 1, 2, 3, 12, -1, 30, chance.choice(ODD[:14]))) for _ in range(chance.choice((0, 1, 1, 2, 3)))
    ]
    return [verb, *slots]


def valid(line: Line, chance: random.Random) -> dict[str, Any]:
    """A wish that this line could honestly have now, or could have had."""
    question = line.play.view["question"] if line.update.play is not None else 0
    decision = line.decision
    choice: Any = chance.choice(decision.options).choice if decision is not None else ["pass"]
    chosen = [option.choice for option in decision.options[: chance.randrange(4)]] if decision is not None else []
    commands: list[dict[str, Any]] = [
        {"do": "answer", "question": question, "choice": choice},
        {"do": "answer", "question": question, "choice": chosen},
        {"do": "interject", "question": question, "choice": choice},
        {"do": "withdraw", "question": question},
        {"do": "step_back", "question": question},
        {"do": "ask_take_back"},
        {"do": "consent", "proposal": chance.randrange(4), "agree": chance.random() < 0.5},
        {"do": "say", "text": "deep"},
        {"do": "tell", "statement": statement(chance)},
        {"do": "interject", "question": question, "choice": chance.choice((["announce"], ["announce", 1]))},
        {"do": "order", "orders": {"announce": chance.choice((True, False, 1))}},
        {"do": "order", "orders": {"on": True, "least": [chance.randrange(8)] * 5, "price": 2, "fits": "ask"}},
        {"do": "order", "orders": None},
        {"do": "ready", "nonce": chance.randbytes(32).hex()},
        {"do": "not_ready"},
        {"do": "fill", "seat": chance.randrange(4), "bot": "random"},
        {"do": "back"},
        {"do": "back"},
        {"do": "away"} if chance.random() < 0.1 else {"do": "back"},
    ]
    command = chance.choice(commands) | {"id": f"{chance.randrange(10**6)}"}
    without_id: list[dict[str, Any]] = [
        {"do": "consider", "question": question, "chosen": chosen},
        {"do": "consider", "question": question, "chosen": chance.choice(ODD)},
        {"do": "hello", "language": "en", "seq": line.update.seq, "log": len(line.log), "chat": len(line.chat)},
        {"do": "speak", "language": chance.choice(("ru", "uk", "en"))},
        {"do": "ping"},
    ]
    return command if chance.random() < 0.7 else chance.choice(without_id)


def mutated(command: dict[str, Any], chance: random.Random) -> str | bytes:
    """The same with one thing or another wrong in it."""
    key = chance.choice(list(command))
    match chance.randrange(9):
        case 0:
            command = command | {key: chance.choice(ODD)}
        case 1:
            command = {name: value for name, value in command.items() if name != key}
        case 2:
            command = command | {chance.choice(("seat", "fly", "", "token")): chance.choice(ODD)}
        case 3:
            command = command | {key: [command[key]] * chance.randrange(1, 40)}
        case 4:
            raw = json.dumps(command)
            return raw[: chance.randrange(len(raw))]
        case 5:
            raw = json.dumps(command)
            place = chance.randrange(len(raw))
            return raw[:place] + chance.choice('{}[]",:0e-\\\x00é') + raw[place + 1 :]
        case 6:
            depth = chance.choice((3, 30, 300, 3000))
            return json.dumps(command | {key: 0}).replace("0", "[" * depth + "]" * depth, 1)
        case 7:
            return bytes(
                byte ^ (chance.random() < 0.05) << chance.randrange(8) for byte in json.dumps(command).encode()
            )
        case _:
            return chance.randbytes(chance.randrange(200))
    return json.dumps(command)


def message(line: Line, chance: random.Random) -> str | bytes:
    command = valid(line, chance)
    return json.dumps(command) if chance.random() < 0.25 else mutated(command, chance)
