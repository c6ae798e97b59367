import type { MailNoticeKind } from "@/contract/vocabulary/mail-state";
import type { ConnectionValues, IncomingHook, OpenedConnection } from "@/server/partners/provider";

/** A mail service behind an SMTP server: how emails are marked for it, and how it reports their delivery. */
export type NoticeService = {
  readonly code: string;
  readonly label: string;
  /** Matches the names of its SMTP servers. */
  readonly servers: RegExp;
  /** How a notice is authenticated: a secret in the URL, a key of the service, or the topic it comes from. */
  readonly proof: "ADDRESS" | "KEY" | "TOPIC";
  /** Where to enter the URL and which events to choose there, in the service's terms. */
  readonly place: string;
  readonly events: string;
  /** Returns headers by which the service identifies the email in its notices. */
  nameMail(reference: string): Readonly<Record<string, string>>;
  /** Returns the key as stored; null when invalid. Only for services with KEY. */
  readKey?(typed: string): string | null;
  verify(hook: IncomingHook, proof: Proof): boolean;
  /** Verifies what needs a certificate of the service. @throws PartnerError */
  confirm?(hook: IncomingHook, connection: Pick<OpenedConnection, "http" | "now">): Promise<boolean>;
  /** Throws for a body that can't be read. */
  read(hook: IncomingHook): readonly ServiceEvent[];
};

export type Proof = { readonly values: ConnectionValues; readonly now: Date };

/** One event as reported by the service. */
export type ServiceEvent = {
  /** The same for every delivery of the event. */
  readonly id: string;
  readonly name: string;
  readonly at: Date | null;
  readonly reference?: string | undefined;
  readonly messageId?: string | undefined;
  /** Null for events that are not tracked, such as an opened email. */
  readonly kind: MailNoticeKind | null;
  /** SMTP code; 0 when there is none. */
  readonly code?: number;
  readonly words?: string;
};

/** The name of the metadata that services return in their notices. */
export const MARK = "homeward";
/** For services that return an email's headers. */
export const MARK_HEADER = "X-Homeward-Mail";
