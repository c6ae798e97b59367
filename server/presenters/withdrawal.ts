import type { z } from "zod";
import type { DeclaredDto } from "@/contract/storefront/withdrawals";
import type { Withdrawal } from "@/server/domain/withdrawals/types";

/** What the shopper reads of a declaration. */
export const presentDeclared = ({
  id,
  number,
  name,
  contract,
  email,
  receivedAt,
}: Withdrawal): z.output<typeof DeclaredDto> => ({
  ...{ withdrawal_id: id, number, name, contract, email, received_at: receivedAt.toISOString() },
});

/** And what the merchant reads besides. */
export const presentWithdrawal = (withdrawal: Withdrawal) => ({
  ...presentDeclared(withdrawal),
  ...{ ecommerce_id: withdrawal.ecommerceId, lang: withdrawal.lang },
});

export const presentReceipt = ({ number }: Withdrawal, bytes: Uint8Array) => ({
  name: `${number}.pdf`,
  content: Buffer.from(bytes).toString("base64"),
});
