import type { MailNoticeKind } from "@/contract/vocabulary/mail-state";
import type { ConnectionValues, IncomingHook, OpenedConnection } from "@/server/partners/provider";

/** A mail service behind an SMTP server: how it is told which mail is which, and how it tells what became of it. */
export type NoticeService = {
  readonly code: string;
  readonly label: string;
  /** Names of its SMTP servers. */
  readonly servers: RegExp;
  /** What shows that a notice is its own: a secret in the address, a key of the service, or the topic that it comes by. */
  readonly proof: "ADDRESS" | "KEY" | "TOPIC";
  /** Where the address is entered, and which events are chosen there, in the service's words. */
  readonly place: string;
  readonly events: string;
  /** Headers that have the service name the mail in its notices. */
  nameMail(reference: string): Readonly<Record<string, string>>;
  /** The key as it is kept; null where it can't be one. Of services with a KEY. */
  readKey?(typed: string): string | null;
  verify(hook: IncomingHook, proof: Proof): boolean;
  /** What is checked with a certificate of the service. @throws PartnerError */
  confirm?(hook: IncomingHook, connection: Pick<OpenedConnection, "http" | "now">): Promise<boolean>;
  /** Throws for a body that can't be read. */
  read(hook: IncomingHook): readonly ServiceEvent[];
};

export type Proof = { readonly values: ConnectionValues; readonly now: Date };

/** One event as the service tells it. */
export type ServiceEvent = {
  /** The same on every delivery of it. */
  readonly id: string;
  readonly name: string;
  readonly at: Date | null;
  readonly reference?: string | undefined;
  readonly messageId?: string | undefined;
  /** Null: nothing that is followed, such as an opened mail. */
  readonly kind: MailNoticeKind | null;
  /** SMTP code; 0 where there is none. */
  readonly code?: number;
  readonly words?: string;
};

/** The name under which services echo what a mail carries. */
export const MARK = "homeward";
/** For services that echo the headers of a mail. */
export const MARK_HEADER = "X-Homeward-Mail";
