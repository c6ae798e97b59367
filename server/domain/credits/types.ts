import type { CreditEntryKind } from "@/contract/vocabulary/credit";

/**
 * One line of the ledger of a store credit or gift card; lines are appended and never edited. `amountMinor` is signed,
 * in minor units of the credit's currency: issued amounts are positive, amounts spent or taken back negative, so that
 * the balance is the sum of the lines.
 */
export type CreditEntry = { kind: CreditEntryKind; amountMinor: number };
