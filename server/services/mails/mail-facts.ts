import type { MailLeg } from "@/server/domain/activities/plan-mails";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Store } from "@/server/domain/store/types";

/** Who ended a return, as its shopper is told. */
export type CanceledBy = "SHOPPER" | "STORE" | "LATE";

/** What a mail is written from. */
export type MailFacts = {
  mail: MailLeg;
  process: ReturnProcess;
  store: Store;
  /** Address of this service, without a slash at its end. */
  appUrl: string;
  statusUrl: string;
  /** Only for the mail about a cancellation. */
  canceledBy: CanceledBy;
  /** Words of the store; only for its message. */
  message: string;
};
