import type { MailAnswer, OutgoingMail } from "./mailer";
import type { ConnectionValues, OpenedConnection, ProviderDefinition } from "./provider";

/** A way for a store to send its own mail. */
export type MailProvider = ProviderDefinition & {
  readonly kind: "MAIL";
  /** Who its mails are from. */
  readSender(values: ConnectionValues): MailSender;
  /** How the service behind the server tells what becomes of mails; null where none is known. */
  readNotices(connection: Pick<OpenedConnection, "values" | "hookUrl">): NoticeSetup | null;
  /** `dkim`: mails are signed with it; null: they are not. */
  open(connection: OpenedConnection, dkim: DkimKey | null): MailTransport;
};

/** Sends as a store. Throws PartnerError where the server itself did not work: what it says of one mail is an answer. */
export type MailTransport = { deliver(mail: OutgoingMail): Promise<MailAnswer> };

/** What a person sets up at a mail service, so that it tells of bounces. */
export type NoticeSetup = {
  /** "Postmark" */
  readonly service: string;
  /** Where it sends its notices. May hold a secret: only for those who may change the connection. */
  readonly address: string;
  /** Where that is entered, and which events are chosen, in the service's words. */
  readonly place: string;
  readonly events: string;
  /** What is still to be entered here, in one sentence; "" where nothing is. */
  readonly missing: string;
};

export type MailSender = {
  readonly name: string;
  readonly address: string;
  /** "" where answers go to the store's contact address. */
  readonly replyTo: string;
  /** The domain that signs: that of the address, or one above it. */
  readonly dkimDomain: string;
  readonly dkimSelector: string;
};

export type DkimKey = {
  readonly domain: string;
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
};
