import { z } from "zod";
import { defineMutation } from "../base/operation";
import { identifier, requiredText, requiredVisibleText, text, visibleText, webPage } from "../base/wire";
import { AddressInput } from "../schemas/address";
import { SHIPPING_STATUSES } from "../vocabulary/shipping-status";

const name = <T extends string>(type: T) => z.literal(`svc.v1.${type}` as const);

const email = () =>
  text(254).regex(/^[^\s@]+@[^\s@]+$/, { error: 'must be an email address, e.g. "noor@example.com"' });

const shippingStatus = z
  .object({
    "@type": name("ShippingStatusPatch"),
    last_known_shipping_status: z.enum(SHIPPING_STATUSES),
  })
  .meta({
    id: "ShippingStatusPatch",
    description: "Moves the parcel forward or back, as a correction by the operator.",
  });

const cancel = z
  .object({ "@type": name("CancelPatch"), reason: requiredVisibleText(500) })
  .meta({ id: "CancelPatch", description: "Possible before any unit is approved or money is sent." });

const hold = z
  .object({ "@type": name("HoldPatch"), reason: requiredVisibleText(500) })
  .meta({ id: "HoldPatch", description: "Pauses payments, orders and emails until the return is resumed." });

const resume = z
  .object({ "@type": name("ResumePatch") })
  .meta({ id: "ResumePatch", description: "Releases every hold and retries failed steps." });

const customer = z
  .object({
    "@type": name("CustomerPatch"),
    email: email().optional(),
    first_name: visibleText().optional(),
    last_name: visibleText().optional(),
    phone: text(64).optional(),
  })
  .meta({ id: "CustomerPatch", description: "Omitted fields are unchanged." });

const pickupAddress = z
  .object({ "@type": name("PickupAddressPatch"), address: AddressInput })
  .meta({ id: "PickupAddressPatch", description: "Possible before the parcel is collected." });

const tracking = z
  .object({
    "@type": name("TrackingPatch"),
    carrier: text(128).default(""),
    tracking_id: requiredText(128),
    tracking_url: webPage().default(""),
  })
  .meta({ id: "TrackingPatch" });

const PATCHES = [shippingStatus, cancel, hold, resume, customer, pickupAddress, tracking] as const;
const NAMES = PATCHES.map((patch) => [...patch.shape["@type"].values][0] ?? "");

export const ReturnProcessPatch = z
  .discriminatedUnion("@type", PATCHES, {
    error: ({ code }) => (code === "invalid_union" ? `must be one of ${NAMES.join(", ")}` : undefined),
  })
  .meta({ id: "ReturnProcessPatch" });

export const patchProcess = defineMutation({
  summary: "Update a return process",
  description:
    "Makes one change at a time, named by `@type`. Always returns the shipping status before and after the change. `patch` is a note and `user` a name for the timeline. Changes that match the current state do nothing. Rejected for a process that has ended.",
  scope: "processes:write",
  endpoints: [{ method: "PATCH", path: "/v1/processes/{process_id}/patch" }],
  input: z.object({
    process_id: identifier(),
    patch: visibleText(1000).default("").describe("Note for the timeline."),
    return_process_patch: ReturnProcessPatch,
    user: visibleText(254).default("").describe("Who makes the change, for the timeline."),
  }),
  output: z.object({
    new_last_known_shipping_status: z.enum(SHIPPING_STATUSES),
    previous_last_known_shipping_status: z.enum(SHIPPING_STATUSES),
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
  exampleRequest: {
    return_process_patch: {
      "@type": "svc.v1.ShippingStatusPatch",
      last_known_shipping_status: "COLLECTED",
    },
    patch: "The driver scanned the wrong parcel",
    user: "sven@example.com",
  },
});
