import { z } from "zod";
import { defineMutation } from "../base/operation";
import { identifier, instantOut } from "../base/wire";
import { SYNC_PHASES, SYNC_STATES, SYNC_SUBJECTS } from "../vocabulary/connection";

/** How many days of past orders are read when a shop is connected. */
export const BACKFILL_DAYS = [30, 90, 365, 730] as const;
export type BackfillDays = (typeof BACKFILL_DAYS)[number];

export const ConnectionSyncDto = z.object({
  subject: z.enum(SYNC_SUBJECTS),
  phase: z.enum(SYNC_PHASES),
  state: z.enum(SYNC_STATES),
  since: instantOut(),
  synced_at: instantOut().nullable().describe("When the last complete sync ended."),
  total: z.int().nullable().describe("Number reported by the shop. `null` if it does not report one."),
  read: z.int().describe("Records read in this or the last sync: the sum of the six numbers that follow."),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  skipped: z.int().describe("Older than the stored version."),
  kept: z.int().describe("Partially imported, because a return depends on the rest."),
  refused: z.int().describe("Records that could not be imported."),
  refusals: z
    .array(z.object({ record: z.string(), reason: z.string() }))
    .describe("Records of any sync that are still not imported, or only partially, with the reason. The latest 200."),
  error: z.string(),
  next_at: instantOut().nullable(),
  updated_at: instantOut(),
});

export const pauseSync = defineMutation({
  summary: "Pause a sync",
  description: "It can be resumed where it stopped. Events from the shop are still processed.",
  scope: "connections:write",
  input: z.object({ connection_id: identifier(), subject: z.enum(SYNC_SUBJECTS) }),
  output: z.object({ syncs: z.array(ConnectionSyncDto) }),
});

export const resumeSync = defineMutation({
  summary: "Resume a sync",
  description: "Continues where it stopped. A failed sync is retried.",
  scope: "connections:write",
  input: z.object({ connection_id: identifier(), subject: z.enum(SYNC_SUBJECTS) }),
  output: z.object({ syncs: z.array(ConnectionSyncDto) }),
});

export const syncAgain = defineMutation({
  summary: "Sync products and orders of a shop again",
  description: "Starts from the given day. Existing orders are compared and never duplicated.",
  scope: "connections:write",
  input: z.object({
    connection_id: identifier(),
    days: z.literal([...BACKFILL_DAYS]).default(90),
  }),
  output: z.object({ syncs: z.array(ConnectionSyncDto) }),
});
