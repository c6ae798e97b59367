/** Sends one mail. Throws PartnerError: REFUSED for an address that will never work, UNAVAILABLE for the rest. */
export type Mailer = { send(mail: OutgoingMail): Promise<void> };

export type OutgoingMail = {
  readonly to: string;
  /** An address, or `Name <address>`. */
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further headers, for example Message-ID, which makes a second sending of the same mail recognisable. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
};

export type Attachment = {
  /** File name: letters, digits, hyphens and a dot. */
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array;
};
