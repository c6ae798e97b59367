import type { AuthorizationStatus } from "@/contract/vocabulary/authorization";
import type { ProcessStatus } from "@/contract/vocabulary/process";
import type { RefundOption } from "@/contract/vocabulary/refund-option";
import type { ReturnView } from "@/contract/vocabulary/return-view";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { TenantScope } from "@/server/kernel/actor";
import type { Tx } from "./client";
import { Prisma } from "./generated/client";
import { fromRow } from "./rows";
import { withinScope } from "./scope";

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

/** The field that a search text names, most exact first; null leaves the row out. */
const matchedField = (query: string): Prisma.Sql => {
  const bare = query.trim().replace(/^#/, "").toLowerCase();
  const code = query.trim().toUpperCase().replaceAll(/[\s-]/g, "").replace(/^RT/, "");
  const like = `%${bare.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return Prisma.sql`case
    when replace(substring(p.return_code from 4), '-', '') = ${code} then 'return'
    when p.id = ${query.trim()} then 'process id'
    when o.lookup_number = ${bare} or lower(o.name) = ${bare} then 'order'
    when p.lookup_email = ${bare} then 'e-mail'
    when exists (select 1 from shipments s where s.process_id = p.id and lower(s.tracking_number) = ${bare.replaceAll(" ", "")}) then 'tracking number'
    when exists (select 1 from return_units u join order_lines l on l.id = u.order_line_id where u.process_id = p.id and lower(l.sku) = ${bare}) then 'SKU'
    when o.lookup_postcode = ${bare.replaceAll(/[\s-]/g, "")} then 'postal code'
    when ${bare} <> '' and lower(p.first_name || ' ' || p.last_name) like ${like} then 'name'
    when ${bare} <> '' and p.lookup_email like ${like} then 'e-mail'
    else null end`;
};

export type RowCursor = { updatedAt: string; id: string };

/** One page of a view, newest change first, after `cursor`. */
export const listReturnRows = async (
  tx: Tx,
  scope: TenantScope,
  { view, query, cursor, limit }: { view: ReturnView; query: string; cursor: RowCursor | null; limit: number },
): Promise<ReturnRow[]> => {
  const matched = query.trim() === "" ? Prisma.sql`null::text` : matchedField(query);
  const after =
    cursor === null
      ? Prisma.sql`true`
      : Prisma.sql`(p.updated_at, p.id) < (${cursor.updatedAt}::timestamptz, ${cursor.id})`;
  const rows = await tx.$queryRaw<{ data: unknown }[]>(Prisma.sql`
    select jsonb_build_object('id', p.id, 'return_code', p.return_code, 'order_name', o.name,
      'customer_name', trim(p.first_name || ' ' || p.last_name), 'email', p.email, 'status', p.status,
      'shipping_status', p.shipping_status, 'authorization_status', p.authorization_status, 'refund_option', p.refund_option, 'currency', p.currency,
      'store_name', e.name, 'created_at', p.created_at, 'updated_at', p.updated_at, 'matched', found.field,
      'units_total', c.total, 'units_decided', c.decided, 'units_approved', c.approved,
      'value_minor', coalesce(s.decided, s.promised, c.paid), 'is_value_decided', s.decided is not null) as data
    from ${FROM}
    cross join lateral (select ${matched} as field) found
    cross join lateral (select count(*) as total, count(*) filter (where u.verdict <> 'UNDECIDED') as decided,
      count(*) filter (where u.verdict = 'APPROVED') as approved, coalesce(sum(u.paid_minor), 0) as paid
      from return_units u where u.process_id = p.id) c
    cross join lateral (select
      (array_agg(t.total_minor order by t.created_at, t.id) filter (where t.basis = 'QUOTE'))[1] as promised,
      (array_agg(t.total_minor order by t.created_at desc, t.id desc) filter (where t.basis = 'DECISION'))[1] as decided
      from settlements t where t.return_id = p.id and t.expires_at is null) s
    where ${withinScope(scope, "p")} and ${VIEWS[view]} and ${after}
      ${query.trim() === "" ? Prisma.empty : Prisma.sql`and found.field is not null`}
    order by p.updated_at desc, p.id desc limit ${limit}`);
  return rows.map((row) => fromRow<ReturnRow>(row.data));
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
