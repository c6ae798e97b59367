import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { SettlementBasis } from "@/contract/vocabulary/settlement";
import type { Settlement } from "@/server/domain/money/types";
import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { insertRows, updateRows } from "./write-rows";

export type NewSettlement = {
  id: string;
  returnId: string;
  basis: SettlementBasis;
  refundOption: RefundOption;
  currency: string;
  settlement: Settlement;
  /** What an advance paid beyond this decision. */
  overpaidMinor?: number;
  fingerprint: string;
  createdAt: Date;
  /** A quote lapses; a confirmed quote and a decision do not. */
  expiresAt: Date | null;
};

/** Writes a quote or decision with its derivation; the rows are never changed afterwards. */
export const insertSettlement = async (tx: Tx, scope: TenantScope, entry: NewSettlement): Promise<void> => {
  const { settlement, overpaidMinor: _, ...head } = entry;
  await insertRows(tx, "settlements", [
    {
      ...head,
      groupId: scope.groupId,
      subtotalMinor: settlement.subtotalMinor,
      feesMinor: settlement.feesMinor,
      bonusMinor: settlement.bonusMinor,
      taxMinor: settlement.taxMinor,
      totalMinor: settlement.totalMinor,
      owedMinor: settlement.owedMinor,
      roundingMinor: settlement.roundingMinor,
      shippingMinor: settlement.shippingMinor,
      overpaidMinor: entry.overpaidMinor ?? 0,
      portions: settlement.portions,
    },
  ]);
  const of = { settlementId: entry.id, groupId: scope.groupId };
  await insertRows(
    tx,
    "derivation_rows",
    settlement.rows.map(({ group, ...row }) => ({ ...row, ...of, rowGroup: group })),
  );
};

/** A quote of this return that still holds, for the same facts. */
export const findLiveQuote = async (
  tx: Tx,
  scope: TenantScope,
  { returnId, fingerprint, now }: { returnId: string; fingerprint: string; now: Date },
): Promise<{ id: string; createdAt: Date; expiresAt: Date } | null> => {
  const row = await tx.settlement.findFirst({
    where: { groupId: scope.groupId, returnId, fingerprint, basis: "QUOTE", expiresAt: { gt: now } },
    orderBy: { createdAt: "desc" },
  });
  return row?.expiresAt ? { id: row.id, createdAt: row.createdAt, expiresAt: row.expiresAt } : null;
};

export const findQuoteFingerprint = async (
  tx: Tx,
  scope: TenantScope,
  { returnId, quoteId }: { returnId: string; quoteId: string },
): Promise<string | null> => {
  const row = await tx.settlement.findFirst({
    where: { groupId: scope.groupId, returnId, id: quoteId, basis: "QUOTE" },
    select: { fingerprint: true },
  });
  return row?.fingerprint ?? null;
};

/** The confirmed quote stays for good. */
export const keepQuote = async (tx: Tx, scope: TenantScope, quoteId: string): Promise<void> => {
  await updateRows(tx, scope, { table: "settlements", rows: [{ id: quoteId, expiresAt: null }] });
};
