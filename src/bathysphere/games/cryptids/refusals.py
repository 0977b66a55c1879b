"""What can be wrong with a table of Cryptids or with a content pack, in English; other languages are in text/errors."""

from typing import Final

REFUSALS: Final = {
    "pack_folder": "There is no folder {folder} with a content pack.",
    "pack_missing": "The content pack {folder} has no file {file}.",
    "pack_unreadable": "{file} of the content pack cannot be read: {reason}.",
    "pack_value": "{file} of the content pack holds something that does not belong there: {reason}.",
    "pack_unknown": "{file} of the content pack, {where}: {name} is unknown; there are: {known}.",
    "pack_number": "{file} of the content pack, {what}: {number} found, {expected} expected.",
    "pack_few": "{file} of the content pack, {what}: {number} found, at least {least} needed.",
    "pack_twice": "{file} of the content pack has {name} twice.",
    "pack_large": "{file} of the content pack is too large: its size in bytes may be at most {most}.",
    "pack_deep": "{file} of the content pack is nested too deeply.",
    "pack_loop": "{file} of the content pack: the line from {name} leads back to {name} itself.",
    "pack_special": "{file} of the content pack: {name} has a special habitat, so its ability should be a placement.",
    "pack_margin": "{file} of the content pack: the drawing of {name} has an empty row or column.",
    "pack_begins": "{file} of the content pack, a table for {players}: a tile of shape {name} fits no starting place.",
    "pack_line": "{file} of the content pack: the line from {one} to {other} does not lead back.",
    "pack_apart": "{file} of the content pack: no lines lead from {one} to {other}.",
    "pack_region": "{file} of the content pack: the region {name} should be a letter and a number.",
    "pack_shape": "{file} of the content pack: the cells of {name} do not hang together.",
    "pack_area": "{file} of the content pack, {players} players: {first} to {last} is no part of 1 to {most}.",
    "pack_track": "{file} of the content pack: a track of {rows} {rows:row|rows} has no room around row {row}.",
    "pack_zones": "{file} of the content pack, card {card}: {zones} should name each of the four zones once.",
    "pack_absent": "This table is kept, but it needs the content pack {pack}: start the program with --content.",
    "solo_bids": "The mode without bid tokens is not for solo play.",
    "pair_seats": "Only two beginners play without the surcharge; this table has {seats} {seats:player|players}.",
}
