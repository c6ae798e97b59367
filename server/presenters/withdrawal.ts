import type { Withdrawal } from "@/server/domain/withdrawals/types";

/** What the shopper reads of a declaration, and what the merchant reads besides. */
export const presentDeclared = (withdrawal: Withdrawal) => ({ ...withdrawal, withdrawalId: withdrawal.id });

export const presentReceipt = ({ number }: Withdrawal, bytes: Uint8Array) => ({
  name: `${number}.pdf`,
  content: Buffer.from(bytes).toString("base64"),
});
