/** Sends one mail. Throws PartnerError: REFUSED for an address that will never work, UNAVAILABLE for the rest. */
export type Mailer = {
  send(mail: OutgoingMail): Promise<void>;
  /** The same with what the server answered; absent where mails are only kept. */
  deliver?(mail: OutgoingMail): Promise<MailAnswer>;
};

/**
 * What a mail server says of one mail. SENT: it has taken it. DEFERRED: it asks to try later (4xx). BAD_ADDRESS: nobody
 * has that mailbox, and nothing that is sent to it will arrive. REFUSED: this mail is not taken (5xx), for another reason.
 */
export type MailAnswer = {
  readonly state: "SENT" | "DEFERRED" | "REFUSED" | "BAD_ADDRESS";
  /** SMTP code; 0 where there was none. */
  readonly code: number;
  /** In the server's words. May name the receiver: kept with the mail, never logged. */
  readonly words: string;
};

export type OutgoingMail = {
  readonly to: string;
  /** An address, or `Name <address>`. */
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further headers, for example Message-ID, which makes a second sending of the same mail recognizable. */
  readonly headers: Readonly<Record<string, string>>;
  /** By what a mail service names it when it tells of it (mail-id.ts); absent where nobody is told. */
  readonly reference?: string;
  readonly attachments?: readonly Attachment[];
};

export type Attachment = {
  /** File name: letters, digits, hyphens and a dot. */
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array;
};
