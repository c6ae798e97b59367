import { withheldForPromotions } from "@/server/domain/money/derive-promotions";
import type { DerivationRow } from "@/server/domain/money/types";
import type { EarlierReturns } from "@/server/domain/returns/settle-by-terms";
import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";

/**
 * How many returns this e-mail address made before in a store; those that ended without effect do not count. Null
 * without an address.
 */
export const countEarlierReturns = async (
  tx: Tx,
  scope: TenantScope,
  { ecommerceId, lookupEmail, exceptProcessId }: { ecommerceId: string; lookupEmail: string; exceptProcessId: string },
): Promise<number | null> => {
  if (lookupEmail === "") return null;
  const [row] = await tx.$queryRaw<{ count: number }[]>(Prisma.sql`
    select count(*)::int as count from return_processes p
    where p.group_id = ${scope.groupId} and p.lookup_email = ${lookupEmail} and p.ecommerce_id = ${ecommerceId}
      and p.id <> ${exceptProcessId} and p.status not in ('CANCELED', 'FAILED')`);
  return row?.count ?? 0;
};

/** What the other returns of an order have refunded and withheld so far; those that ended without effect do not count. */
export const loadEarlierReturns = async (
  tx: Tx,
  scope: TenantScope,
  {
    orderId,
    exceptProcessId,
    startedBefore,
  }: {
    orderId: string;
    exceptProcessId: string;
    /** Only those before the process of this number. */
    startedBefore?: number;
  },
): Promise<EarlierReturns> => {
  const before = startedBefore === undefined ? Prisma.empty : Prisma.sql`and p.number < ${startedBefore}`;
  const others = Prisma.sql`p.order_id = ${orderId} and p.group_id = ${scope.groupId} and p.id <> ${exceptProcessId}
    and p.status not in ('CANCELED', 'FAILED') ${before}`;
  const refundedUnits = await tx.$queryRaw<{ lineId: string; index: number; isKept: boolean }[]>(Prisma.sql`
    select u.order_line_id as "lineId", u.unit_index as index, u.location = 'KEPT' as "isKept"
    from return_units u join return_processes p on p.id = u.process_id
    where ${others} and u.verdict = 'APPROVED' and u.outcome = 'REFUND'`);
  const decisions = await tx.$queryRaw<{ rows: DerivationRow[] }[]>(Prisma.sql`
    select json_agg(json_build_object('kind', r.kind, 'group', r.row_group, 'amountMinor', r.amount_minor)) as rows
    from derivation_rows r join settlements s on s.id = r.settlement_id join return_processes p on p.id = s.return_id
    where ${others} and s.basis = 'DECISION' group by s.id`);
  return { refundedUnits, withheldMinor: withheldForPromotions(decisions.map(({ rows }) => rows)) };
};
