import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { SettlementBasis } from "@/contract/vocabulary/settlement";
import type { Tx } from "@/server/db/client";
import { readValue } from "@/server/db/read-json";
import { find } from "@/server/db/run";
import { sql } from "@/server/db/tables/query";
import { insertRows, updateRows } from "@/server/db/write-rows";
import type { Settlement } from "@/server/domain/money/types";
import type { TenantScope } from "@/server/kernel/actor";

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
  /** A quote expires; a confirmed quote and a decision don't. */
  expiresAt: Date | null;
};

/** Inserts a quote or decision with its derivation; the rows are never changed afterwards. */
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
      unitAmounts: settlement.unitAmounts,
    },
  ]);
  const of = { settlementId: entry.id, groupId: scope.groupId };
  await insertRows(
    tx,
    "derivation_rows",
    settlement.rows.map(({ group, ...row }) => ({ ...row, ...of, rowGroup: group })),
  );
};

/** An unconfirmed quote, which expires. */
export type LiveQuote = { id: string; fingerprint: string; createdAt: string; expiresAt: string };

const quoteJson = sql`
  json_build_object('id', s.id, 'fingerprint', s.fingerprint, 'created_at', s.created_at, 'expires_at', s.expires_at)`;

/** The newest quotes of the draft `i` as one JSON array, limited because a draft that is repriced often has many. */
export const liveQuotesJson = sql`coalesce((
  select json_agg(${quoteJson} order by s.created_at desc)
  from (
    select * from settlements x where x.return_id = i.id and x.group_id = i.group_id and x.basis = 'QUOTE'
      and x.expires_at is not null order by x.created_at desc limit 10) s), '[]'::json)`;

/** Returns the newest valid quote of this return for the same facts. */
export const findLiveQuote = (
  tx: Tx,
  scope: TenantScope,
  { returnId, fingerprint, now }: { returnId: string; fingerprint: string; now: Date },
): Promise<LiveQuote | null> => readValue<LiveQuote>(tx)`
    select ${quoteJson} as data from settlements s where s.return_id = ${returnId} and s.group_id = ${scope.groupId} and s.basis = 'QUOTE'
      and s.fingerprint = ${fingerprint} and s.expires_at > ${now}::timestamptz order by s.created_at desc limit 1`;

export const findQuoteFingerprint = async (
  tx: Tx,
  scope: TenantScope,
  { returnId, quoteId }: { returnId: string; quoteId: string },
): Promise<string | null> => {
  const row = await find(tx, "settlements", {
    where: { groupId: scope.groupId, returnId, id: quoteId, basis: "QUOTE" },
    select: ["fingerprint"],
  });
  return row?.fingerprint ?? null;
};

/** Keeps a confirmed quote permanently. */
export const keepQuote = async (tx: Tx, scope: TenantScope, quoteId: string): Promise<void> => {
  await updateRows(tx, scope, { table: "settlements", rows: [{ id: quoteId, expiresAt: null }] });
};
