import type { Withdrawal } from "@/server/domain/withdrawals/types";

/** Returns the part of a declaration that the shopper sees, with what the merchant sees in addition. */
export const presentDeclared = (withdrawal: Withdrawal) => ({ ...withdrawal, withdrawalId: withdrawal.id });

export const presentReceipt = ({ number }: Withdrawal, bytes: Uint8Array) => ({
  name: `${number}.pdf`,
  content: Buffer.from(bytes).toString("base64"),
});
