import type { Tx } from "@/server/db/client";
import { isUndone } from "@/server/db/money/payout-waits";
import { readJsonSql } from "@/server/db/read-json";
import { fromRow } from "@/server/db/rows";
import { readSql } from "@/server/db/run";
import { type Sql, sql } from "@/server/db/tables/query";
import { withheldForPromotions } from "@/server/domain/money/derive-promotions";
import type { DerivationRow } from "@/server/domain/money/types";
import type { EarlierReturns } from "@/server/domain/returns/settle-by-terms";
import type { TenantScope } from "@/server/kernel/actor";

/**
 * Counts earlier returns by this email address in a store; those that ended without effect don't count. Null without an
 * address.
 */
export const countEarlierReturns = async (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, lookupEmail, exceptProcessId }: { ecommerceId: string; lookupEmail: string; exceptProcessId: string },
): Promise<number | null> => {
  if (lookupEmail === "") return null;
  const [row] = await readSql<{ count: number }>(tx)`
    select count(*)::int as count from return_processes p
    where p.group_id = ${scope.groupId} and p.lookup_email = ${lookupEmail} and p.ecommerce_id = ${ecommerceId}
      and p.id <> ${exceptProcessId} and p.status not in ('CANCELED', 'FAILED')`;
  return row?.count ?? 0;
};

export type EarlierRows = {
  units: { lineId: string; index: number; isKept: boolean }[];
  decisions: DerivationRow[][];
};

/** The input of `earlierReturnsOf`; `others` selects the processes `p`, or none if it is empty. */
export const earlierReturnsJson = (others: Sql): Sql => sql`json_build_object(
  'units', coalesce((
    select json_agg(json_build_object('line_id', u.order_line_id, 'index', u.unit_index, 'is_kept', u.location = 'KEPT'))
    from return_units u join return_processes p on p.id = u.process_id
    where ${others} and p.status not in ('CANCELED', 'FAILED') and u.verdict = 'APPROVED' and u.outcome = 'REFUND'),
    '[]'::json),
  'decisions', coalesce((
    select json_agg((
      select json_agg(json_build_object('kind', r.kind, 'group', r.row_group, 'amount_minor', r.amount_minor))
      from derivation_rows r where r.settlement_id = s.id))
    from settlements s join return_processes p on p.id = s.return_id
    where ${others} and p.status not in ('CANCELED', 'FAILED') and s.basis = 'DECISION' and not ${isUndone("s")}
      and exists (select 1 from derivation_rows r where r.settlement_id = s.id)), '[]'::json))`;

export const earlierReturnsOf = ({ units, decisions }: EarlierRows): EarlierReturns => ({
  refundedUnits: units,
  withheldMinor: withheldForPromotions(decisions),
});

/**
 * Returns what the other returns of an order have refunded and withheld so far; those that ended without effect don't
 * count.
 */
export const loadEarlierReturns = async (
  tx: Tx,
  scope: TenantScope,
  call: {
    orderId: string;
    exceptProcessId: string;
    /** Only those before the process with this number. */
    startedBefore?: number;
  },
): Promise<EarlierReturns> => {
  const { orderId, exceptProcessId, startedBefore } = call;
  const before = startedBefore === undefined ? sql`` : sql`and p.number < ${startedBefore}`;
  const others = sql`p.order_id = ${orderId} and p.group_id = ${scope.groupId} and p.id <> ${exceptProcessId} ${before}`;
  const [row] = await readJsonSql(tx)`select ${earlierReturnsJson(others)} as data`;
  return earlierReturnsOf(fromRow<EarlierRows>(row));
};
