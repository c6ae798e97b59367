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
  .meta({ id: "ShippingStatusPatch", description: "Moves the parcel forward or back; the operator's correction." });

const cancel = z
  .object({ "@type": name("CancelPatch"), reason: requiredVisibleText(500) })
  .meta({ id: "CancelPatch", description: "Before any unit is approved or money sent." });

const hold = z
  .object({ "@type": name("HoldPatch"), reason: requiredVisibleText(500) })
  .meta({ id: "HoldPatch", description: "Nothing is paid, ordered or mailed until it is resumed." });

const resume = z
  .object({ "@type": name("ResumePatch") })
  .meta({ id: "ResumePatch", description: "Releases every hold; what had failed is tried again." });

const customer = z
  .object({
    "@type": name("CustomerPatch"),
    email: email().optional(),
    first_name: visibleText().optional(),
    last_name: visibleText().optional(),
    phone: text(64).optional(),
  })
  .meta({ id: "CustomerPatch", description: "What is left out stays as it is." });

const pickupAddress = z
  .object({ "@type": name("PickupAddressPatch"), address: AddressInput })
  .meta({ id: "PickupAddressPatch", description: "Before the parcel is collected." });

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
  summary: "Change a return process",
  description:
    "One change at a time, named by `@type`. Always answers the shipping status before and after, whatever was " +
    "changed. `patch` is a note and `user` a name for the timeline. A change to what is there already does nothing; a " +
    "process that has ended refuses.",
  scope: "processes:write",
  endpoints: [{ method: "PATCH", path: "/v1/processes/{process_id}/patch" }],
  input: z.object({
    process_id: identifier(),
    patch: visibleText(1000).default("").describe("A note for the timeline."),
    return_process_patch: ReturnProcessPatch,
    user: visibleText(254).default("").describe("Who changes it, for the timeline."),
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
