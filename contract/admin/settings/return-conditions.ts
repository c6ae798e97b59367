import { z } from "zod";
import { defineQuery } from "../../base/operation";
import { ReturnConditions } from "../../schemas/return-conditions";
import { EXAMPLE_ECOMMERCE_ID, namedStore } from "./named-store";

/** Return conditions (specification, "Return conditions" and "Admin API: Settings"). */
export const getReturnConditions = defineQuery({
  summary: "Read a store's return conditions",
  description:
    "What can be returned until when, what the shopper pays and keeps, what needs approval. Options are rules: all " +
    "`whens` must hold, the first that fits wins, `always` goes before them.",
  scope: "settings:read",
  isConditional: true,
  endpoints: [
    { method: "GET", path: "/v1/configs/returnconditions/{ecommerce_id}" },
    { method: "GET", path: "/v1/configs/ecommerces/{ecommerce_id}/returnconditions/" },
  ],
  input: z.object(namedStore),
  output: ReturnConditions,
  problems: ["NOT_FOUND"],
  example: {
    response: {
      ecommerce_id: EXAMPLE_ECOMMERCE_ID,
      keep_your_item: {
        enabled: true,
        options: [
          {
            id: "cheap",
            label: "Not worth sending back",
            whens: [{ field: "unit_value", op: "lt", value: 1000 }],
            force_keep_your_item: true,
            refund_percentage: 100,
          },
        ],
      },
      max_days_to_send_package: 14,
      non_returnable_brand_ids: [],
      non_returnable_category_ids: ["underwear"],
      non_returnable_collection_ids: [],
      non_returnable_order_tag_ids: [],
      non_returnable_product_ids: [],
      non_returnable_tag_ids: ["final-sale"],
      pay_for_logistics: { always: true, options: [] },
      payments_enabled: false,
      require_authorization: { always: false, options: [] },
      return_period_days: 30,
      review_auto_complete_days: 7,
      review_flow: "MANUAL",
      skip_fraud_detection: false,
      skip_workflow_activities: [],
      start_return_on_platform_time: "START_RETURN_ON_PLATFORM_TIME_ON_START",
      upload_documents: { always: false, options: [] },
      windows: [
        {
          id: "christmas",
          label: "Christmas",
          whens: [{ field: "country", op: "in", value: ["DE", "AT"] }],
          return_period_days: 60,
        },
      ],
      eligibility: [],
      fees: [{ id: "handling", label: "", whens: [], type: "RETURN_FEE", total: 250 }],
      risk: [],
      version: 3,
    },
  },
});
