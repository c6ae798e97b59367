import type pg from "pg";

/** Tables whose rows belong to one return. Their rows are copied; everything else stays as it is. */
const TABLES = [
  ...["orders", "order_lines", "order_payments", "order_search", "return_intents", "return_processes", "return_units"],
  ...["search_keys", "shipments", "settlements", "derivation_rows", "payouts", "credits", "credit_entries"],
  ...["activities", "process_events", "unit_events"],
];
/** Copies made by one statement of each table. */
const AT_ONCE = 50;
/** Belong to the store, not to the return. */
const SHARED_IDS = new Set(["group_id", "ecommerce_id", "warehouse_id", "assignee_id", "payment_id", "product_id"]);
const UNIQUE_TEXTS = new Set([
  ...["return_code", "order_number", "tracking_number", "email", "lookup_email", "code", "idempotency_key"],
  ...["reference", "search_hash", "platform_order_id"],
]);
const UNIQUE_KINDS = "('PROCESS_ID', 'RETURN_CODE', 'ORDER_NUMBER', 'TRACKING_NUMBER', 'EMAIL')";

type Column = { name: string; type: string; isCounted: boolean };

const columnsOf = async (database: pg.Client, table: string): Promise<Column[]> => {
  const { rows } = await database.query<Column>(
    `select column_name as name, data_type as type, coalesce(column_default, '') like 'nextval%' as "isCounted"
     from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  // A number of a return orders the lists, so copies get their own; every other counter counts on.
  return rows.filter(({ name, isCounted }) => !isCounted || name === "number");
};

/** Returns of older copies are finished, like those of a merchant who has worked for years. */
const OPEN_COPIES = 10;
/** What a return and its parts look like when it is finished; `t` is the row that is copied. */
const FINISHED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  return_processes: {
    status: "case t.status when 'RUNNING' then 'COMPLETED' else t.status end",
    shipping_status: "case t.status when 'RUNNING' then 'IN_WAREHOUSE' else t.shipping_status end",
    ended_at: "coalesce(t.ended_at, t.updated_at)",
  },
  return_units: {
    location: "case when t.is_live then 'RECEIVED' else t.location end",
    verdict: "case when t.is_live and t.verdict = 'UNDECIDED' then 'APPROVED' else t.verdict end",
    payment: "case when t.is_live and t.verdict = 'UNDECIDED' then 'SETTLED' else t.payment end",
    reviewed_by: "case when t.is_live then 'Load' else t.reviewed_by end",
  },
  shipments: { status: "case when t.voided_at is null then 'IN_WAREHOUSE' else t.status end" },
};

/** A column's value in copy `k`: other IDs and names, some time earlier, and otherwise the same. */
const valueOfCopy = (table: string, column: Column, count: number): string => {
  const finished = FINISHED[table]?.[column.name];
  if (finished === undefined) return copied(table, column, count);
  const shift = column.name === "ended_at" ? SHIFT : "";
  return `case when k <= ${OPEN_COPIES} then t."${column.name}" else ${finished} end${shift}`;
};

const SHIFT = " - k * interval '17 hours'";

const copied = (table: string, { name, type }: Column, count: number): string => {
  const column = `t."${name}"`;
  if (name === "number") return `${column} - k * ${count}`;
  if (table === "search_keys" && name === "key")
    return `case when t.kind in ${UNIQUE_KINDS} then case when t.kind = 'EMAIL' then k || t.key else t.key || k end else t.key end`;
  if (type === "timestamp with time zone") return `${column}${SHIFT}`;
  if (type !== "text" || (table === "order_search" && name === "keys")) return column;
  if (name === "email" || name === "lookup_email") return `case ${column} when '' then '' else k || ${column} end`;
  const isId = (name === "id" || name.endsWith("_id")) && !SHARED_IDS.has(name);
  return isId || UNIQUE_TEXTS.has(name) ? `case ${column} when '' then '' else ${column} || k end` : column;
};

/**
 * Copies the returns of a database, with everything that belongs to them, until there are `times` as many: some 5,000 a
 * second, because PostgreSQL does it alone and no trigger runs.
 */
export const multiplyReturns = async (database: pg.Client, times: number): Promise<void> => {
  await database.query("set session_replication_role = replica; set synchronous_commit = off; set work_mem = '64MB'");
  const count =
    (await database.query<{ count: number }>("select count(*)::int as count from return_processes")).rows[0]?.count ??
    0;
  const statements: string[] = [];
  for (const table of TABLES) {
    await database.query(`create temp table "template_${table}" as select * from "${table}"`);
    const columns = await columnsOf(database, table);
    const names = columns.map(({ name }) => `"${name}"`).join(", ");
    const values = columns.map((column) => valueOfCopy(table, column, count)).join(", ");
    statements.push(`insert into "${table}" (${names})
      select ${values} from "template_${table}" t, generate_series($1::int, $2::int) k`);
  }
  for (let from = 1; from < times; from += AT_ONCE) {
    const to = Math.min(times - 1, from + AT_ONCE - 1);
    for (const statement of statements) await database.query(statement, [from, to]);
    console.log(`  ${(to + 1) * count} returns`);
  }
  await database.query("update process_counts set total = total * $1", [times]);
  await database.query("set session_replication_role = origin");
  await database.query("vacuum analyze");
};
