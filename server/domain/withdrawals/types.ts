import type { WithdrawalMailKind } from "@/contract/vocabulary/withdrawal";

/** A declaration of withdrawal as it was received; it is never changed. */
export type Withdrawal = {
  id: string;
  groupId: string;
  ecommerceId: string;
  /** For people: WD-7F3K-92QD. */
  number: string;
  name: string;
  /** What the shopper names the contract by: an order number, mostly. */
  contract: string;
  email: string;
  lang: string;
  /** The sentence that was declared. */
  statement: string;
  receivedAt: string;
  receiptSha256: string;
};

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
