import pg from "pg";

/** What a statement did with a table without an index. */
export type Walk = { table: string; how: string; statement: string };

type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  "Recheck Cond"?: string;
  Plans?: Plan[];
};

/** Indexes that hold only the rows needing attention: reading all of one is intended. */
export const OF_FEW = new Set([
  "holds_open",
  "charges_open",
  "activities_waiting",
  "payout_waits_open",
  "payout_waits_due",
  "payout_waits_undone",
  "sepa_transfers_open",
  "shipments_to_void",
  "webhook_deliveries_waiting",
  "webhook_deliveries_due_by_endpoint",
  "webhook_deliveries_waiting_in_order",
  "webhook_deliveries_under_way",
]);

const isOfFew = (plan: Plan): boolean => OF_FEW.has(plan["Index Name"] ?? "");

/**
 * The texts of all statements sent to PostgreSQL until `stop` is called, each once, and their number: of Prisma, of
 * ours, and of the pool alike, because all use this one method.
 */
export const listenToStatements = (): { texts: Set<string>; count: () => number; stop: () => void } => {
  const texts = new Set<string>();
  let sent = 0;
  const prototype = pg.Client.prototype as { query: (...words: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...words: unknown[]) {
    const [first] = words;
    const text = typeof first === "string" ? first : (first as { text?: unknown } | null)?.text;
    if (
      typeof text === "string" &&
      /^\s*(\/\* planned for its values \*\/\s*)?(select|with|insert|update|delete)\b/i.test(text)
    ) {
      texts.add(text);
      sent += 1;
    }
    return query.apply(this, words);
  };
  return {
    texts,
    count: () => sent,
    stop: () => {
      prototype.query = query;
    },
  };
};

/**
 * Where a statement scans a table although PostgreSQL avoids scans if an index helps: it would on a large table, too.
 * Reading an index in order with a stop (`limit`) isn't a scan. `isSmall` names tables that don't grow with the
 * returns.
 */
export const findWalks = async (
  client: pg.Client,
  { statement, isSmall }: { statement: string; isSmall: (table: string) => boolean },
): Promise<Walk[]> => {
  const { rows } = await client.query<{ "QUERY PLAN": { Plan: Plan }[] }>(
    `explain (generic_plan, format json) ${statement}`,
  );
  const walks: Walk[] = [];
  const look = (plan: Plan, isLimited: boolean): void => {
    const table = plan["Relation Name"];
    const how = plan["Node Type"];
    const isScan = / Scan$/.test(how) && table !== undefined && !isSmall(table);
    // A Tid Scan takes rows from places that another part of the plan has found.
    const isFound = how === "Tid Scan" || plan["Index Cond"] !== undefined || plan["Recheck Cond"] !== undefined;
    const isByIndex = isFound || isOfFew(plan);
    if (isScan && !isByIndex && !(isLimited && /^Index/.test(how))) walks.push({ table, how, statement });
    for (const part of plan.Plans ?? []) look(part, how === "Limit" || (isLimited && how !== "Sort" && how !== "Hash"));
  };
  for (const { "QUERY PLAN": plans } of rows) for (const { Plan } of plans) look(Plan, false);
  return walks;
};
