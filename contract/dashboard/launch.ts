import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { identifier } from "../base/wire";
import { FIRST_STEPS, LAUNCH_CHECK_IDS, STORE_JOBS } from "../vocabulary/launch";

export const getLaunchChecklist = defineQuery({
  summary: "Get the launch checklist of a store",
  description:
    "Returns which checks pass, which jobs people do manually, and what ends when the store leaves test mode.",
  scope: "settings:read",
  input: z.object({ ecommerce_id: identifier() }),
  output: z.object({
    is_live: z.boolean(),
    checks: z.array(
      z.object({
        id: z.enum(LAUNCH_CHECK_IDS),
        is_done: z.boolean(),
        is_required: z.boolean().describe("Whether it is required to go live."),
        detail: z.string().describe("What the check found, for example a domain or the name of an owner."),
      }),
    ),
    manual_jobs: z.array(z.enum(STORE_JOBS)).describe("Jobs done by people once the store is live."),
    test_shop: z
      .string()
      .describe("Name of a connected test shop, which has no effect in a live store. Empty if there is none."),
    steps: z.array(z.object({ id: z.enum(FIRST_STEPS), is_done: z.boolean() })),
    open_drafts: z.int().describe("Unfinished test returns. They end when the store goes live."),
    open_test_returns: z.int().describe("Active test returns. They remain test returns."),
  }),
});

export const goLive = defineMutation({
  summary: "Take a store live",
  description:
    "Rejected while a required check fails. `confirmed` must list every recommended check that fails and every manual job, to confirm that they were read. Unfinished test returns end.",
  scope: "settings:write",
  input: z.object({
    ecommerce_id: identifier(),
    confirmed: z.array(z.enum([...LAUNCH_CHECK_IDS, ...STORE_JOBS])).max(50),
  }),
  output: z.object({ ended_drafts: z.int() }),
});
