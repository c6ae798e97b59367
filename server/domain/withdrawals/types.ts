import type { WithdrawalMailKind } from "@/contract/vocabulary/withdrawal";
import type { Stored } from "@/server/schema/columns";

/** A declaration of withdrawal as received; it is never changed. */
export type Withdrawal = Stored<"withdrawals", object, "keyHash">;

export type Declaration = Pick<Withdrawal, "name" | "contract" | "email">;

/** The status of an email about a withdrawal. */
export type WithdrawalMail = {
  kind: WithdrawalMailKind;
  /** Null: it won't be attempted again. */
  dueAt: string | null;
  attempts: number;
  sentAt: string | null;
  error: string;
};
