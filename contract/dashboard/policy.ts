import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { amount, identifier, instant, instantOut, visibleText } from "../base/wire";
import { PolicyWhy } from "../schemas/policy-why";
import { ReturnConditions, ReturnConditionsInput } from "../schemas/return-conditions";
import { NON_RETURNABLE_CAUSES } from "../vocabulary/non-returnable";
import { OUTCOME_CHANGES, SIMULATION_STATES } from "../vocabulary/simulation";

export const saveReturnConditions = defineMutation({
  summary: "Save return conditions",
  description:
    "Creates a new version. Existing returns keep theirs. Saving the same conditions creates no version. With `based_on`, rejected if someone else has changed them since.",
  scope: "settings:write",
  input: z.object({
    ecommerce_id: identifier(),
    return_conditions: ReturnConditionsInput,
    note: visibleText(500).default("").describe("What changed and why, for the version history."),
    based_on: z.int().min(1).optional(),
  }),
  output: ReturnConditions,
});

export const listReturnConditionVersions = defineQuery({
  summary: "List the versions of a store's return conditions",
  description: "Newest first. To restore a version, save it again.",
  scope: "settings:read",
  input: z.object({ ecommerce_id: identifier() }),
  output: z.object({
    versions: z.array(
      z.object({
        note: z.string(),
        created_by: z.string(),
        created_at: instantOut(),
        return_conditions: ReturnConditions,
      }),
    ),
  }),
});

export const startPolicySimulation = defineMutation({
  summary: "Test return conditions on past returns",
  description: "Starts a job that calculates which outcomes and amounts would have been different. Nothing is changed.",
  scope: "settings:read",
  input: z.object({
    ecommerce_id: identifier(),
    return_conditions: ReturnConditionsInput,
    from: instant(),
    to: instant(),
  }),
  output: z.object({ simulation_id: z.string() }),
});

const outcome = z.object({
  refused: z.array(
    z.object({
      line_item_id: z.string(),
      units: z.int(),
      cause: z.enum(NON_RETURNABLE_CAUSES),
      why: PolicyWhy.nullable(),
    }),
  ),
  accepted_units: z.int(),
  kept_units: z.int(),
  authorization: PolicyWhy.nullable(),
  is_refund_held: z.boolean(),
  refund: amount(),
  fees: amount(),
});

const sums = z.object({ refund: amount(), fees: amount() });

export const PolicySimulation = z
  .object({
    simulation_id: z.string(),
    ecommerce_id: z.string(),
    state: z.enum(SIMULATION_STATES),
    from: instantOut(),
    to: instantOut(),
    total: z.int(),
    done: z.int(),
    error: z.string(),
    created_by: z.string(),
    created_at: instantOut(),
    finished_at: instantOut().nullable(),
    changed: z.int(),
    changes: z.array(z.object({ change: z.enum(OUTCOME_CHANGES), returns: z.int() })),
    money: z.array(z.object({ currency: z.string(), before: sums, after: sums })),
    samples: z.array(
      z.object({
        process_id: z.string(),
        return_code: z.string(),
        currency: z.string(),
        changes: z.array(z.enum(OUTCOME_CHANGES)),
        before: outcome,
        after: outcome,
      }),
    ),
  })
  .meta({ id: "PolicySimulation" });

export const getPolicySimulation = defineQuery({
  summary: "Get a simulation and its results",
  description: "The figures cover the returns processed so far.",
  scope: "settings:read",
  input: z.object({ simulation_id: identifier() }),
  output: PolicySimulation,
});
