import type { CreditEntryKind } from "@/contract/vocabulary/credit";

/**
 * One line of the ledger of a store credit or a gift card; lines are appended and never edited. `amountMinor` is
 * signed, in minor units of the credit's currency: what was issued is positive, what was spent or taken back negative,
 * so that the balance is the sum of the lines.
 */
export type CreditEntry = { kind: CreditEntryKind; amountMinor: number };
