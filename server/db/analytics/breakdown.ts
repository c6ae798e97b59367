import { type AnalyticsBasis, type AnalyticsDimension, MOST_BREAKDOWN_ROWS } from "@/contract/vocabulary/analytics";
import type { Tx } from "@/server/db/client";
import { readValues } from "@/server/db/read-json";
import { type Sql, sql } from "@/server/db/tables/query";
import type { BreakdownRow } from "@/server/domain/dashboard/types";
import type { TenantScope } from "@/server/kernel/actor";
import { cohort, IS_CHARGED, IS_INSPECTED, IS_RECEIVED, isCredit, type Period, sales } from "./cohort";

/** A table `k` with each return of `p` under its keys in a dimension, once under each. */
type ReturnKeys = { readonly columns: readonly Sql[]; readonly keys: Sql };

const COLUMNS_OF_P: Record<Exclude<AnalyticsDimension, "PRODUCT" | "REASON">, ReturnKeys> = {
  COUNTRY: {
    columns: [sql`r.shopper_address->>'countryCode' as country`],
    keys: sql`select p.id, coalesce(p.country, '') as key, '' as name from p`,
  },
  CARRIER: {
    columns: [sql`r.carrier`],
    keys: sql`select p.id, p.carrier as key, '' as name from p`,
  },
  // The warehouse follows from the address on the label in force.
  WAREHOUSE: {
    columns: [sql`r.ecommerce_id`],
    keys: sql`select distinct on (p.id) p.id, coalesce(w.id, '') as key, coalesce(w.name, '') as name
      from p left join shipments s on s.process_id = p.id and s.voided_at is null
      left join warehouses w on w.ecommerce_id = p.ecommerce_id and w.address = s.to_address
      order by p.id, s.parcel, s.created_at desc, s.id, w.id`,
  },
  CUSTOMER: {
    columns: [sql`r.lookup_email`, sql`r.erased_at`, sql`trim(r.first_name || ' ' || r.last_name) as customer`],
    keys: sql`select p.id, case when p.erased_at is null then p.lookup_email else '' end as key,
      case when p.erased_at is null then p.customer else '' end as name from p`,
  },
  POLICY_RULE: {
    columns: [sql`r.authorization_facts->'matchedRule' as approval`, sql`r.terms->'fees' as fees`],
    keys: sql`select p.id, 'APPROVAL:' || (p.approval->>'ruleId') as key, p.approval->>'label' as name
      from p where p.approval->>'ruleId' is not null
      union select p.id, 'FEE:' || (f->'why'->>'ruleId'), f->'why'->>'label'
      from p, jsonb_array_elements(p.fees) f where jsonb_typeof(p.fees) = 'array' and f->'why'->>'ruleId' is not null
      union select u.process_id, 'KEEP_ITEM:' || (u.keep->'decision'->>'ruleId'), u.keep->'decision'->>'label'
      from return_units u join p on p.id = u.process_id where u.keep->'decision'->>'ruleId' is not null`,
  },
};

/** A product is identified by the shop's ID or, without one, by its name. */
const productKey = (l: string): Sql => sql.raw(`coalesce(nullif(${l}.product_id, ''), ${l}.name)`);

const UNIT_KEYS = {
  PRODUCT: {
    joined: sql`join order_lines l on l.id = u.order_line_id`,
    key: productKey("l"),
    name: sql`l.name`,
  },
  REASON: { joined: sql``, key: sql`u.return_reason`, name: sql`''` },
} as const;

const isOfUnits = (by: AnalyticsDimension): by is keyof typeof UNIT_KEYS => by in UNIT_KEYS;

/** Every unit with its key, as rows `u`, `p`, `k`. */
const keyedUnits = (by: AnalyticsDimension): Sql =>
  isOfUnits(by)
    ? sql`return_units u join p on p.id = u.process_id ${UNIT_KEYS[by].joined}
        cross join lateral (select ${UNIT_KEYS[by].key} as key, ${UNIT_KEYS[by].name} as name) k`
    : sql`return_units u join p on p.id = u.process_id join k on k.id = p.id`;

const NOW = sql`p.is_now`;

