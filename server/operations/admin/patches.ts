import type { z } from "zod";
import * as contract from "@/contract/admin/patches";
import type { ProcessPatch } from "@/server/services/patches/patch";
import { patchProcess as patch } from "@/server/services/patches/patch-process";
import { implement } from "../implement";
import { readAddress } from "../read-address";

export const patchProcess = implement(contract.patchProcess, async ({ ctx, actor, input }) => {
  const { before, after } = await patch(ctx, {
    actor,
    processId: input.process_id,
    patch: readPatch(input.return_process_patch),
    note: input.patch,
    user: input.user,
  });
  return { new_last_known_shipping_status: after, previous_last_known_shipping_status: before };
});

const readPatch = (input: z.output<typeof contract.ReturnProcessPatch>): ProcessPatch => {
  switch (input["@type"]) {
    case "svc.v1.ShippingStatusPatch":
      return { kind: "SHIPPING_STATUS", to: input.last_known_shipping_status };
    case "svc.v1.CancelPatch":
      return { kind: "CANCEL", reason: input.reason };
    case "svc.v1.HoldPatch":
      return { kind: "HOLD", reason: input.reason };
    case "svc.v1.ResumePatch":
      return { kind: "RESUME" };
    case "svc.v1.CustomerPatch": {
      const { email, first_name: firstName, last_name: lastName, phone } = input;
      return { kind: "CUSTOMER", set: { email, firstName, lastName, phone } };
    }
    case "svc.v1.PickupAddressPatch":
      return { kind: "PICKUP_ADDRESS", address: readAddress(input.address) };
    case "svc.v1.TrackingPatch": {
      const { carrier, tracking_id: trackingNumber, tracking_url: trackingUrl } = input;
      return { kind: "TRACKING", carrier, trackingNumber, trackingUrl };
    }
  }
};
