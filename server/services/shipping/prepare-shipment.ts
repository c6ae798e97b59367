import { activityKey } from "@/server/domain/activities/plan-activities";
import { handOverBy } from "@/server/domain/process/open-process";
import { countryOfReturn } from "@/server/domain/returns/return-ways";
import { gramsOf, sentItems } from "@/server/domain/returns/sent-items";
import { senderAddress } from "@/server/domain/shipping/corrected-address";
import { findLabelPrice } from "@/server/domain/shipping/label-price";
import { requiresCustoms } from "@/server/domain/shipping/requires-customs";
import type { Actor } from "@/server/kernel/actor";
import { localDay } from "@/server/kernel/local-day";
import type { ServiceContext } from "../context";
import type { LoadedIntent } from "../intents/load-intent";
import { labelSourceOf } from "../logistics/label-source-of";
import { partnerScopeOf } from "../partner-scope";
import { type BookedShipment, bookShipment } from "./create-shipment";
import { draftDetails } from "./details-of";
import { findReturnAddress } from "./return-address";

export type PreparedShipment = BookedShipment;

/** A shopper waits for this; after it the label comes by the activity. */
const PATIENCE_MS = 4_000;

/**
 * Asks for the label of a draft that is about to be confirmed, under the key of the activity that would ask later.
 * Null when the carrier does not answer in time or refuses, and without a warehouse that the label could lead to: then
 * the activity asks again and reports the failure; and where the store wants no labels of ours.
 */
export const prepareShipment = async (
  ctx: ServiceContext,
  { actor, loaded }: { actor: Actor; loaded: LoadedIntent },
): Promise<PreparedShipment | null> => {
  const { intent, order, store } = loaded;
  const { delivery, labelPrices } = intent.draft;
  const sent = sentItems({ ...loaded, draft: intent.draft });
  const isSkipped = store.policy.skipWorkflowActivities.includes("CREATE_LOGISTIC_ORDER");
  if (delivery === null || sent.length === 0 || intent.completedAt !== null || isSkipped) return null;
  // What a person does is promised, never made at once.
  if (labelSourceOf(ctx, store, delivery) !== "CARRIER") return null;
  const to = await findReturnAddress(ctx.db, actor, {
    ecommerceId: store.id,
    country: countryOfReturn(order, delivery),
  });
  const from = senderAddress(delivery, order);
  // What customs want to know stands in the return that is made now.
  if (to === null || requiresCustoms(from, to)) return null;
  const now = ctx.clock.now();
  const shipByDate = handOverBy(store, now);
  try {
    return await bookShipment(
      ctx,
      {
        scope: partnerScopeOf(store),
        idempotencyKey: activityKey(
          { id: intent.id, ecommerceId: store.id },
          { name: "CREATE_LOGISTIC_ORDER", leg: "" },
        ),
        provider: delivery.provider,
        carrier: delivery.carrier,
        returnMethod: delivery.returnMethod,
        from,
        to,
        returnCode: intent.returnCode,
        orderNumber: order.name,
        weightGrams: gramsOf(sent, { order }),
        quotedService: findLabelPrice(labelPrices, delivery)?.service,
        shipByDate: shipByDate === null ? "" : localDay(shipByDate, store.timeZone),
        createdAt: now,
        currency: order.currency,
        details: draftDetails(loaded, { from, to }),
      },
      PATIENCE_MS,
    );
  } catch (error) {
    ctx.log.warn(
      { error: String(error), process_id: intent.id },
      "the label was not made at once; the activity tries again",
    );
    return null;
  }
};
