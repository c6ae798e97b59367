import { z } from "zod";
import { defineQuery } from "../base/operation";
import { identifier, instant, instantOut } from "../base/wire";
import { PROCESS_STATUSES } from "../vocabulary/process";
import { SHIPPING_STATUSES } from "../vocabulary/shipping-status";
import { UNIT_LOCATIONS, UNIT_PAYMENTS, UNIT_VERDICTS } from "../vocabulary/unit";

const unit = z
  .object({
    unit_id: z.string(),
    line_item_id: z.string(),
    location: z.enum(UNIT_LOCATIONS),
    verdict: z.enum(UNIT_VERDICTS),
    payment: z.enum(UNIT_PAYMENTS),
    reject_reason: z.string().nullable(),
    reviewed_by: z.string(),
  })
  .meta({ id: "UnitAt" });

const entry = z
  .object({
    id: z.string(),
    kind: z.string().describe("New kinds may be added."),
    at: instantOut(),
    actor_kind: z.string(),
    actor_name: z.string(),
    is_shopper_visible: z.boolean(),
    text: z.string().describe("Text that follows the name of the actor."),
  })
  .meta({ id: "TimelineEntry" });

export const getProcessTimeline = defineQuery({
  summary: "Get a return as of a point in time",
  description:
    "Homeward extension. Returns the status, shipping status, holds and the three tracks of every unit as of `at` (defaults to now), rebuilt from the append-only history, with the history entries up to then, oldest first. Before the return started, returns `null` and no entries.",
  scope: "processes:read",
  endpoints: [{ method: "GET", path: "/v1/processes/{process_id}/timeline" }],
  input: z.object({ process_id: identifier(), at: instant().optional() }),
  output: z.object({
    process_id: z.string(),
    at: instantOut(),
    state: z
      .object({
        status: z.enum(PROCESS_STATUSES),
        shipping_status: z.enum(SHIPPING_STATUSES),
        units: z.array(unit),
        holds: z.array(z.object({ reason: z.string(), created_at: instantOut() })),
      })
      .nullable(),
    entries: z.array(entry),
  }),
  problems: ["NOT_FOUND"],
});
