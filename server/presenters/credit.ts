import type { CreditDto } from "@/contract/admin/credits";
import type { CreditEntry } from "@/server/domain/credits/types";
import type { Credit } from "@/server/domain/process/types";
import type { Shown } from "@/server/kernel/wire-names";
import { presentAmount } from "./money";

type Ledger = Credit & {
  processId: string;
  createdAt: string;
  entries: readonly (CreditEntry & { reference: string; at: string })[];
};

/** Returns a store credit or gift card with its ledger. */
export const presentCredit = (credit: Ledger): Shown<typeof CreditDto> => ({
  ...credit,
  amount: presentAmount(credit.amountMinor),
  balance: presentAmount(credit.balanceMinor),
  entries: credit.entries.map(({ kind, amountMinor, reference, at }) => ({
    kind,
    amount: presentAmount(amountMinor),
    reference,
    at,
  })),
});
