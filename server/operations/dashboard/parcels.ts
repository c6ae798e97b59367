import * as contract from "@/contract/dashboard/parcels";
import { addParcel } from "@/server/services/shipping/add-parcel";
import { voidParcel } from "@/server/services/shipping/void-parcel";
import { implement } from "../implement";

export const addReturnParcel = implement(contract.addReturnParcel, async ({ ctx, actor, input }) => {
  const { processId, parcelCount } = input;
  const { parcels } = await addParcel(ctx, { actor, processId, parcelCount });
  return { parcelCount: parcels.length, number: parcels.at(-1) ?? 1 };
});

export const voidReturnParcel = implement(contract.voidReturnParcel, async ({ ctx, actor, input }) => {
  const { processId, number: parcel } = input;
  return { parcelCount: (await voidParcel(ctx, { actor, processId, parcel })).parcels.length };
});
