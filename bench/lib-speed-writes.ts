import { type Figure, figure, median, ms } from "./lib-measure";
import {
  complete,
  draftReturn,
  moveParcel,
  putOrder,
  reviewCall,
  reviewedReturn,
  type Shop,
  send,
  type Timing,
  wholeReturn,
} from "./lib-return";
import type { Place } from "./lib-speed-reads";

/** By then the code of all calls is compiled: a server runs for weeks. */
const WARM_UP = 60;
const ONE_BY_ONE = 30;
const AT_ONCE = 8;
const TOGETHER = 160;
const TWINS = 10;

export const shopOf = ({ server: { baseUrl, demo } }: Place): Shop => ({ baseUrl, demo });

/** Statements that the database ran since its counters were reset, without our own here. */
const statements = async ({ database }: Place): Promise<{ all: number; framing: number }> => {
  const { rows } = await database.query<{ all: string; framing: string }>(`
    select coalesce(sum(calls), 0)::text as all,
      coalesce(sum(calls) filter (where query ~* '^(begin|commit|rollback)'), 0)::text as framing
    from pg_stat_statements where query !~ 'pg_stat_statements'`);
  return { all: Number(rows[0]?.all ?? 0), framing: Number(rows[0]?.framing ?? 0) };
};

const times = async <T>(count: number, work: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let nth = 0; nth < count; nth += 1) results.push(await work());
  return results;
};

/** Whole returns: statements and time one by one, and how many a second with eight at once. */
export const measureReturns = async (place: Place): Promise<Figure[]> => {
  const shop = shopOf(place);
  await warmUp(shop);
  const counted = await countStatements(place, shop);
  const orders = await times(ONE_BY_ONE, () => putOrder(shop));
  const timings: Timing[][] = [];
  for (const order of orders) timings.push(await wholeReturn(shop, order));
  const sums = timings.map((calls) => calls.reduce((sum, call) => sum + call.ms, 0));
  const slowest = [...new Set(timings.flat().map(({ call }) => call))]
    .map((name) => ({
      name,
      ms: median(timings.flat().flatMap(({ call, ms: took }) => (call === name ? [took] : []))),
    }))
    .map(({ name, ms: took }) => `${name} ${took.toFixed(1)}`);
  const rate = await returnsPerSecond(place, shop);
  return [
    ...figureOf(counted),
    figure("a whole return, its calls one after another", "≤ 50 ms", ms(median(sums)), median(sums) <= 50),
    figure("of which, in ms", "", slowest.join(", "), null),
    figure(`returns with ${AT_ONCE} at once`, "≥ 40/s", `${rate.toFixed(1)}/s`, rate >= 40),
  ];
};

export const warmUp = (shop: Shop) => times(WARM_UP, async () => wholeReturn(shop, await putOrder(shop)));

/** Up to COMPLETED; the sweeps' statements are included. */
export const countStatements = async (place: Place, shop: Shop): Promise<{ all: number; framing: number }> => {
  const orders = await times(ONE_BY_ONE, () => putOrder(shop));
  await place.database.query("select pg_stat_statements_reset()");
  for (const order of orders) {
    const draft = await draftReturn(shop, order);
    await complete(shop, draft, draft.quoteId);
    await moveParcel(shop, draft);
    const { status } = await send(shop, reviewCall(shop, draft, order));
    if (status !== 200) throw new Error(`The review was answered with ${status}.`);
  }
  const { all, framing } = await statements(place);
  return { all: all / orders.length, framing: framing / orders.length };
};

const figureOf = ({ all, framing }: { all: number; framing: number }): Figure[] => {
  const reached = `${(all - framing).toFixed(1)}, and ${framing.toFixed(1)} that begin or end transactions`;
  const isKept = all - framing <= 60;
  return [figure("statements of a return, with its background work", "≤ 60", reached, isKept)];
};

/**
 * All of them up to COMPLETED; this queries the database, because polling over REST would be work for the server, too.
 */
const returnsPerSecond = async ({ database }: Place, shop: Shop): Promise<number> => {
  const orders = await times(TOGETHER, () => putOrder(shop));
  const ids: string[] = [];
  const startedAt = performance.now();
  const worker = async (): Promise<void> => {
    for (let order = orders.pop(); order !== undefined; order = orders.pop())
      ids.push((await reviewedReturn(shop, order)).id);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await untilAllCompleted(database, ids);
  return TOGETHER / ((performance.now() - startedAt) / 1000);
};

/** The same confirmation and the same review twice at the same moment: one process, one event, one payout. */
export const twinRequests = async (place: Place): Promise<Figure[]> => {
  const shop = shopOf(place);
  const wrong: string[] = [];
  for (let nth = 0; nth < TWINS; nth += 1) {
    const order = await putOrder(shop);
    const draft = await draftReturn(shop, order);
    await Promise.all([complete(shop, draft, draft.quoteId), complete(shop, draft, draft.quoteId)]);
    await moveParcel(shop, draft);
    const review = reviewCall(shop, draft, order);
    const answers = await Promise.all([send(shop, review), send(shop, review)]);
    const { rows } = await place.database.query<{ effects: string }>(
      `select concat_ws(',', (select count(*) from return_processes where order_id = p.order_id),
        (select count(*) from outbox_events where process_id = p.id and type = 'onReturnProcessCreation'),
        (select count(*) from settlements where return_id = p.id and basis = 'DECISION'),
        (select count(*) from payouts where process_id = p.id)) as effects from return_processes p where p.id = $1`,
      [draft.id],
    );
    const isOne = answers.filter(({ status }) => status === 200).length === 1;
    if (rows[0]?.effects !== "1,1,1,1" || !isOne) wrong.push(`${draft.id}: ${rows[0]?.effects}`);
  }
  const reached = wrong.length === 0 ? `one effect in ${TWINS} of ${TWINS}` : wrong.join("; ");
  return [figure("two identical requests at once", "one effect", reached, wrong.length === 0)];
};

const untilAllCompleted = async (database: Place["database"], ids: readonly string[]): Promise<void> => {
  const query = "select count(*)::int as count from return_processes where id = any($1) and status = 'COMPLETED'";
  for (;;) {
    const { rows } = await database.query<{ count: number }>(query, [ids]);
    if (rows[0]?.count === ids.length) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
