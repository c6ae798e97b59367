import { vendure } from "@/server/integrations/vendure/vendure";
import type { ConnectionValues, OpenedConnection } from "@/server/partners/provider";
import type { ProviderHttp } from "@/server/partners/provider-http";
import type { Shop, ShopOrderRef } from "@/server/partners/shop";
import type { ShopFeed, ShopOrderRecord } from "@/server/partners/shop-feed";
import { type Figure, figure } from "../lib-measure";
import { type Death, dyingHttp } from "./faulty-http";
import type { PlacedOrder, SeededVendure } from "./vendure-seed";

export type VendureStage = {
  readonly seeded: SeededVendure;
  readonly connection: OpenedConnection;
  /** Another connection to the same shop, with other values. */
  readonly connect: (typed: ConnectionValues) => Promise<OpenedConnection>;
  /** The shop as seen by another worker, possibly one that dies, possibly later. */
  readonly worker: (options?: { death?: Death | null; isElsewhere?: boolean }) => Worker;
};
export type Worker = { readonly shop: Shop; readonly feed: ShopFeed; readonly calls: () => number };

export const openVendureWorker =
  (connection: OpenedConnection, http: ProviderHttp): VendureStage["worker"] =>
  ({ death = null, isElsewhere = false } = {}) => {
    const dying = dyingHttp(http, death);
    // Workers of one process wait for each other by the shop's URL: under another name it is another process.
    const address = (connection.values.address ?? "").replace("127.0.0.1", isElsewhere ? "localhost" : "127.0.0.1");
    const opened = { ...connection, http: dying, values: { ...connection.values, address } };
    return { shop: vendure.open(opened), feed: vendure.openFeed(opened), calls: dying.calls };
  };

export const refOf = ({ id, code }: PlacedOrder, currency = "EUR"): ShopOrderRef => ({
  ...{ orderId: id, name: code, currency, customerId: "" },
});

/**
 * Runs an action with a worker that is killed at each of its calls in turn, before and after the shop received it, each
 * time from a fresh state, and then again with workers that aren't, the last one when the first one's note has expired.
 */
export const killEverywhere = async <T>(
  stage: VendureStage,
  what: string,
  steps: {
    prepare: () => Promise<{ of: T; order: PlacedOrder }>;
    act: (shop: Shop, prepared: T) => Promise<unknown>;
    effects: (prepared: T) => Promise<string>;
  },
): Promise<Figure> => {
  const healthy = stage.worker();
  const first = await steps.prepare();
  await steps.act(healthy.shop, first.of);
  const expected = await steps.effects(first.of);
  const seen = new Map<string, number>();
  const note = (effect: string) => seen.set(effect, (seen.get(effect) ?? 0) + 1);
  for (let at = 0; at < healthy.calls(); at += 1)
    for (const when of ["BEFORE", "AFTER"] as const) {
      const { of, order } = await steps.prepare();
      await steps.act(stage.worker({ death: { at, when } }).shop, of).catch(() => undefined);
      await steps.act(stage.worker().shop, of).catch(() => undefined);
      await ageNotes(stage, order);
      await steps.act(stage.worker().shop, of).catch((error: Error) => note(`call ${at} ${when}: ${error.message}`));
      note(await steps.effects(of));
    }
  const isKept = seen.size === 1 && seen.has(expected);
  const others = [...seen.keys()].filter((effect) => effect !== expected).slice(0, 3);
  const reached = isKept ? `${seen.get(expected)} kills: ${expected}` : `${expected}, but also ${others.join(" / ")}`;
  console.error(`${what}: ${reached}`);
  return figure(`Worker killed at each call: ${what}`, "exactly once", reached, isKept);
};

/** Simulates the minutes that passed since: Vendure's own clock can't be set, its database can be changed. */
const ageNotes = ({ seeded }: VendureStage, { id }: PlacedOrder) => seeded.age(id);

/** Workers that start the same action at the same time, and the retry after one withdrew. */
export const atOnce = async (
  stage: VendureStage,
  what: string,
  {
    act,
    effects,
    expected,
  }: { act: (shop: Shop) => Promise<unknown>; effects: () => Promise<string>; expected: string },
): Promise<Figure> => {
  const both = await Promise.allSettled([act(stage.worker().shop), act(stage.worker({ isElsewhere: true }).shop)]);
  const withdrawn = both.filter(({ status }) => status === "rejected").length;
  await act(stage.worker().shop);
  const reached = await effects();
  return figure(`Two workers at once: ${what}`, expected, `${reached}; ${withdrawn} withdrew`, reached === expected);
};

/** A shopper's payments for an order by our record, in minor units. */
export const paidBy = ({ order }: ShopOrderRecord): number => {
  const net = order.taxesIncluded ? 0 : 1;
  const lines = order.lines.reduce(
    (all, line) => all + line.unitPriceMinor * line.quantity - line.discountMinor + net * line.taxMinor,
    0,
  );
  const shipping = order.shippingPriceMinor - order.shippingDiscountMinor + net * order.shippingTaxMinor;
  return lines + shipping - order.orderDiscountMinor;
};
