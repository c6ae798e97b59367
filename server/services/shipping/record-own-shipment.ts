import type { Tx } from "@/server/db/client";
import { settleActivity } from "@/server/db/jobs/settle-activity";
import { insertShipment } from "@/server/db/returns/process-writes";
import { activityKey } from "@/server/domain/activities/plan-activities";
import { BY_HAND } from "@/server/domain/process/shipment";
import type { ReturnProcess } from "@/server/domain/process/types";
import { parcelLeg } from "@/server/domain/shipping/parcels";
import type { Actor } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";
import type { ServiceContext } from "../context";

type Parcel = {
  actor: Actor;
  process: Pick<
    ReturnProcess,
    "id" | "ecommerceId" | "provider" | "carrier" | "returnMethod" | "shopperAddress" | "parcels"
  >;
  to: PostalAddress;
};

/**
 * Stores the parcels of a shopper who ships them: without labels, and without numbers until the shopper enters them.
 * This completes CREATE_LOGISTIC_ORDER, because no carrier call is needed. Called under the process lock.
 */
export const recordOwnShipment = async (ctx: ServiceContext, tx: Tx, { process, ...call }: Parcel): Promise<void> => {
  for (const parcel of process.parcels) await recordOne(ctx, tx, { ...call, process, parcel });
};

const recordOne = async (
  ctx: ServiceContext,
  tx: Tx,
  { actor, process, parcel, to }: Parcel & { parcel: number },
): Promise<void> => {
  const { id: processId, provider, carrier, returnMethod, shopperAddress } = process;
  const now = ctx.clock.now();
  await insertShipment(tx, actor, {
    processId,
    shipment: {
      ...{ id: ctx.ids.next("shp"), parcel, provider, carrier, carrierName: "", returnMethod },
      ...{ trackingNumber: "", trackingUrl: "", status: "CREATED", labelFileId: null },
      ...{ weightGrams: null, measuredGrams: null, priceMinor: null, ...BY_HAND },
      fromAddress: shopperAddress,
      toAddress: to,
      createdAt: now.toISOString(),
      voidedAt: null,
    },
  });
  const planned = { name: "CREATE_LOGISTIC_ORDER" as const, leg: parcelLeg(parcel) };
  const idempotencyKey = activityKey(process, planned);
  const result = { trackingNumber: "" };
  await settleActivity(tx, actor, { ...planned, id: ctx.ids.next("act"), idempotencyKey, processId, result, now });
};
