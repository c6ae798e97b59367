import { z } from "zod";
import { POLICY_FIELDS } from "../vocabulary/policy";

const FactValue = z
  .union([z.string(), z.number(), z.array(z.string()), z.array(z.number()), z.null()])
  .describe("Amounts in minor units, durations in whole days. `null` if unknown.");

/** The reason for a rule's decision. */
export const PolicyWhy = z
  .object({
    rule_id: z.string().describe('ID of the rule in the store\'s policy. "ALWAYS" if it applies to everything.'),
    label: z.string(),
    facts: z.array(z.object({ field: z.enum(POLICY_FIELDS), value: FactValue })),
  })
  .meta({ id: "PolicyWhy", description: "The rule that decided, and the facts it used." });
