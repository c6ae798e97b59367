import type { DeclaredDto } from "@/contract/storefront/withdrawals";
import type { Withdrawal } from "@/server/domain/withdrawals/types";
import type { Shown } from "@/server/kernel/wire-names";

/** What the shopper reads of a declaration. */
export const presentDeclared = ({
  id,
  number,
  name,
  contract,
  email,
  receivedAt,
}: Withdrawal): Shown<typeof DeclaredDto> => ({
  ...{ withdrawalId: id, number, name, contract, email, receivedAt },
});

/** And what the merchant reads besides. */
export const presentWithdrawal = (withdrawal: Withdrawal) => ({
  ...presentDeclared(withdrawal),
  ...{ ecommerceId: withdrawal.ecommerceId, lang: withdrawal.lang },
});

export const presentReceipt = ({ number }: Withdrawal, bytes: Uint8Array) => ({
  name: `${number}.pdf`,
  content: Buffer.from(bytes).toString("base64"),
});
