import { z } from "zod";
import { defineMutation } from "../base/operation";
import { identifier, instantOut } from "../base/wire";
import { SYNC_PHASES, SYNC_STATES, SYNC_SUBJECTS } from "../vocabulary/connection";

/** How far back orders are read when a shop is connected, in days. */
export const BACKFILL_DAYS = [30, 90, 365, 730] as const;
export type BackfillDays = (typeof BACKFILL_DAYS)[number];

export const ConnectionSyncDto = z.object({
  subject: z.enum(SYNC_SUBJECTS),
  phase: z.enum(SYNC_PHASES),
  state: z.enum(SYNC_STATES),
  since: instantOut(),
  synced_at: instantOut().nullable().describe("When the last complete reading ended."),
  total: z.int().nullable().describe("As the shop counts; null where it does not."),
  read: z.int().describe("Of this reading, or of the last one: the sum of the six figures that follow."),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  skipped: z.int().describe("Older than what is known."),
  kept: z.int().describe("Taken in part: a return depends on the rest."),
  refused: z.int().describe("Records that could not be taken."),
  refusals: z
    .array(z.object({ record: z.string(), reason: z.string() }))
    .describe("Records of any reading that are still not taken, or only in part, and why; the latest 200."),
  error: z.string(),
  next_at: instantOut().nullable(),
  updated_at: instantOut(),
});

export const pauseSync = defineMutation({
  summary: "Pause reading from a shop",
  description: "It can be resumed where it stopped. Events of the shop are still taken.",
  scope: "connections:write",
  input: z.object({ connection_id: identifier(), subject: z.enum(SYNC_SUBJECTS) }),
  output: z.object({ syncs: z.array(ConnectionSyncDto) }),
});

export const resumeSync = defineMutation({
  summary: "Resume reading from a shop",
  description: "Where it stopped. One that failed is tried again.",
  scope: "connections:write",
  input: z.object({ connection_id: identifier(), subject: z.enum(SYNC_SUBJECTS) }),
  output: z.object({ syncs: z.array(ConnectionSyncDto) }),
});

export const syncAgain = defineMutation({
  summary: "Read products and orders of a shop again",
  description: "From a day on. Orders that are known are compared, none is doubled.",
  scope: "connections:write",
  input: z.object({
    connection_id: identifier(),
    days: z.literal([...BACKFILL_DAYS]).default(90),
  }),
  output: z.object({ syncs: z.array(ConnectionSyncDto) }),
});
