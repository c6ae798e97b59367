import type { Resolution, ReturnSort } from "@/contract/vocabulary/return-list";
import type { ReturnMethod } from "@/contract/vocabulary/return-method";
import { NOBODY } from "@/contract/vocabulary/return-tag";
import type { ReturnView } from "@/contract/vocabulary/return-view";
import type { ShippingStatus } from "@/contract/vocabulary/shipping-status";
import type { StatusKey } from "@/contract/vocabulary/status-words";
import { type AnalyticsRow, returnsOfRow } from "@/server/db/analytics/breakdown";
import { type Sql, sql } from "@/server/db/tables/query";
import type { TenantScope } from "@/server/kernel/actor";

/** The filter of a list of returns: any value of each field may match, all fields have to. Empty: no restriction. */
export type ReturnFilter = {
  statuses: readonly StatusKey[];
  parcels: readonly ShippingStatus[];
  reasons: readonly string[];
  resolutions: readonly Resolution[];
  methods: readonly ReturnMethod[];
  carriers: readonly string[];
  /** ISO 3166 codes in capitals. */
  countries: readonly string[];
  /** Ids. */
  warehouses: readonly string[];
  /** Prefixes, in the spelling of the search. */
  skus: readonly string[];
  reviewers: readonly string[];
  /** IDs, and `NOBODY`. */
  assignees: readonly string[];
  tags: readonly string[];
  /** Days in the store's time zone ("2026-11-21"), both included; "" for no limit. */
  createdFrom: string;
  createdTo: string;
  /** Started in the last number of days; null: any time. */
  createdDays: number | null;
  updatedFrom: string;
  updatedTo: string;
  /** No activity for this number of days. */
  idleDays: number | null;
  valueFromMinor: number | null;
  valueToMinor: number | null;
  hasDocuments: boolean;
  hasWithdrawal: boolean;
  isTesting: boolean | null;
  /** The returns counted by a row of the analytics. */
  analytics: AnalyticsRow | null;
};

export type ReturnChoice = { view: ReturnView; query: string; filter: ReturnFilter; sort: ReturnSort };

/** Every return, most recently updated first. */
export const EVERY_RETURN: ReturnChoice = {
  view: "ALL",
  query: "",
  sort: "UPDATED",
  filter: {
    ...{ statuses: [], reasons: [], resolutions: [], methods: [], carriers: [], countries: [], warehouses: [] },
    ...{ parcels: [], skus: [], reviewers: [], assignees: [], tags: [] },
    ...{ createdFrom: "", createdTo: "", createdDays: null, updatedFrom: "", updatedTo: "", idleDays: null },
    ...{ valueFromMinor: null, valueToMinor: null, hasDocuments: false, hasWithdrawal: false, isTesting: null },
    analytics: null,
  },
};

/** Not `exists`, which in an `or` is turned into a scan of all units. */
const hasUnit = (condition: Sql): Sql =>
  sql`coalesce((select true from return_units u where u.process_id = p.id and ${condition} limit 1), false)`;

const UNDECIDED = hasUnit(sql`u.verdict = 'UNDECIDED'`);
const DECIDED = hasUnit(sql`u.verdict <> 'UNDECIDED'`);

/** Waiting for approval: until then nothing is sent. */
const WAITS = sql`(p.authorization_status = 'PENDING')`;

/** Its carrier can't deliver it, and nobody has ended the return. */
export const PARCEL_STOPPED = sql`(p.status in ('RUNNING', 'ON_HOLD') and p.shipping_status in ('ERROR', 'CANCELED'))`;

/** What each view shows. Views don't overlap, except for ALL, and PROBLEMS with the view of a return's state. */
export const VIEWS: Record<ReturnView, Sql> = {
  ALL: sql`true`,
  NEEDS_APPROVAL: sql`${WAITS} and p.status = 'RUNNING'`,
  READY_TO_SEND: sql`not ${WAITS} and p.status = 'RUNNING' and p.shipping_status in ('NO_SHIPPING_STATUS', 'CREATED')`,
  IN_TRANSIT: sql`p.status = 'RUNNING' and p.shipping_status = 'COLLECTED'`,
  TO_INSPECT: sql`p.status = 'RUNNING' and p.shipping_status = 'IN_WAREHOUSE' and ${UNDECIDED}`,
  PROBLEMS: sql`(p.status = 'ON_HOLD' or ${PARCEL_STOPPED}
    or p.id = any(array(select a.process_id from activities a where a.state = 'HELD')))`,
  COMPLETED: sql`p.status = 'COMPLETED'`,
  CANCELED: sql`p.status in ('CANCELED', 'FAILED')`,
};

