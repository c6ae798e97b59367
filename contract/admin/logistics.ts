import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { emptyObject, identifier, text } from "../base/wire";
import { LogisticsSummaryDto } from "../schemas/logistics";
import { SHIPPING_STATUSES } from "../vocabulary/shipping-status";

export const updateShippingStatus = defineMutation({
  summary: "Update the shipping status",
  description:
    "Sets the next status, in any direction; the timeline records the old and the new one. Repeating the same value changes nothing. Rejected for a process that has ended. If you forward carrier events, leave out late ones; connected carriers do this automatically.",
  scope: "logistics:write",
  endpoints: [
    { method: "POST", path: "/v1/ops/update_lkss" },
    { method: "POST", path: "/v1/processes/{process_id}/shipping_status" },
  ],
  input: z.object({
    process_id: text(128).default("").describe("ID of the process. Alternatively, provide `process_platform_id`."),
    process_platform_id: text(128).default(""),
    ecommerce_id: text(128)
      .default("")
      .describe(
        "Store that `process_platform_id` belongs to. Required if two stores of the group share the ID (409 otherwise).",
      ),
    lkss: z.enum(SHIPPING_STATUSES),
    weight_in_grams: z
      .int()
      .min(1)
      .max(1_000_000)
      .optional()
      .describe(
        "Homeward extension. Weight measured by the carrier, in grams. Not stored for returns with several parcels.",
      ),
  }),
  output: emptyObject(),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
  exampleRequest: { process_id: "prc_01kah5x8m2", lkss: "COLLECTED" },
});

export const getLabelLink = defineQuery({
  summary: "Get a download link for the label",
  description:
    "The link is valid for ten minutes and requires no credential. It stops working when the API key that requested it is revoked. If the return has several parcels, `url` is the first label, and `labels` has the label of each parcel.",
  scope: "logistics:read",
  endpoints: [
    { method: "GET", path: "/v1/logistics/{process_id}/presigned_url_label" },
    { method: "GET", path: "/v1/processes/{process_id}/label" },
  ],
  input: z.object({ process_id: identifier() }),
  output: z.object({
    url: z.string(),
    labels: z
      .array(z.object({ parcel: z.int(), tracking_id: z.string(), url: z.string() }))
      .describe("Homeward extension. One entry for each parcel that has a label, numbered from 1."),
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});

export const getLogistics = defineQuery({
  summary: "Get the logistics of a return",
  description: "Returns the carrier, addresses, pickups and tracking of a process in one response.",
  scope: "logistics:read",
  endpoints: [{ method: "GET", path: "/v1/processes/{process_id}/logistics" }],
  input: z.object({ process_id: identifier() }),
  output: z.object({ logistics_summary: LogisticsSummaryDto }),
  problems: ["NOT_FOUND"],
});
