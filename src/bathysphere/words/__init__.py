"""Every word a person reads, in Russian, Ukrainian and English: sentences by id, never by their English text."""

from bathysphere.words.sentences import LANGUAGES, Sentences, check_language
from bathysphere.words.wording import Talking, Varying, Wording
from bathysphere.words.words import Words

__all__ = ["LANGUAGES", "Sentences", "Talking", "Varying", "Wording", "Words", "check_language"]
