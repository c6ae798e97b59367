import { findConnectionOfStore } from "@/server/db/connections/connections";
import { connectStore } from "@/server/services/connections/connect/connect-store";
import { disconnectStore } from "@/server/services/connections/disconnect-store";
import { type Figure, figure } from "../lib-measure";
import { pause } from "../lib-reliability";
import { type Call, type KillPlan, startKillingProxy } from "./killing-proxy";
import { type Product, startProduct } from "./product";
import { type Outcome, returnOrder, untilSettled } from "./product-return";

/** A real shop, as far as the journey needs it. Amounts in minor units, as in the shop's own API. */
export type RealShop = {
  readonly provider: string;
  /** Its listening address; `values` gets the address that the product uses instead. */
  readonly address: string;
  readonly currency: string;
  values(address: string): Record<string, string>;
  /** A new order of two units of one variant: paid, shipped, delivered. */
  placeOrder(): Promise<Placed>;
  /** Another variant as a replacement, by the shop's ID. */
  readonly exchangeVariantId: string;
  /** Sellable stock of the ordered variant. */
  stock(placed: Placed): Promise<number>;
  /** Simulates the time for which the shop keeps a killed worker's lock; without it, the journey waits. */
  letTimePass?(): Promise<void>;
  /** The shop's records of an order. `faults`: what is wrong with its refunds and exchange orders. */
  books(orderId: string): Promise<Books>;
  /** Expected results of its returns; the default is refund and exchange. */
  readonly outcomes?: readonly Outcome[];
  /** Environment variables with which the product's processes find it through the proxy. */
  environment?(proxy: string): Promise<Record<string, string>>;
  /** See `startKillingProxy`. */
  readonly rewrite?: (call: Call) => string;
  /**
   * Whether a call changes this order, its products or its exchange order, if no two orders share products. Then
   * returns whose worker was killed wait for their locks in parallel instead of one after the other.
   */
  readonly concerns?: (orderId: string, call: Call) => Promise<boolean>;
};

/** `productId`: of new products; until they are in the catalog they can't be restocked. */
type Placed = {
  readonly orderId: string;
  readonly number: string;
  readonly email: string;
  readonly productId?: string;
};
type Books = {
  readonly refundedMinor: number;
  readonly refunds: number;
  readonly exchangeOrders: number;
  readonly faults?: readonly string[];
  /** Store credit codes created since the last call. */
  readonly credits?: number;
};

/** Longer than a killed worker's sync lease. */
const SYNC_MS = 10 * 60_000;

/**
 * The whole product against a real shop: connected, synced, the portal's returns refunded, exchanged and restocked, and
 * compared in the shop's own interface; then the same with the worker killed after each change that it makes there, or
 * after the first `mostKills` of them.
 */
export const runProductJourney = async (
  shop: RealShop,
  { mostKills = Number.POSITIVE_INFINITY }: { mostKills?: number } = {},
): Promise<Figure[]> => {
  const proxy = await startKillingProxy(new URL(shop.address), { rewrite: shop.rewrite });
  const environment = await shop.environment?.(proxy.address);
  const product = await startProduct({ currency: shop.currency, environment });
  try {
    const { ctx, tenant } = product;
    const first = await shop.placeOrder();
    const startedMs = performance.now();
    await connectStore(ctx, {
      ...{ actor: tenant.actor, ecommerceId: tenant.store.id, provider: shop.provider },
      ...{ typed: shop.values(proxy.address), mode: "TEST", days: 90 },
    });
    await untilThere(product, first);
    const readMs = performance.now() - startedMs;
    const stage: Stage = { shop, product, proxy, mostKills };
    const figures = [figure("Connected and its orders read", "automatic", `${(readMs / 1000).toFixed(1)} s`, null)];
    const outcomes = shop.outcomes ?? USUAL_OUTCOMES;
    for (const outcome of outcomes) figures.push(await compare(stage, outcome));
    const begun: Killed[] = [];
    for (const outcome of outcomes) begun.push(await killAfterEachChange(stage, outcome));
    for (const killed of begun) figures.push(await judge(killed));
    return figures;
  } finally {
    await disconnect(product);
    await product.stop();
    await proxy.stop();
  }
};

/** Also after a failure: the shop keeps no webhooks of a product that is gone. */
const disconnect = async ({ ctx, tenant }: Product): Promise<void> => {
  const connection = await findConnectionOfStore(ctx.db, { ecommerceId: tenant.store.id, kind: "SHOP" });
  if (connection !== null) await disconnectStore(ctx, { actor: tenant.actor, connectionId: connection.id });
};

type Stage = {
  shop: RealShop;
  product: Product;
  /** Of each refund option. */
  mostKills: number;
  proxy: Awaited<ReturnType<typeof startKillingProxy>>;
};

/** One return's result, in one line: the same however often its worker was killed. */
const oneReturn = async (stage: Stage, outcome: Outcome): Promise<string> =>
  (await beginReturn(stage, { outcome, placed: await stage.shop.placeOrder() }))();

