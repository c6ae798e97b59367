import { PartnerError } from "@/server/partners/partner-error";
import type { Shippo } from "./client";
import { PARTNER } from "./failures";
import { listMarks, markedRate } from "./marks";
import { type ShippoShipment, type ShippoTransaction, type ShippoWireRate, transactionsSchema } from "./wire";

export type Bought = { readonly transaction: ShippoTransaction; readonly rate: ShippoWireRate };

type Wanted = {
  readonly idempotencyKey: string;
  readonly since: Date;
  readonly signal?: AbortSignal | undefined;
};

/**
 * A purchase is over after this time: our call is aborted after 20 seconds, and Shippo's call to the carrier takes less
 * than a minute. Until then, a marked shipment belongs to the attempt that created it.
 */
export const SETTLED_MS = 120_000;

/**
 * Returns the label bought for a key; null when there is none. Shippo has no idempotency keys: ours is in a shipment's
 * metadata together with the service to buy, and purchases are listed by their rate. @throws PartnerError BUSY while an
 * attempt may be in progress, REFUSED with the carrier's message just after a rejection
 */
export const lookUp = async (shippo: Shippo, wanted: Wanted): Promise<Bought | null> => {
  const { idempotencyKey, signal } = wanted;
  const marks = await listMarks(shippo, idempotencyKey, wanted);
  let refused: ShippoTransaction | null = null;
  let isBusy = false;
  for (const mark of marks) {
    const rate = markedRate(mark);
    if (rate === undefined) continue;
    const { results } = await shippo.ask({
      path: `transactions?rate=${encodeURIComponent(rate.object_id)}&results=100`,
      ...{ purpose: "Find label", schema: transactionsSchema, signal },
    });
    const bought = results.filter(({ status }) => status !== "ERROR").sort(byAge)[0];
    if (bought !== undefined) return { transaction: bought, rate };
    if (!isFresh(mark, shippo.time())) continue;
    if (results[0] === undefined) isBusy = true;
    else refused = results[0];
  }
  if (isBusy) throw busy();
  if (refused !== null) throw refusalOf(refused);
  return null;
};

/** Returns whether the attempt that created it may still be running. */
const isFresh = ({ object_created }: ShippoShipment, now: Date): boolean =>
  now.getTime() - Date.parse(object_created) < SETTLED_MS;

export const busy = (): PartnerError =>
  new PartnerError(PARTNER, "BUSY", "An attempt to buy this label may still be under way.", { retryAfterSeconds: 30 });

/** Returns the carrier's message that came instead of a label. */
export const refusalOf = ({ messages }: ShippoTransaction): PartnerError => {
  const said = messages.filter(({ text }) => text !== "").map(({ source, text }) => `${source || "It"} says: ${text}`);
  const words = ["The carrier didn't make the label.", ...new Set(said), "Change what it asks for, wait two minutes"];
  return new PartnerError(PARTNER, "REFUSED", `${words.join(" ").slice(0, 600)}, then retry.`);
};

const byAge = (left: ShippoTransaction, right: ShippoTransaction): number =>
  left.object_created < right.object_created ? -1 : 1;
