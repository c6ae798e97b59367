import type { Tx } from "@/server/db/client";
import { insertShipment } from "@/server/db/process-writes";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import type { PostalAddress } from "@/server/kernel/address";
import type { ServiceContext } from "../context";

type Parcel = { actor: Actor; process: ReturnProcess; to: PostalAddress };

/** The parcel of a shopper who ships it: no label, and no number until the shopper tells one. Under the process lock. */
export const recordOwnShipment = async (ctx: ServiceContext, tx: Tx, { actor, process, to }: Parcel): Promise<void> => {
  const { id: processId, provider, carrier, returnMethod, shopperAddress } = process;
  await insertShipment(tx, actor, {
    processId,
    shipment: {
      ...{ id: ctx.ids.next("shp"), provider, carrier, carrierName: "", returnMethod },
      ...{ trackingNumber: "", trackingUrl: "", status: "CREATED", labelFileId: null },
      ...{ weightGrams: null, measuredGrams: null, priceMinor: null },
      fromAddress: shopperAddress,
      toAddress: to,
      createdAt: ctx.clock.now().toISOString(),
      voidedAt: null,
    },
  });
};
