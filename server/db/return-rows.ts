import type { AuthorizationStatus } from "@/contract/vocabulary/authorization";
import type { ProcessStatus } from "@/contract/vocabulary/process";
import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { ReturnView } from "@/contract/vocabulary/return-view";
import { SEARCH_KINDS, type SearchKind } from "@/contract/vocabulary/search";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";
import { fromRow } from "./rows";
import { withinScope } from "./scope";
import { matchingKeys } from "./search";

export type ReturnRow = {
  id: string;
  returnCode: string;
  orderName: string;
  customerName: string;
  email: string;
  status: ProcessStatus;
  shippingStatus: ShippingStatus;
  authorizationStatus: AuthorizationStatus;
  refundOption: RefundOption;
  currency: string;
  storeName: string;
  createdAt: string;
  updatedAt: string;
  unitsTotal: number;
  unitsDecided: number;
  unitsApproved: number;
  /** What was decided; before that, what was promised. */
  valueMinor: number;
  isValueDecided: boolean;
  matched: string | null;
};

const UNDECIDED = Prisma.sql`exists (select 1 from return_units u where u.process_id = p.id and u.verdict = 'UNDECIDED')`;

/** For somebody's approval: until then nothing is sent. */
const WAITS = Prisma.sql`(p.authorization_status = 'PENDING')`;

/** What each view shows. Views overlap with nothing but ALL. */
const VIEWS: Record<ReturnView, Prisma.Sql> = {
  ALL: Prisma.sql`true`,
  NEEDS_APPROVAL: Prisma.sql`${WAITS} and p.status = 'RUNNING'`,
  READY_TO_SEND: Prisma.sql`not ${WAITS} and p.status = 'RUNNING' and p.shipping_status in ('NO_SHIPPING_STATUS', 'CREATED')`,
  IN_TRANSIT: Prisma.sql`p.status = 'RUNNING' and p.shipping_status = 'COLLECTED'`,
  TO_INSPECT: Prisma.sql`p.status = 'RUNNING' and p.shipping_status = 'IN_WAREHOUSE' and ${UNDECIDED}`,
  PROBLEMS: Prisma.sql`(p.status in ('ON_HOLD', 'FAILED') or (p.status = 'RUNNING' and p.shipping_status in ('ERROR', 'CANCELED')))`,
  COMPLETED: Prisma.sql`p.status = 'COMPLETED'`,
  CANCELED: Prisma.sql`p.status = 'CANCELED'`,
};

const FROM = Prisma.sql`return_processes p join ecommerces e on e.id = p.ecommerce_id join orders o on o.id = p.order_id`;

/** What a search text named, in words; the most exact kind first. */
const MATCHED_WORDS: Record<SearchKind, string> = {
  RETURN_CODE: "return",
  PROCESS_ID: "process id",
  PLATFORM_ID: "shop's return",
  ORDER_NUMBER: "order",
  TRACKING_NUMBER: "tracking number",
  EMAIL: "e-mail",
  SKU: "SKU",
  NAME: "name",
  POSTAL_CODE: "postal code",
};

export type RowCursor = { updatedAt: string; id: string };

/** One page of a view, newest change first, after `cursor`. */
export const listReturnRows = async (
  tx: Tx,
  scope: TenantScope,
  { view, query, cursor, limit }: { view: ReturnView; query: string; cursor: RowCursor | null; limit: number },
): Promise<ReturnRow[]> => {
  const isText = query.trim() !== "";
  // Materialized: whoever is named by few keys must not be looked for among all returns.
  const found = isText
    ? Prisma.sql`with found as materialized (
        select k.process_id, (array_agg(k.kind order by array_position(${[...SEARCH_KINDS]}, k.kind)))[1] as kind
        from ${matchingKeys(scope, query)} group by k.process_id)`
    : Prisma.empty;
  const named = isText ? Prisma.sql`join found on found.process_id = p.id` : Prisma.empty;
  const after =
    cursor === null
      ? Prisma.sql`true`
      : Prisma.sql`(p.updated_at, p.id) < (${cursor.updatedAt}::timestamptz, ${cursor.id})`;
  const rows = await tx.$queryRaw<{ data: unknown }[]>(Prisma.sql`
    ${found} select jsonb_build_object('id', p.id, 'return_code', p.return_code, 'order_name', o.name,
      'customer_name', trim(p.first_name || ' ' || p.last_name), 'email', p.email, 'status', p.status,
      'shipping_status', p.shipping_status, 'authorization_status', p.authorization_status, 'refund_option', p.refund_option, 'currency', p.currency,
      'store_name', e.name, 'created_at', p.created_at, 'updated_at', p.updated_at, 'matched', ${isText ? Prisma.sql`found.kind` : Prisma.sql`null::text`},
      'units_total', c.total, 'units_decided', c.decided, 'units_approved', c.approved,
      'value_minor', coalesce(s.decided, s.promised, c.paid), 'is_value_decided', s.decided is not null) as data
    from ${FROM} ${named}
    cross join lateral (select count(*) as total, count(*) filter (where u.verdict <> 'UNDECIDED') as decided,
      count(*) filter (where u.verdict = 'APPROVED') as approved, coalesce(sum(u.paid_minor), 0) as paid
      from return_units u where u.process_id = p.id) c
    cross join lateral (select
      (array_agg(t.total_minor order by t.number) filter (where t.basis = 'QUOTE'))[1] as promised,
      (array_agg(t.total_minor order by t.number desc) filter (where t.basis = 'DECISION'))[1] as decided
      from settlements t where t.return_id = p.id and t.expires_at is null) s
    where ${withinScope(scope, "p")} and ${VIEWS[view]} and ${after}
    order by p.updated_at desc, p.id desc limit ${limit}`);
  return rows.map(({ data }) => {
    const row = fromRow<Omit<ReturnRow, "matched"> & { matched: SearchKind | null }>(data);
    return { ...row, matched: row.matched === null ? null : MATCHED_WORDS[row.matched] };
  });
};

/** How many returns each view holds. */
export const countReturnViews = async (tx: Tx, scope: TenantScope): Promise<Record<ReturnView, number>> => {
  const names = Object.keys(VIEWS) as ReturnView[];
  const counts = names.map(
    (view) => Prisma.sql`count(*) filter (where ${VIEWS[view]})::int as ${Prisma.raw(`"${view}"`)}`,
  );
  const rows = await tx.$queryRaw<Record<ReturnView, number>[]>(
    Prisma.sql`select ${Prisma.join(counts)} from return_processes p where ${withinScope(scope, "p")}`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("A count answers one row.");
  return row;
};

/** Other returns of the same e-mail address, newest first. */
export const listReturnsOfShopper = (
  tx: Tx,
  scope: TenantScope,
  { lookupEmail, exceptId }: { lookupEmail: string; exceptId: string },
): Promise<{ id: string; returnCode: string }[]> =>
  tx.$queryRaw(Prisma.sql`
    select p.id, p.return_code as "returnCode" from return_processes p
    where p.lookup_email = ${lookupEmail} and p.lookup_email <> '' and p.id <> ${exceptId} and ${withinScope(scope, "p")}
    order by p.created_at desc limit 10`);