const unitSums = (by: AnalyticsDimension): Sql => sql`
  select k.key, max(k.name) as name, count(distinct p.id) filter (where ${NOW}) as returns,
    count(*) filter (where ${NOW}) as units, count(*) filter (where not ${NOW}) as units_before,
    count(*) filter (where ${NOW} and ${IS_RECEIVED}) as received_units,
    count(*) filter (where ${NOW} and ${IS_INSPECTED}) as inspected_units,
    count(*) filter (where ${NOW} and u.verdict = 'DECLINED') as declined_units,
    count(*) filter (where ${NOW} and u.verdict = 'MISSING') as missing_units,
    coalesce(sum(u.paid_minor) filter (where ${NOW} and p.is_counted), 0) as value_minor,
    coalesce(sum(u.paid_minor) filter (where ${NOW} and p.is_counted and u.verdict = 'APPROVED'), 0) as accepted_minor
  from ${keyedUnits(by)} group by k.key having count(*) filter (where ${NOW}) > 0`;

/** Sums of values that belong to a whole return, by key. */
const returnSums = sql`
  given as (select k.key,
      sum(x.amount_minor - x.taken_back_minor) filter (where not ${isCredit("x")}) as refunded_minor,
      sum(x.amount_minor - x.taken_back_minor) filter (where ${isCredit("x")}) as credited_minor
    from payouts x join p on p.id = x.process_id join k on k.id = p.id
    where ${NOW} and p.is_counted and x.status = 'SETTLED' group by k.key),
  labels as (select k.key, sum(coalesce(s.billed_minor, s.price_minor)) as label_cost_minor
    from shipments s join p on p.id = s.process_id join k on k.id = p.id
    where ${NOW} and p.is_counted and ${IS_CHARGED} group by k.key)`;

/**
 * Refunds sent for units, by key: the refund of a return is split among its accepted units refunded that way, by what
 * was paid for them; if there are none, among all its units. What is rounded off one is added to the next, so that the
 * shares of a return add up to its refund.
 */
const unitShares = (by: keyof typeof UNIT_KEYS): Sql => {
  const isRefunded = sql`u.verdict = 'APPROVED' and u.outcome = 'REFUND'`;
  const weight = (own: string) => sql`case when sum(${sql.raw(own)}) over r > 0 then ${sql.raw(own)}
    when sum(paid) over r > 0 then paid else 1 end`;
  const share = (amount: string, own: string) => sql`
    div(${sql.raw(amount)} * sum(${sql.raw(own)}) over upto, sum(${sql.raw(own)}) over r)
      - div(${sql.raw(amount)} * (sum(${sql.raw(own)}) over upto - ${sql.raw(own)}), sum(${sql.raw(own)}) over r)`;
  const windows = sql`window r as (partition by process_id), upto as (partition by process_id order by position, unit_index, unit_id)`;
  return sql`
    sent as materialized (select x.process_id,
        coalesce(sum(x.amount_minor - x.taken_back_minor) filter (where not ${isCredit("x")}), 0)::numeric as refunded,
        coalesce(sum(x.amount_minor - x.taken_back_minor) filter (where ${isCredit("x")}), 0)::numeric as credited
      from payouts x join p on p.id = x.process_id where ${NOW} and p.is_counted and x.status = 'SETTLED' group by 1),
    paid_units as (select k.key, u.process_id, u.position, u.unit_index, u.id as unit_id, u.paid_minor as paid,
        case when ${isRefunded} and not ${isCredit("u")} then u.paid_minor else 0 end as as_money,
        case when ${isRefunded} and ${isCredit("u")} then u.paid_minor else 0 end as as_credit
      from ${keyedUnits(by)} join sent on sent.process_id = u.process_id),
    weighed as (select key, process_id, position, unit_index, unit_id, ${weight("as_money")} as money_part,
        ${weight("as_credit")} as credit_part
      from paid_units window r as (partition by process_id)),
    shared as (select key, ${share("refunded", "money_part")} as refunded, ${share("credited", "credit_part")} as credited
      from weighed join sent using (process_id) ${windows}),
    given as (select key, sum(refunded) as refunded_minor, sum(credited) as credited_minor from shared group by key)`;
};

