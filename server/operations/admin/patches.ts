import * as contract from "@/contract/admin/patches";
import type { Given } from "@/server/kernel/wire-names";
import type { ProcessPatch } from "@/server/services/patches/patch";
import { patchProcess as patch } from "@/server/services/patches/patch-process";
import { implement } from "../implement";
import { readAddress } from "../read-address";

export const patchProcess = implement(contract.patchProcess, async ({ ctx, actor, input }) => {
  const { before, after } = await patch(ctx, {
    actor,
    processId: input.processId,
    patch: readPatch(input.returnProcessPatch),
    note: input.patch,
    user: input.user,
  });
  return { newLastKnownShippingStatus: after, previousLastKnownShippingStatus: before };
});

const readPatch = (input: Given<typeof contract.ReturnProcessPatch>): ProcessPatch => {
  switch (input["@type"]) {
    case "svc.v1.ShippingStatusPatch":
      return { kind: "SHIPPING_STATUS", to: input.lastKnownShippingStatus };
    case "svc.v1.CancelPatch":
      return { kind: "CANCEL", reason: input.reason };
    case "svc.v1.HoldPatch":
      return { kind: "HOLD", reason: input.reason };
    case "svc.v1.ResumePatch":
      return { kind: "RESUME" };
    case "svc.v1.CustomerPatch": {
      const { email, firstName, lastName, phone } = input;
      return { kind: "CUSTOMER", set: { email, firstName, lastName, phone } };
    }
    case "svc.v1.PickupAddressPatch":
      return { kind: "PICKUP_ADDRESS", address: readAddress(input.address) };
    case "svc.v1.TrackingPatch": {
      const { carrier, trackingId: trackingNumber, trackingUrl } = input;
      return { kind: "TRACKING", carrier, trackingNumber, trackingUrl };
    }
  }
};
