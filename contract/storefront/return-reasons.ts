import { z } from "zod";
import { defineQuery } from "../base/operation";
import { text } from "../base/wire";

export const listReturnReasons = defineQuery({
  summary: "List the return reasons of a store",
  description: "Returns the reasons in display order. Send `name` back when a shopper selects one.",
  scope: "storefront",
  endpoints: [{ method: "GET", path: "/v1/public/configs/return-reasons/find" }],
  input: z.object({
    ecommerce_id: text(128).default(""),
    slug: text(128).default(""),
    lang: text(16).default(""),
    line_item_id: text(128).default(""),
  }),
  output: z.object({
    return_reasons: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        label: z.string(),
        requires_comment: z.boolean(),
        requires_photo: z.boolean(),
      }),
    ),
  }),
  problems: ["NOT_FOUND"],
});
