import { KEY_SCOPES, type Scope, STAFF_SCOPES } from "@/contract/vocabulary/scope";
import { systemActor } from "@/server/kernel/actor";
import { SERVED } from "@/server/operations/served/served";
import { createTestContext } from "@/test/context";
import { type Figure, figure, ms, quantile } from "./lib-measure";
import { explainSlowest } from "./lib-scale-explain";
import { type Ask, type Place, readPendingWork } from "./lib-scale-jobs";

const LOOKS = 20;
/** A read that takes longer is measured less often. */
const SLOW_MS = 1_000;
const SLOW_LOOKS = 3;
const MOST_TIMES = 1.5;
const MOST_ANALYTICS_MS = 1_000;
/** Below this a ratio says nothing: it is one more page of an index, or another process of the machine. */
const SHORT_MS = 5;
const DAY_MS = 86_400_000;

type Options = { only: string; explain: boolean };

const openScale = async (url: string): Promise<Place> => {
  const ctx = createTestContext({ url, connections: 10 });
  const group = await ctx.db.group.findFirstOrThrow({ where: { name: "Wetterholm" } });
  const store = await ctx.db.ecommerce.findFirstOrThrow({ where: { groupId: group.id } });
  const scopes = new Set<Scope>([...KEY_SCOPES, ...STAFF_SCOPES]);
  return { ctx, storeId: store.id, actor: { ...systemActor(group.id), kind: "staff", scopes } };
};

const keysOf = async ({ ctx, actor }: Place, kind: string): Promise<string[]> => {
  const rows = await ctx.db.$queryRaw<{ key: string }[]>`
    select key from search_keys tablesample system_rows(20000)
    where kind = ${kind} and group_id = ${actor.groupId} and length(key) >= 3 limit ${LOOKS}`;
  return rows.map(({ key }) => key);
};

