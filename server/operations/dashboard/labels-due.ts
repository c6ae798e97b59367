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
      ...one,
      ...{ since: one.createdAt, dueAt: one.labelDueAt },
      ...{ parcels: positionsDue(one), parcelCount: one.parcels.length },
    })),
    total,
  };
});

/** Returns the positions of the parcels without a label, counted from 1. */
const positionsDue = ({ legs, parcels }: Pick<LabelDue, "legs" | "parcels">): number[] =>
  parcels.flatMap((number, index) => (legs.includes(parcelLeg(number)) ? [index + 1] : []));

export const uploadLabel = implement(contract.uploadLabel, async ({ ctx, actor, input }) => {
  const { processId, label, carrier, trackingNumber, trackingUrl } = input;
  const saved = await saveManualOrder(ctx, {
    actor,
    order: {
      ...{ processId, label, labelKind: null, provider: "", carrier: carrier.trim() },
      ...{ returnMethod: null, from: EMPTY_ADDRESS, to: EMPTY_ADDRESS },
      ...{ trackingNumber: trackingNumber.trim(), trackingUrl, position: input.parcel },
    },
  });
  return { returnCode: saved.returnCode };
});
