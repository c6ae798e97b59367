import { z } from "zod";
import { defineQuery } from "../../base/operation";
import { ReturnConditions } from "../../schemas/return-conditions";
import { namedStore } from "./named-store";

/** Return conditions (specification, "Return conditions" and "Admin API: Settings"). */
export const getReturnConditions = defineQuery({
  summary: "Get a store's return conditions",
  description:
    "Returns which items can be returned and until when, what the shopper pays and keeps, and what needs approval. Options are rules: all `whens` must match, the first match is used, and `always` takes precedence.",
  scope: "settings:read",
  isConditional: true,
  endpoints: [
    { method: "GET", path: "/v1/configs/returnconditions/{ecommerce_id}" },
    { method: "GET", path: "/v1/configs/ecommerces/{ecommerce_id}/returnconditions/" },
  ],
  input: z.object(namedStore),
  output: ReturnConditions,
  problems: ["NOT_FOUND"],
});