/** What a dimension has besides the sums of units: its tables, the joins to each row `s`, and their columns. */
const besides = (by: AnalyticsDimension, sold: Sql): { tables: Sql; joins: Sql; columns: Record<string, Sql> } => {
  const none = sql`null::bigint`;
  const given = { refunded_minor: sql`coalesce(refunded_minor, 0)`, credited_minor: sql`coalesce(credited_minor, 0)` };
  if (by === "PRODUCT")
    return {
      tables: sql`, ${unitShares(by)}, ${sold}, sold as (select ${productKey("l")} as key, sum(l.quantity) as ordered_units
        from order_lines l join o on o.id = l.order_id group by 1)`,
      joins: sql`left join given using (key) left join sold using (key)`,
      columns: { ...given, label_cost_minor: none, ordered_units: sql`coalesce(ordered_units, 0)` },
    };
  if (by === "REASON")
    return {
      tables: sql`, ${unitShares(by)}`,
      joins: sql`left join given using (key)`,
      columns: { ...given, label_cost_minor: none, ordered_units: none },
    };
  return {
    tables: sql`, ${returnSums}`,
    joins: sql`left join given using (key) left join labels using (key)`,
    columns: { ...given, label_cost_minor: sql`coalesce(label_cost_minor, 0)`, ordered_units: none },
  };
};

const SUMMED = [
  ...["units", "units_before", "received_units", "inspected_units", "declined_units", "missing_units"],
  ...["value_minor", "accepted_minor", "refunded_minor", "credited_minor", "label_cost_minor", "ordered_units"],
];

type BreakdownCall = Required<Period> & { by: AnalyticsDimension };

/**
 * Returns the returned units of a period by one dimension, most first; the last row combines everything beyond the
 * limit. A return decided by several policy rules counts in full for each, so their rows don't add up.
 */
export const readBreakdown = (tx: Tx, scope: TenantScope, call: BreakdownCall): Promise<BreakdownRow[]> => {
  const { by, ...period } = call;
  const keys = isOfUnits(by) ? null : COLUMNS_OF_P[by];
  const more = besides(by, sales(scope, { ...period, fromAt: period.nowFromAt }));
  const columns = Object.entries(more.columns).map(([name, value]) => sql`${value} as ${sql.raw(name)}`);
  const sums = SUMMED.map((name) => sql`${name}::text, sum(q.${sql.raw(name)})`);
  return readValues<BreakdownRow>(
    tx,
  )`with ${cohort(scope, period, keys?.columns)}${keys === null ? sql`` : sql`, k as materialized (${keys.keys})`},
    s as materialized (${unitSums(by)})${more.tables},
    placed as (select s.*, ${sql.join(columns, sql`, `)}, row_number() over (order by s.units desc, s.name, s.key) as place
      from s ${more.joins}),
    q as (select case when place <= ${MOST_BREAKDOWN_ROWS} then key end as shown, * from placed)
    select jsonb_build_object('key', q.shown, 'name', case when q.shown is null then '' else max(q.name) end,
      'returns', case when q.shown is null then null else max(q.returns) end, ${sql.join(sums, sql`, `)}) as data
    from q group by q.shown order by q.shown is null, min(q.place)`;
};

/** The row of a breakdown that a list is filtered by. */
export type AnalyticsRow = {
  ecommerceId: string;
  basis: AnalyticsBasis;
  /** Days in the store's time zone, both included. */
  from: string;
  to: string;
  by: AnalyticsDimension;
  /** As formatted by `filterKey`. */
  key: string;
};

/**
 * Returns the IDs of the returns that a row of a breakdown counts. The caller limits them to what its scope may see.
 */
export const returnsOfRow = (scope: TenantScope, { ecommerceId, basis, from, to, by, key }: AnalyticsRow): Sql => {
  const ofStore = (value: Sql) => sql`(select ${value} from ecommerces e where e.id = ${ecommerceId})`;
  const startOf = (day: Sql) => ofStore(sql`(${day})::timestamp at time zone e.time_zone`);
  const period = {
    ...{ ecommerceId, basis, currency: "", hasTests: ofStore(sql`e.is_testing`) },
    ...{ fromAt: startOf(sql`${from}::date`), toAt: startOf(sql`${to}::date + 1`) },
  };
  if (isOfUnits(by))
    return sql`with ${cohort(scope, period)} select distinct p.id from ${keyedUnits(by)} where k.key = ${key}`;
  const { columns, keys } = COLUMNS_OF_P[by];
  const shown = by === "CUSTOMER" ? sql`case k.key when '' then '' else md5(k.key) end` : sql`k.key`;
  return sql`with ${cohort(scope, period, columns)}, k as materialized (${keys})
    select distinct k.id from k where ${shown} = ${key}`;
};