const GOES_ON = sql`p.status = 'RUNNING' and not ${WAITS}`;
const UNTOUCHED = sql`${GOES_ON} and ${UNDECIDED} and not ${DECIDED}`;

/** The status shown to people, as derived by the vocabulary (function statusKey); a test compares the two. */
export const STATUS_IS: Record<StatusKey, Sql> = {
  NEEDS_APPROVAL: sql`p.status = 'RUNNING' and ${WAITS}`,
  LABEL_PENDING: sql`${UNTOUCHED} and p.shipping_status = 'NO_SHIPPING_STATUS'`,
  READY_TO_SEND: sql`${UNTOUCHED} and p.shipping_status = 'CREATED'`,
  IN_TRANSIT: sql`${UNTOUCHED} and p.shipping_status = 'COLLECTED'`,
  TO_INSPECT: sql`${UNTOUCHED} and p.shipping_status = 'IN_WAREHOUSE'`,
  INSPECTING: sql`${GOES_ON} and ${UNDECIDED} and ${DECIDED}`,
  SHIPPING_PROBLEM: sql`${UNTOUCHED} and p.shipping_status in ('ERROR', 'CANCELED')`,
  PAYING: sql`${GOES_ON} and not ${UNDECIDED}`,
  ON_HOLD: sql`p.status = 'ON_HOLD'`,
  COMPLETED: sql`p.status = 'COMPLETED' and not ${hasUnit(sql`u.verdict <> 'APPROVED'`)}`,
  COMPLETED_PARTIAL: sql`p.status = 'COMPLETED' and ${hasUnit(sql`u.verdict <> 'APPROVED'`)}`,
  CANCELED: sql`p.status = 'CANCELED'`,
  FAILED: sql`p.status = 'FAILED'`,
};

const anyOf = (conditions: readonly Sql[]): Sql[] =>
  conditions.length === 0 ? [] : [sql`(${sql.join([...conditions], sql` or `)})`];

/** The label's address determines where it goes. */
const goesTo = (ids: readonly string[]): Sql => sql`exists (
  select 1 from shipments h join warehouses w on w.address = h.to_address and w.ecommerce_id = p.ecommerce_id
  where h.process_id = p.id and h.voided_at is null and w.id = any(${[...ids]}))`;

/**
 * For values with few rows, searching from the rows is faster; for values with many, the list's own order is.
 * PostgreSQL can choose with `exists`. `q.group_id` is the first column of the rows' index.
 */
const isNamedBy = (rows: Sql, condition: Sql): Sql =>
  sql`exists (select 1 from ${rows} where q.group_id = p.group_id and ${condition})`;

/** The most common resolution is excluded from the index used for the others. */
const endsIn = (resolutions: readonly Resolution[]): Sql => {
  const unusual = resolutions.includes("ORIGINAL_PAYMENT_METHOD")
    ? sql`true`
    : sql`(q.outcome <> 'REFUND' or q.refund_option <> 'ORIGINAL_PAYMENT_METHOD')`;
  const each = resolutions.map((resolution) =>
    resolution === "EXCHANGE"
      ? sql`q.outcome = 'EXCHANGE'`
      : sql`(q.outcome = 'REFUND' and q.refund_option = ${resolution}::"RefundOption")`,
  );
  return isNamedBy(
    sql`return_units q`,
    sql`q.process_id = p.id and ${unusual} and ${sql.join(anyOf(each), sql` and `)}`,
  );
};

const returnsSkus = (beginnings: readonly string[]): Sql => {
  const fits = beginnings.map((key) => sql`(q.key >= ${key} and q.key < ${`${key}\u{10FFFF}`})`);
  return isNamedBy(
    sql`search_keys q`,
    sql`q.process_id = p.id and q.kind = 'SKU' and ${sql.join(anyOf(fits), sql` and `)}`,
  );
};

