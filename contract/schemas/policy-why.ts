import { z } from "zod";
import { POLICY_FIELDS } from "../vocabulary/policy";

const FactValue = z
  .union([z.string(), z.number(), z.array(z.string()), z.array(z.number()), z.null()])
  .describe("Amounts in minor units, times in whole days; null where it is not known.");

/** Why a rule decided as it did. */
export const PolicyWhy = z
  .object({
    rule_id: z.string().describe('Id of the rule in the store\'s policy; "ALWAYS" where it holds for everything.'),
    label: z.string(),
    facts: z.array(z.object({ field: z.enum(POLICY_FIELDS), value: FactValue })),
  })
  .meta({ id: "PolicyWhy", description: "The rule that decided, and the facts that it used." });
