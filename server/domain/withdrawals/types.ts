import type { WithdrawalMailKind } from "@/contract/vocabulary/withdrawal";
import type { Stored } from "@/server/schema/columns";

/** A declaration of withdrawal as it was received; it is never changed. */
export type Withdrawal = Stored<"withdrawals", object, "keyHash">;

export type Declaration = Pick<Withdrawal, "name" | "contract" | "email">;

/** Where a mail about a withdrawal stands. */
export type WithdrawalMail = {
  kind: WithdrawalMailKind;
  /** Null: nothing will be tried any more. */
  dueAt: string | null;
  attempts: number;
  sentAt: string | null;
  error: string;
};
