import type { MailLeg } from "@/server/domain/activities/plan-mails";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Store } from "@/server/domain/store/types";

/** Who ended a return, as its shopper is told. */
export type CanceledBy = "SHOPPER" | "STORE" | "LATE";

/** The facts that an email is composed from. */
export type MailFacts = {
  mail: MailLeg;
  process: ReturnProcess;
  store: Store;
  /** Base URL of this service, without a trailing slash. */
  appUrl: string;
  statusUrl: string;
  /** Only for the email about a cancellation. */
  canceledBy: CanceledBy;
  /** The store's words; only for its message. */
  message: string;
};