const checkedBy = (reviewers: readonly string[]): Sql =>
  isNamedBy(
    sql`return_units q`,
    sql`q.process_id = p.id and q.reviewed_by = any(${[...reviewers]}) and q.reviewed_by <> ''`,
  );

const isWorkOf = (assignees: readonly string[]): Sql => {
  const people = assignees.filter((id) => id !== NOBODY);
  return sql.join(
    anyOf([
      ...(people.length > 0 ? [sql`p.assignee_id = any(${people})`] : []),
      ...(assignees.includes(NOBODY) ? [sql`p.assignee_id is null`] : []),
    ]),
    sql` and `,
  );
};

/** Few shoppers withdraw, so their returns are found by address. */
const WITHDRAWN = ({ groupId }: TenantScope): Sql =>
  sql`p.lookup_email <> '' and p.lookup_email = any(array(
    select lower(q.email) from withdrawals q where q.group_id = ${groupId}))`;

const DAY_MS = 86_400_000;
const daysBefore = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();

/** Whole days of the store `e`, both included; "" for no limit. */
const within = (column: "created_at" | "updated_at", first: string, last: string): Sql[] => {
  const at = sql.raw(`p.${column}`);
  return [
    ...(first === "" ? [] : [sql`${at} >= (${first}::date::timestamp at time zone e.time_zone)`]),
    ...(last === "" ? [] : [sql`${at} < ((${last}::date + 1)::timestamp at time zone e.time_zone)`]),
  ];
};

/** Conditions for a return `p` of a store `e`; empty if everything matches. */
export const filterConditions = (scope: TenantScope, filter: ReturnFilter, now: Date): Sql[] => {
  const { parcels, reasons, methods, carriers, countries, warehouses, skus, reviewers, assignees, tags } = filter;
  const { createdDays, idleDays, valueFromMinor, valueToMinor, isTesting, analytics } = filter;
  const when = (isAsked: boolean, condition: () => Sql) => (isAsked ? [condition()] : []);
  return [
    ...anyOf(filter.statuses.map((status) => sql`(${STATUS_IS[status]})`)),
    ...when(filter.resolutions.length > 0, () => endsIn(filter.resolutions)),
    ...when(parcels.length > 0, () => sql`p.shipping_status = any(${[...parcels]}::"ShippingStatus"[])`),
    ...when(reasons.length > 0, () =>
      isNamedBy(sql`return_units q`, sql`q.process_id = p.id and q.return_reason = any(${[...reasons]})`),
    ),
    ...when(methods.length > 0, () => sql`p.return_method = any(${[...methods]}::"ReturnMethod"[])`),
    ...when(carriers.length > 0, () => sql`p.carrier = any(${[...carriers]})`),
    ...when(countries.length > 0, () => sql`p.shopper_address->>'countryCode' = any(${[...countries]})`),
    ...when(warehouses.length > 0, () => goesTo(warehouses)),
    ...when(skus.length > 0, () => returnsSkus(skus)),
    ...when(reviewers.length > 0, () => checkedBy(reviewers)),
    ...when(assignees.length > 0, () => isWorkOf(assignees)),
    ...when(tags.length > 0, () => sql`p.tags && ${[...tags]}::text[] and p.tags <> '{}'`),
    ...within("created_at", filter.createdFrom, filter.createdTo),
    ...within("updated_at", filter.updatedFrom, filter.updatedTo),
    ...(createdDays === null ? [] : [sql`p.created_at >= ${daysBefore(now, createdDays)}::timestamptz`]),
    ...(idleDays === null ? [] : [sql`p.updated_at < ${daysBefore(now, idleDays)}::timestamptz`]),
    ...(valueFromMinor === null ? [] : [sql`p.value_minor >= ${valueFromMinor}`]),
    ...(valueToMinor === null ? [] : [sql`p.value_minor <= ${valueToMinor}`]),
    ...when(filter.hasDocuments, () =>
      isNamedBy(sql`stored_files q`, sql`q.process_id = p.id and q.kind = 'DOCUMENT'`),
    ),
    ...when(filter.hasWithdrawal, () => WITHDRAWN(scope)),
    ...(isTesting === null ? [] : [sql`e.is_testing = ${isTesting}`]),
    ...(analytics === null ? [] : [sql`p.id = any(array(${returnsOfRow(scope, analytics)}))`]),
  ];
};
