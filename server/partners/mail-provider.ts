import type { MailAnswer, OutgoingMail } from "./mailer";
import type { ConnectionValues, OpenedConnection, ProviderDefinition } from "./provider";

/** A provider through which a store sends its own emails. */
export type MailProvider = ProviderDefinition & {
  readonly kind: "MAIL";
  /** Returns the sender of its emails. */
  readSender(values: ConnectionValues): MailSender;
  /** Returns how the service behind the server reports delivery; null when the service is unknown. */
  readNotices(connection: Pick<OpenedConnection, "values" | "hookUrl">): NoticeSetup | null;
  /** `dkim`: the key that emails are signed with; null: they aren't signed. */
  open(connection: OpenedConnection, dkim: DkimKey | null): MailTransport;
};

/** Sends as a store. Throws PartnerError when the server itself failed; a response to one email is returned. */
export type MailTransport = { deliver(mail: OutgoingMail): Promise<MailAnswer> };

/** What a person sets up at a mail service so that it reports bounces. */
export type NoticeSetup = {
  /** "Postmark" */
  readonly service: string;
  /** Where the service sends its notices. May contain a secret: only for people who may change the connection. */
  readonly address: string;
  /** Where to enter it and which events to choose, in the service's terms. */
  readonly place: string;
  readonly events: string;
  /** What still has to be entered here, in one sentence; "" when complete. */
  readonly missing: string;
};

export type MailSender = {
  readonly name: string;
  readonly address: string;
  /** "" when replies go to the store's contact address. */
  readonly replyTo: string;
  /** The signing domain: that of the address, or a parent domain. */
  readonly dkimDomain: string;
  readonly dkimSelector: string;
};

export type DkimKey = {
  readonly domain: string;
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
};
