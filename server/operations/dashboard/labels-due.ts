import * as contract from "@/contract/dashboard/labels-due";
import { type LabelDue, listLabelsDue as listDue, queueOfLabels } from "@/server/db/shipping/labels-due";
import { parcelLeg } from "@/server/domain/shipping/parcels";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { saveManualOrder } from "@/server/services/logistics/save-manual-order";
import { implement } from "../implement";

export const listLabelsDue = implement(contract.listLabelsDue, async ({ ctx, actor, input }) => {
  const [labels, { count: total }] = await Promise.all([
    listDue(ctx.db, actor, input.limit),
    queueOfLabels(ctx.db, actor),
  ]);
  return {
    labels: labels.map((one) => ({
      ...{ process_id: one.processId, return_code: one.returnCode, order_name: one.orderName },
      ...{ customer_name: one.customerName, store_name: one.storeName, time_zone: one.timeZone },
      ...{ since: one.createdAt, due_at: one.labelDueAt },
      ...{ parcels: positionsDue(one), parcel_count: one.parcels.length },
    })),
    total,
  };
});

/** Which of its parcels wait, as people count them. */
const positionsDue = ({ legs, parcels }: Pick<LabelDue, "legs" | "parcels">): number[] =>
  parcels.flatMap((number, index) => (legs.includes(parcelLeg(number)) ? [index + 1] : []));

export const uploadLabel = implement(contract.uploadLabel, async ({ ctx, actor, input }) => {
  const { process_id: processId, label, carrier, tracking_number, tracking_url } = input;
  const saved = await saveManualOrder(ctx, {
    actor,
    order: {
      ...{ processId, label, labelKind: null, provider: "", carrier: carrier.trim() },
      ...{ returnMethod: null, from: EMPTY_ADDRESS, to: EMPTY_ADDRESS },
      ...{ trackingNumber: tracking_number.trim(), trackingUrl: tracking_url, position: input.parcel },
    },
  });
  return { return_code: saved.returnCode };
});