/** Creates a return; the returned function waits for its end. */
const beginReturn = async (
  stage: Stage,
  { outcome, placed }: { outcome: Outcome; placed: Placed },
): Promise<() => Promise<string>> => {
  const { shop, product } = stage;
  await untilThere(product, placed);
  const before = await shop.stock(placed);
  const made = await returnOrder(product, { ...placed, outcome, exchangeVariantId: shop.exchangeVariantId });
  return async () => {
    const settled = await untilSettled(product, made.returnId);
    const books = await shop.books(placed.orderId);
    const moved = (await shop.stock(placed)) - before;
    const isEqual = outcome === "CREDIT" || books.refundedMinor === settled.refundedMinor;
    const told = [
      `${settled.status}, ${books.refunds} refund(s)${isEqual ? "" : ` of ${books.refundedMinor}, ours ${settled.refundedMinor}`}`,
      `${books.exchangeOrders} exchange order(s), ${moved} piece(s) back`,
      ...(books.credits ? [`${books.credits} credit(s)`] : []),
      ...(books.faults ?? []),
    ].join(", ");
    console.log(`${outcome} of order ${placed.number}: ${told}`);
    return told;
  };
};

const EXPECTED: Record<Outcome, string> = {
  REFUND: "COMPLETED, 1 refund(s), 0 exchange order(s), 2 piece(s) back",
  EXCHANGE: "COMPLETED, 0 refund(s), 1 exchange order(s), 2 piece(s) back",
  CREDIT: "COMPLETED, 0 refund(s), 0 exchange order(s), 2 piece(s) back, 1 credit(s)",
};

const USUAL_OUTCOMES = ["REFUND", "EXCHANGE"] as const;

const compare = async (stage: Stage, outcome: Outcome): Promise<Figure> => {
  stage.proxy.arm(null);
  const reached = await oneReturn(stage, outcome);
  const what = `${outcome.toLowerCase()} from the portal to the shop's books`;
  return figure(what, EXPECTED[outcome], reached, reached === EXPECTED[outcome]);
};

type Killed = { readonly outcome: Outcome; readonly ends: readonly (() => Promise<string>)[] };

/**
 * One return for each change that such a return makes in the shop, each with the worker killed after that change. Shops
 * without idempotency keys are locked by notes, and a dead worker's lock ends after minutes: this takes time.
 */
const killAfterEachChange = async (stage: Stage, outcome: Outcome): Promise<Killed> => {
  const { shop, proxy, product } = stage;
  const ends: (() => Promise<string>)[] = [];
  const unharmed = await shop.placeOrder();
  proxy.arm({ at: Number.POSITIVE_INFINITY, kill: () => undefined, counts: countsOf(shop, unharmed) });
  await (await beginReturn(stage, { outcome, placed: unharmed }))();
  const changes = Math.min(proxy.changes(), stage.mostKills);
  for (let at = 0; at < changes; at += 1) {
    const placed = await shop.placeOrder();
    const kill = () => {
      product.worker.kill();
      // The worker's parallel calls are done by then, and the next worker hasn't started yet.
      void pause(1_000).then(() => Promise.all([endSyncs(product), shop.letTimePass?.()]));
    };
    proxy.arm({ at, kill, counts: countsOf(shop, placed) });
    const end = await beginReturn(stage, { outcome, placed });
    const told = shop.concerns === undefined ? await end() : null;
    ends.push(told === null ? end : async () => told);
    if (told === null) await untilKilled(stage);
  }
  return { outcome, ends };
};

/** While others wait for their locks, their changes aren't counted for this one. */
const countsOf = ({ concerns }: RealShop, { orderId }: Placed): KillPlan["counts"] =>
  concerns === undefined ? undefined : (call) => concerns(orderId, call);

/** Simulates the minutes for which nobody else may continue a dead worker's sync. */
const endSyncs = ({ ctx }: Product) =>
  ctx.db.connectionSync.updateMany({ where: { state: "RUNNING" }, data: { leaseUntil: new Date(0) } });

const KILL_MS = 60_000;

/** The next kill is planned when this one is done, or when it can no longer happen. */
const untilKilled = async ({ proxy }: Stage): Promise<void> => {
  const giveUpAt = performance.now() + KILL_MS;
  while (!proxy.isSpent() && performance.now() < giveUpAt) await pause(100);
};

const judge = async ({ outcome, ends }: Killed): Promise<Figure> => {
  const seen: string[] = [];
  for (const end of ends) seen.push(await end());
  const others = seen.filter((reached) => reached !== EXPECTED[outcome]);
  const reached = others.length === 0 ? `${seen.length} kills, each exactly once` : others.join(" / ");
  return figure(`SIGKILL after each change: ${outcome.toLowerCase()}`, "exactly once", reached, others.length === 0);
};

/** Imports the order: hourly by default, immediately with "Sync now". */
const untilThere = async ({ ctx, tenant }: Product, { orderId, productId }: Placed): Promise<void> => {
  const giveUpAt = performance.now() + SYNC_MS;
  const ecommerceId = tenant.store.id;
  const isThere = async (): Promise<boolean> =>
    (await ctx.db.order.count({ where: { ecommerceId, platformOrderId: orderId } })) > 0 &&
    (productId === undefined ||
      (await ctx.db.product.count({ where: { ecommerceId, platformProductId: productId } })) > 0);
  while (!(await isThere())) {
    const connection = await findConnectionOfStore(ctx.db, { ecommerceId, kind: "SHOP" });
    if (connection === null) throw new Error("The shop is not connected.");
    await ctx.db.connectionSync.updateMany({
      where: { connectionId: connection.id, state: { in: ["PENDING", "DONE"] } },
      data: { dueAt: new Date(), state: "PENDING" },
    });
    await pause(1_000);
    if (performance.now() > giveUpAt) throw new Error(`The order ${orderId} was not read: ${await explain(ctx)}`);
  }
};

const explain = async (ctx: Product["ctx"]): Promise<string> =>
  JSON.stringify(
    await ctx.db.connectionSync.findMany({ select: { subject: true, state: true, error: true, report: true } }),
  );
