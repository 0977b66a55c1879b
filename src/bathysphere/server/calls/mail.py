"""Messages by mail, through the server that an operator names."""

import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from urllib.parse import unquote, urlsplit

import msgspec

from bathysphere.engine import BadTable
from bathysphere.server.calls.messages import Told, worded
from bathysphere.server.table_info import common_words

SECONDS = 20
LONGEST = 254
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?")


def is_address(text: str) -> bool:
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None and parseaddr(text)[1] == text


class Refused(Exception):
    """The mail server did not take it. `for_good`: nor will it ever."""

    def __init__(self, for_good: bool) -> None:
        super().__init__("refused")
        self.for_good = for_good


class Mailer(msgspec.Struct, frozen=True):
    """`smtp://host:25` (with STARTTLS where it is offered, and always before a password), `smtps://user:password@host`."""

    host: str
    port: int
    secure: bool
    user: str
    password: str
    sender: str

    @classmethod
    def at(cls, address: str, sender: str) -> "Mailer":
        parts = urlsplit(address)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not is_address(sender):
            raise BadTable("bad_mail_server", form="smtps://user:password@host", option="--mail-from")
        secure = parts.scheme == "smtps"
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, parts.port or (465 if secure else 25), secure, user, password, sender)

    def send(self, mail: EmailMessage) -> None:
        """In another thread than the tables': it waits."""
        try:
            with self._line() as line:
                line.send_message(mail)
        except smtplib.SMTPRecipientsRefused as error:
            raise Refused(all(code >= 500 for code, _ in error.recipients.values())) from error
        except smtplib.SMTPResponseException as error:
            raise Refused(isinstance(error, smtplib.SMTPDataError) and error.smtp_code >= 500) from error
        except (smtplib.SMTPException, OSError) as error:
            raise Refused(False) from error

    def _line(self) -> smtplib.SMTP:
        trust = ssl.create_default_context()
        if self.secure:
            line: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=trust)
        else:
            line = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        try:
            line.ehlo()
            if not self.secure and (self.user or line.has_extn("starttls")):
                line.starttls(context=trust)
                line.ehlo()
            if self.user:
                line.login(self.user, self.password)
        except BaseException:
            line.close()
            raise
        return line

    def letter(self, to: str, message_id: str, message: Told, stop: str) -> EmailMessage:
        """The same message is the same letter (Message-ID), so that a second copy can be told from a second call."""
        said, words = worded(message), common_words(message.language)
        text = "\n\n".join(filter(None, (said.text, said.link, words("call-mail-stop", link=stop))))
        return self._mail(to, said.title, text, message_id, message.made)

    def code(self, to: str, message_id: str, code: str, language: str, made: int) -> EmailMessage:
        words = common_words(language)
        return self._mail(to, words("call-mail-code"), words("call-mail-code-text", code=code), message_id, made)

    def _mail(self, to: str, subject: str, text: str, message_id: str, made: int) -> EmailMessage:
        mail = EmailMessage()
        mail["From"] = self.sender
        mail["To"] = to
        mail["Subject"] = " ".join(subject.split())
        mail["Date"] = formatdate(made / 1000)
        mail["Message-ID"] = f"<{message_id}@{self.sender.partition('@')[2]}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content(text + "\n")
        return mail
