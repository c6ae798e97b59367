/** Sends one email. Throws PartnerError: REFUSED for an address that will never work, UNAVAILABLE for the rest. */
export type Mailer = {
  send(mail: OutgoingMail): Promise<void>;
  /** Also returns the server's response; absent when emails are only stored. */
  deliver?(mail: OutgoingMail): Promise<MailAnswer>;
};

/**
 * A mail server's response to one email. SENT: accepted. DEFERRED: try later (4xx). BAD_ADDRESS: the mailbox doesn't
 * exist, and no email to it will arrive. REFUSED: this email is rejected (5xx) for another reason.
 */
export type MailAnswer = {
  readonly state: "SENT" | "DEFERRED" | "REFUSED" | "BAD_ADDRESS";
  /** SMTP code; 0 when there was none. */
  readonly code: number;
  /** The server's message. May name the recipient: stored with the email, never logged. */
  readonly words: string;
};

export type OutgoingMail = {
  readonly to: string;
  /** An address, or `Name <address>`. */
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further headers, for example Message-ID, which identifies a second sending of the same email. */
  readonly headers: Readonly<Record<string, string>>;
  /** The reference that a mail service returns in its notices (mail-id.ts); absent without a service. */
  readonly reference?: string;
  readonly attachments?: readonly Attachment[];
};

export type Attachment = {
  /** File name: letters, digits, hyphens and a dot. */
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array;
};
