import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { identifier } from "../base/wire";
import { FIRST_STEPS, LAUNCH_CHECK_IDS, STORE_JOBS } from "../vocabulary/launch";

export const getLaunchChecklist = defineQuery({
  summary: "Get what a store still needs to go live",
  description: "Which checks pass, which jobs people do by hand, and what ends when the store leaves test mode.",
  scope: "settings:read",
  input: z.object({ ecommerce_id: identifier() }),
  output: z.object({
    is_live: z.boolean(),
    checks: z.array(
      z.object({
        id: z.enum(LAUNCH_CHECK_IDS),
        is_done: z.boolean(),
        is_required: z.boolean().describe("The store cannot go live without it."),
        detail: z.string().describe("What was found, for example a domain or the name of an owner."),
      }),
    ),
    manual_jobs: z.array(z.enum(STORE_JOBS)).describe("Done by people once the store is live."),
    test_shop: z
      .string()
      .describe("The name of a test shop that is connected: it does nothing in a live store. Or empty."),
    steps: z.array(z.object({ id: z.enum(FIRST_STEPS), is_done: z.boolean() })),
    open_drafts: z.int().describe("Unfinished test returns, which end when the store goes live."),
    open_test_returns: z.int().describe("Test returns under way. They stay tests, also afterwards."),
  }),
});

export const goLive = defineMutation({
  summary: "Take a store out of test mode",
  description:
    "Refused while a required check fails. `confirmed` names every recommended check that fails and every manual job: " +
    "whoever goes live has read them. Unfinished test returns end.",
  scope: "settings:write",
  input: z.object({
    ecommerce_id: identifier(),
    confirmed: z.array(z.enum([...LAUNCH_CHECK_IDS, ...STORE_JOBS])).max(50),
  }),
  output: z.object({ ended_drafts: z.int() }),
});
