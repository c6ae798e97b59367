import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { emptyObject, identifier, text } from "../base/wire";
import { LogisticsSummaryDto } from "../schemas/logistics";
import { SHIPPING_STATUSES } from "../vocabulary/shipping-status";

export const updateShippingStatus = defineMutation({
  summary: "Tell where a parcel is",
  description:
    "The given value is the next status, in every direction; the timeline tells the old and the new one. The same value " +
    "again changes nothing. A process that has ended refuses. Whoever passes carriers' events on leaves out the late ones; " +
    "connected carriers do so by themselves.",
  scope: "logistics:write",
  endpoints: [
    { method: "POST", path: "/v1/ops/update_lkss" },
    { method: "POST", path: "/v1/processes/{process_id}/shipping_status" },
  ],
  input: z.object({
    process_id: text(128).default("").describe("Id of the process; or give process_platform_id."),
    process_platform_id: text(128).default(""),
    ecommerce_id: text(128)
      .default("")
      .describe("Whose process_platform_id it is. Needed where two stores of the group share it (else 409)."),
    lkss: z.enum(SHIPPING_STATUSES),
    weight_in_grams: z
      .int()
      .min(1)
      .max(1_000_000)
      .optional()
      .describe(
        "An addition of this service: what the carrier's scale said. Not kept for a return in several parcels.",
      ),
  }),
  output: emptyObject(),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
  exampleRequest: { process_id: "prc_01kah5x8m2", lkss: "COLLECTED" },
});

export const getLabelLink = defineQuery({
  summary: "Get a download link of the label",
  description:
    "The link lives ten minutes and needs no credential. It stops when the API key that asked for it is revoked. Of a " +
    "return in several parcels `url` is the first label, and `labels` has that of each parcel.",
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
      .describe("An addition of this service: one for each parcel that has a label, counted from 1."),
  }),
  problems: ["NOT_FOUND", "FAILED_PRECONDITION"],
});

export const getLogistics = defineQuery({
  summary: "Read how a return travels",
  description: "Carrier, addresses, pickups and tracking of a process in one answer.",
  scope: "logistics:read",
  endpoints: [{ method: "GET", path: "/v1/processes/{process_id}/logistics" }],
  input: z.object({ process_id: identifier() }),
  output: z.object({ logistics_summary: LogisticsSummaryDto }),
  problems: ["NOT_FOUND"],
});