const operation = (id: string) => {
  const found = SERVED.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no operation ${id}.`);
  return found;
};

const askingFor = (
  what: string,
  id: string,
  input: (place: Place, nth: number) => object,
  promise: Ask["promise"] = "RATIO",
): Ask => {
  const { call, text } = operation(id);
  const run: Ask["run"] = (place, nth) => {
    const asked = input(place, nth);
    return text === undefined ? call(place.ctx, place.actor, asked) : text(place.ctx, place.actor, asked);
  };
  return { what, promise, run };
};

/** The same question at every size. */
const asking = (what: string, id: string, input: object, promise?: Ask["promise"]): Ask =>
  askingFor(what, id, () => input, promise);

const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** A period that ends with the newest of the loaded returns. */
const period =
  (days: number) =>
  ({ storeId }: Place) => ({
    ...{ ecommerce_id: storeId, from: dayAgo(22 + days), to: dayAgo(23) },
  });

const SEARCHED = ["RETURN_CODE", "ORDER_NUMBER", "TRACKING_NUMBER", "EMAIL", "SKU", "POSTAL_CODE", "NAME"];

const searches = async (places: readonly Place[]): Promise<Ask[]> => {
  const asks: Ask[] = [];
  for (const kind of SEARCHED) {
    const keys = new Map<Place["ctx"], string[]>();
    for (const place of places) keys.set(place.ctx, await keysOf(place, kind));
    const query = ({ ctx }: Place, nth: number) => keys.get(ctx)?.[nth % LOOKS] ?? "anna";
    const by = kind.toLowerCase().replace("_", " ");
    const isShared = kind === "SKU" || kind === "NAME" || kind === "POSTAL_CODE";
    asks.push(
      // More returns have the same SKU, name or postal code: a whole page is compared with a whole page, one with one.
      askingFor(`search by ${by}${isShared ? ", one a page" : ""}`, "searchProcesses", (place, nth) => ({
        query: query(place, nth),
        ...(isShared ? { page_size: 1 } : {}),
      })),
      askingFor(`list: search by ${by}`, "listReturnRows", (place, nth) => ({ query: query(place, nth) })),
    );
    if (kind === "NAME" || kind === "EMAIL" || kind === "ORDER_NUMBER")
      asks.push(
        askingFor(`orders by ${by}`, "findOrders", (place, nth) => ({ query: query(place, nth) })),
        askingFor(`customers by ${by}`, "findCustomers", (place, nth) => ({ query: query(place, nth) })),
      );
  }
  return asks;
};

const filtered = (what: string, filter: object, more: object = {}) =>
  asking(`list: ${what}`, "listReturnRows", { filter, ...more });

const lists = (): Ask[] => [
  asking("summaries, page 1", "listProcessSummaries", { page: 0, page_size: 25 }),
  asking("summaries, last page at 1,000", "listProcessSummaries", { page: 20, page_size: 25 }),
  asking("list: newest first", "listReturnRows", {}),
  asking("list: to inspect, oldest first", "listReturnRows", { view: "TO_INSPECT", sort: "WAITING" }),
  asking("list: by start date", "listReturnRows", { sort: "CREATED" }),
  filtered("by reason and method", { reasons: ["TOO_SMALL"], methods: ["DROP_OFF_POINT"] }),
  filtered("of the last 30 days", { created_days: 30 }, { sort: "CREATED" }),
  filtered("by SKU that never comes back", { skus: ["NOTHING-"] }),
  filtered("by reviewer", { reviewers: ["Load"] }),
  filtered("by reviewer of none", { reviewers: ["Nobody of theirs"] }),
  filtered("by unused reason", { reasons: ["NONE_OF_THEIRS"] }),
  filtered("by unused resolution", { resolutions: ["GIFT_CARD"] }),
  filtered("by rare status", { statuses: ["INSPECTING", "SHIPPING_PROBLEM"] }),
  filtered("by unused carrier", { carriers: ["none"] }),
  filtered("by unused country", { countries: ["JP"] }),
  filtered("by no assignee", { assignees: ["none"] }),
  filtered("by unused tag", { tags: ["few"] }),
  filtered("by withdrawal", { has_withdrawal: true }),
  filtered("with files", { has_documents: true }),
  filtered("by value", { value_from: 10_000, value_to: 20_000 }),
  filtered("by value of none", { value_from: 90_000_000 }),
  asking("counts of the views", "countReturnViews", {}),
  asking("count of a filter", "countReturnRows", { filter: { reasons: ["TOO_SMALL"] } }, null),
  asking("choices of the filter", "getReturnFilters", {}),
  asking("overview", "getOverview", {}),
  asking("problems", "listProblems", {}),
  asking("count of problems", "countProblems", {}),
  asking("pending refunds", "listRefundsDue", {}),
  asking("tasks", "listTasks", {}),
  asking("counts of tasks", "countWork", {}),
  asking("labels to create", "listLabelsDue", {}),
  askingFor("expected parcels", "listExpectedParcels", ({ storeId }) => ({ ecommerce_id: storeId })),
  asking("emails", "listMails", {}),
  asking("audit log", "listAuditEntries", {}),
  asking("request log", "listApiCalls", {}),
];

const analytics = (): Ask[] => [
  askingFor("analytics of 30 days", "getAnalytics", period(30), "SECOND"),
  askingFor("analytics of a year", "getAnalytics", period(365), "SECOND"),
  askingFor(
    "breakdown by product, 30 days",
    "getAnalyticsBreakdown",
    (place) => ({ ...period(30)(place), by: "PRODUCT" }),
    "SECOND",
  ),
  askingFor(
    "breakdown by product, a year",
    "getAnalyticsBreakdown",
    (place) => ({ ...period(365)(place), by: "PRODUCT" }),
    "SECOND",
  ),
];

/** The same at both sizes in turn, so that other work of the machine affects both. */
export const compareScales = async (urls: { small: string; large: string }, options: Options): Promise<Figure[]> => {
  const [small, large] = [await openScale(urls.small), await openScale(urls.large)];
  for (const { ctx } of [small, large]) await ctx.db.$executeRaw`create extension if not exists tsm_system_rows`;
  try {
    const asks = [...(await searches([small, large])), ...lists(), ...analytics(), ...readPendingWork()];
    const figures: Figure[] = [];
    for (const ask of asks.filter(({ what }) => new RegExp(options.only).test(what))) {
      const one = await compare(ask, { small, large });
      console.log(`  ${one.what}: ${one.reached}${one.isKept === false ? " NO" : ""}`);
      figures.push(one);
      if (options.explain && one.isKept !== true) await explainSlowest(large.ctx, () => ask.run(large, 1));
    }
    return figures;
  } finally {
    await small.ctx.close();
    await large.ctx.close();
  }
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};

const compare = async (
  { what, promise, run }: Ask,
  { small, large }: Record<"small" | "large", Place>,
): Promise<Figure> => {
  const times = { small: [] as number[], large: [] as number[] };
  const failure = await run(small, 0).then(
    () => null,
    (error: unknown) => String(error).slice(0, 200),
  );
  if (failure !== null) return figure(what, "", `not measured: ${failure}`, false);
  const first = await timed(() => run(large, 0));
  for (let nth = 0; nth < (first > SLOW_MS ? SLOW_LOOKS : LOOKS); nth += 1) {
    times.small.push(await timed(() => run(small, nth)));
    times.large.push(await timed(() => run(large, nth)));
  }
  const [before, after] = [quantile(times.small, 0.95), quantile(times.large, 0.95)];
  const middle = quantile(times.large, 0.5) / quantile(times.small, 0.5);
  const reached = `${(after / before).toFixed(2)} × (${ms(before)} → ${ms(after)}), median ${middle.toFixed(2)} ×`;
  if (promise === "SECOND") return figure(what, "< 1 s", reached, after < MOST_ANALYTICS_MS);
  if (promise === null) return figure(what, "", reached, null);
  const isKept = after <= before * MOST_TIMES || after <= SHORT_MS;
  return figure(`${what}, p95`, `≤ ${MOST_TIMES} × of 1,000`, reached, isKept);
};
