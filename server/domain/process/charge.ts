import type { HoldCause } from "@/contract/vocabulary/card-hold";
import type { ChargeStatus } from "@/contract/vocabulary/credit";
import type { Stored } from "@/server/schema/columns";

/** What a shopper pays for a return, or the hold on their card for it. */
export type Charge = Stored<
  "charges",
  {
    status: ChargeStatus;
    /** Why it is captured or released; null while neither. */
    holdCause: HoldCause | null;
  },
  "groupId" | "returnId" | "checkoutDueAt" | "followDueAt" | "backMailDueAt" | "backMailAttempts"
>;
