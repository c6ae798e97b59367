import { activityKey } from "@/server/domain/activities/plan-activities";
import { handOverBy } from "@/server/domain/process/hand-over-by";
import { countryOfReturn } from "@/server/domain/returns/return-methods";
import { sentItems } from "@/server/domain/returns/sent-items";
import type { DraftDelivery } from "@/server/domain/returns/types";
import { senderAddress } from "@/server/domain/shipping/corrected-address";
import { findLabelPrice, quotedServiceOf } from "@/server/domain/shipping/label-price";
import { contentsGrams } from "@/server/domain/shipping/parcel-lines";
import { parcelLeg } from "@/server/domain/shipping/parcels";
import { requiresCustoms } from "@/server/domain/shipping/requires-customs";
import type { Actor } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";
import { localDay } from "@/server/kernel/local-day";
import type { ShipmentDetails } from "@/server/partners/shipment-details";
import { labelSourceOf } from "../carriers/label-source-of";
import type { ServiceContext } from "../context";
import type { LoadedIntent } from "../intents/load-intent";
import { partnerScopeOf } from "../partner-scope";
import { type BookedShipment, bookShipment } from "./create-shipment";
import { draftDetails } from "./details-of";
import { findReturnAddress } from "./return-address";

export type PreparedShipment = BookedShipment;

/** The shopper waits for this; after it the activity makes the label. */
const PATIENCE_MS = 4_000;

type Call = { actor: Actor; loaded: LoadedIntent };

/**
 * Requests the labels of a draft that is about to be confirmed, each under the key of the activity that would request
 * it later. Labels that the carrier refuses or doesn't return in time are omitted: the activity requests them again and
 * reports the failure. Requests none before there is a warehouse, or if the store wants no labels from us.
 */
export const prepareShipments = async (ctx: ServiceContext, { actor, loaded }: Call): Promise<PreparedShipment[]> => {
  const { intent, order, store } = loaded;
  const { delivery } = intent.draft;
  const sent = sentItems({ ...loaded, draft: intent.draft });
  const isSkipped = store.policy.skipWorkflowActivities.includes("CREATE_LOGISTIC_ORDER");
  if (delivery === null || sent.length === 0 || intent.completedAt !== null || isSkipped) return [];
  // Manual labels are promised, never made at once.
  if (labelSourceOf(ctx, store, delivery) !== "CARRIER") return [];
  const to = await findReturnAddress(ctx.db, actor, {
    ecommerceId: store.id,
    country: countryOfReturn(order, delivery),
  });
  const from = senderAddress(delivery, order, { isGift: intent.draft.gift !== undefined });
  // Customs data is part of the return that is being created.
  if (to === null || requiresCustoms(from, to)) return [];
  const parcels = [...draftDetails(loaded, { from, to })];
  const prepared = await Promise.all(
    parcels.map(([parcel, details]) => prepareOne(ctx, { loaded, delivery, parcel, details, from, to })),
  );
  return prepared.flatMap((one) => one ?? []);
};

type One = {
  loaded: LoadedIntent;
  delivery: DraftDelivery;
  parcel: number;
  details: ShipmentDetails;
  from: PostalAddress;
  to: PostalAddress;
};

const prepareOne = async (
  ctx: ServiceContext,
  { loaded, delivery, parcel, details, from, to }: One,
): Promise<PreparedShipment | null> => {
  const { intent, order, store } = loaded;
  const now = ctx.clock.now();
  const shipByDate = handOverBy(store, now);
  const activity = { name: "CREATE_LOGISTIC_ORDER" as const, leg: parcelLeg(parcel) };
  try {
    return await bookShipment(
      ctx,
      {
        scope: partnerScopeOf(store),
        parcel,
        idempotencyKey: activityKey({ id: intent.id, ecommerceId: store.id }, activity),
        provider: delivery.provider,
        carrier: delivery.carrier,
        returnMethod: delivery.returnMethod,
        from,
        to,
        returnCode: intent.returnCode,
        orderNumber: order.name,
        weightGrams: contentsGrams(details.lines),
        quotedService: quotedServiceOf(findLabelPrice(intent.draft.labelPrices, delivery), parcel),
        shipByDate: shipByDate === null ? "" : localDay(shipByDate, store.timeZone),
        createdAt: now,
        currency: order.currency,
        details,
      },
      PATIENCE_MS,
    );
  } catch (error) {
    ctx.log.warn(
      { error: String(error), process_id: intent.id, parcel },
      "the label was not made at once; the activity tries again",
    );
    return null;
  }
};
