import { givesMoney } from "@/contract/vocabulary/activity";
import type { Tx } from "@/server/db/client";
import { addToResult } from "@/server/db/jobs/activities";
import { moveHold } from "@/server/db/money/card-holds";
import { recordChargeRefund } from "@/server/db/money/charges";
import { coverPayout } from "@/server/db/money/payouts";
import { updateProcess } from "@/server/db/returns/process-writes";
import { getProcess } from "@/server/db/returns/processes";
import { getStore } from "@/server/db/stores/stores";
import type { ByHandResult } from "@/server/domain/activities/check-manual-resolution";
import { restMinor } from "@/server/domain/payouts/payout-money";
import type { Activity, ReturnProcess } from "@/server/domain/process/types";
import { isUnderWay, parcelOfLeg } from "@/server/domain/shipping/parcels";
import type { Actor } from "@/server/kernel/actor";
import { localDay } from "@/server/kernel/local-day";
import type { ServiceContext } from "../context";
import { recordPaidAdvance } from "../exchanges/record-paid-advance";
import { changeTracking } from "../patches/change-tracking";
import { recordPaidUnits, recordRevivedUnits } from "../settlement/record-payment-track";
import { moveShipment } from "../shipping/move-shipment";
import { recordExchangeOrder } from "./create-exchange-order";
import { payoutOf } from "./payout-of";
import { recordRestock } from "./restock-units";

type Applied = { actor: Actor; process: ReturnProcess; activity: Activity; result: ByHandResult; now: Date };

/** Applies a result that a person entered, as if it were the partner's answer. Under the process lock. */
export const applyByHand = async (ctx: ServiceContext, tx: Tx, applied: Applied): Promise<void> => {
  const { actor, process, activity, result, now } = applied;
  const { name } = activity;
  if (givesMoney(name))
    return activity.input.chargeId === undefined ? coverByHand(tx, applied) : giveBackByHand(tx, applied);
  switch (name) {
    case "CREATE_LOGISTIC_ORDER": {
      const { carrier, trackingNumber, trackingUrl } = result;
      const parcel = parcelOfLeg(activity.leg) ?? 1;
      const tracking = { carrier, trackingNumber, trackingUrl };
      await changeTracking(ctx, tx, { actor, process, note: {}, tracking, parcel });
      const changed = await getProcess(tx, actor, process.id);
      // The label of a further parcel may come when the first one is already in transit.
      if (process.parcels.length > 1 && isUnderWay(changed.shippingStatus)) return;
      await moveShipment(ctx, tx, { actor, process: changed, to: "CREATED", isCorrection: false });
      return;
    }
    case "CREATE_EXCHANGE_ORDER": {
      // A person knows the order number; the shop's own ID comes with its push.
      const answer = { platformOrderId: "", name: result.reference, fulfilledAt: null };
      return recordExchangeOrder(ctx, tx, { actor, process, answer, askedAt: null, now });
    }
    case "RESTOCK":
      return addToResult(tx, actor, { id: activity.id, result: await recordRestock(tx, { actor, process, now }) });
    case "OPEN_PLATFORM_RETURN":
      return updateProcess(tx, actor, { id: process.id, set: { platformProcessId: result.reference }, now });
    case "CAPTURE_HOLD":
      return collectByHand(ctx, tx, applied);
    case "RELEASE_HOLD":
      await moveHold(tx, actor, { id: String(activity.input.chargeId), from: ["RELEASING"], to: "RELEASED" });
      return updateProcess(tx, actor, { id: process.id, set: {}, now });
    case "SCHEDULE_PICKUP":
    case "CLOSE_PLATFORM_RETURN":
    case "NOTIFY_SHOPPER":
    case "AUTHORIZATION":
    case "FRAUD_CHECK":
      // It was done outside; the timeline says so, and nothing else depends on it.
      return;
    default:
      name satisfies never;
  }
};

/** The shopper paid for the new items another way: that payment now belongs to the exchange order. */
const collectByHand = async (ctx: ServiceContext, tx: Tx, { actor, process, activity, result, now }: Applied) => {
  const { chargeId, amountMinor } = activity.input;
  const { reference } = result;
  await moveHold(tx, actor, { id: String(chargeId), from: ["CAPTURING", "LAPSED"], to: "CAPTURED", reference });
  await recordPaidAdvance(ctx, tx, { actor, process, amountMinor: Number(amountMinor), reference, now });
};

/** Records a payout that was paid outside this service, like a refund marked as refunded, for the whole rest of it. */
const coverByHand = async (tx: Tx, { actor, process, activity, result, now }: Applied): Promise<void> => {
  const payout = payoutOf(process, { input: { payoutId: String(activity.input.payoutId) } });
  const note = [payout.externalNote, noteOf(result)].filter((text) => text !== "").join("\n");
  const { timeZone } = await getStore(tx, actor, process.ecommerceId);
  const sent = { reference: result.reference, sentOn: localDay(now, timeZone) };
  await coverPayout(tx, actor, { id: payout.id, coveredMinor: restMinor(payout), isWhole: true, note, ...sent, now });
  const covered = await getProcess(tx, actor, process.id);
  await recordPaidUnits(tx, actor, { process: covered, now });
  await recordRevivedUnits(tx, actor, { process: covered, now });
};

const noteOf = ({ note, reference }: ByHandResult): string => (note === "" ? reference : `${note} (${reference})`);

const giveBackByHand = async (tx: Tx, { actor, process, activity, now }: Applied): Promise<void> => {
  const charge = process.charges.find(({ id }) => id === activity.input.chargeId);
  if (charge === undefined) throw new Error(`The charge ${activity.input.chargeId} of ${process.id} is not there.`);
  const amountMinor = Number(activity.input.amountMinor ?? charge.amountMinor - charge.refundedMinor);
  await recordChargeRefund(tx, actor, { charge, refundedMinor: charge.refundedMinor + amountMinor, now });
};
