import { medusa } from "@/server/integrations/medusa/medusa";
import type { OpenedConnection } from "@/server/partners/provider";
import type { ProviderHttp } from "@/server/partners/provider-http";
import type { Shop, ShopOrderRef } from "@/server/partners/shop";
import type { ShopFeed, ShopOrderRecord } from "@/server/partners/shop-feed";
import { type Figure, figure } from "../lib-measure";
import { type Death, dyingHttp } from "./faulty-http";
import type { Json, MedusaApi } from "./medusa-api";
import type { OrderPlan } from "./medusa-orders";
import type { SeededShop } from "./medusa-seed";

export type Stage = {
  readonly api: MedusaApi;
  readonly seeded: SeededShop;
  readonly connection: OpenedConnection;
  readonly place: (plan: OrderPlan) => Promise<Json>;
  /** The shop as seen by another worker, possibly one that dies, possibly later. */
  readonly worker: (options?: { death?: Death | null; laterMs?: number }) => Worker;
};
export type Worker = { readonly shop: Shop; readonly feed: ShopFeed; readonly calls: () => number };

export const openWorker =
  (connection: OpenedConnection, http: ProviderHttp): Stage["worker"] =>
  ({ death = null, laterMs = 0 } = {}) => {
    const dying = dyingHttp(http, death);
    const now = () => new Date(Date.now() + laterMs);
    const opened = { ...connection, http: dying, now };
    return { shop: medusa.open(opened), feed: medusa.openFeed(opened), calls: dying.calls };
  };

export const refOf = (order: Json): ShopOrderRef => ({
  orderId: order.id,
  name: `#${order.display_id}`,
  currency: order.currency_code.toUpperCase(),
  customerId: "",
});

/** `--quick` kills only at every fifth call. */
const STRIDE = process.argv.includes("--quick") ? 5 : 1;

/** A killed worker leaves its lock; after this time it is ignored. */
const AFTER_LOCK_MS = 11 * 60_000;

/**
 * Runs an action with a worker that is killed at each of its calls in turn, before and after the shop received it, each
 * time from a fresh state, and then again with one that isn't. `effects` returns the resulting state of the shop.
 */
export const killEverywhere = async <T>(
  stage: Stage,
  what: string,
  steps: {
    prepare: () => Promise<T>;
    act: (shop: Shop, prepared: T) => Promise<unknown>;
    effects: (prepared: T) => Promise<string>;
  },
): Promise<Figure> => {
  const healthy = stage.worker();
  const first = await steps.prepare();
  await steps.act(healthy.shop, first);
  const expected = await steps.effects(first);
  const seen = new Map<string, number>();
  for (let at = 0; at < healthy.calls(); at += STRIDE)
    for (const when of ["BEFORE", "AFTER"] as const) {
      const prepared = await steps.prepare();
      const killed = stage.worker({ death: { at, when } });
      await steps.act(killed.shop, prepared).catch(() => undefined);
      await steps.act(stage.worker({ laterMs: AFTER_LOCK_MS }).shop, prepared).catch((error: Error) => {
        seen.set(`call ${at} ${when}: ${error.message}`, 1);
      });
      const effect = await steps.effects(prepared);
      seen.set(effect, (seen.get(effect) ?? 0) + 1);
    }
  const isKept = seen.size === 1 && seen.has(expected);
  const others = [...seen.keys()].filter((effect) => effect !== expected).slice(0, 3);
  const reached = isKept ? `${seen.get(expected)} kills: ${expected}` : `${expected}, but also ${others.join(" / ")}`;
  console.error(`${what}: ${reached}`);
  return figure(`Worker killed at each call: ${what}`, "exactly once", reached, isKept);
};

/** Two workers start the same action at the same time, under the same key. */
export const twiceAtOnce = async (
  stage: Stage,
  what: string,
  { act, effects }: { act: (shop: Shop) => Promise<unknown>; effects: () => Promise<string> },
  expected: string,
): Promise<Figure> => {
  const both = await Promise.allSettled([act(stage.worker().shop), act(stage.worker().shop)]);
  const reached = await effects();
  const failed = both.filter(({ status }) => status === "rejected").length;
  return figure(`Two workers at once: ${what}`, expected, `${reached}; ${failed} refused`, reached === expected);
};

/** A shopper's payments for an order by our record, in minor units. */
export const paidBy = ({ order }: ShopOrderRecord): number => {
  const lines = order.lines.reduce(
    (all, line) =>
      all + line.unitPriceMinor * line.quantity - line.discountMinor + (order.taxesIncluded ? 0 : line.taxMinor),
    0,
  );
  const shipping =
    order.shippingPriceMinor - order.shippingDiscountMinor + (order.taxesIncluded ? 0 : order.shippingTaxMinor);
  return lines + shipping - order.orderDiscountMinor;
};
