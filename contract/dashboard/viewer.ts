import { z } from "zod";
import { defineQuery } from "../base/operation";
import { DASHBOARD_ROLES } from "../vocabulary/dashboard-role";
import { TEST_REACHES } from "../vocabulary/test-reach";

export const getViewer = defineQuery({
  summary: "Get the signed-in person",
  description: "Returns the name, role and stores of the person using the dashboard.",
  scope: "processes:read",
  output: z.object({
    user_id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(DASHBOARD_ROLES),
    scopes: z.array(z.string()),
    all_stores: z
      .array(z.object({ ecommerce_id: z.string(), name: z.string() }))
      .describe("Every store of the group, even while the dashboard shows one of them."),
    stores: z.array(
      z.object({
        ecommerce_id: z.string(),
        name: z.string(),
        slug: z.string(),
        is_testing: z.boolean(),
        test_reach: z
          .enum(TEST_REACHES)
          .describe("Behavior of the connected test accounts while the store is in test mode."),
        time_zone: z.string(),
        currency_code: z.string(),
      }),
    ),
  }),
});
