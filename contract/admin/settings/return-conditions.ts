import { z } from "zod";
import { defineOperation } from "../operation";
import { ReturnConditions } from "../schemas/return-conditions";
import { identifier, text } from "../wire";

/** Optional on every setting: the store by its slug, and the group that it must belong to. */
const byName = { slug: text(63).default(""), group: text(128).default("") };

export const getReturnConditions = defineOperation({
  id: "getReturnConditions",
  summary: "Read a store's return conditions",
  description:
    "What can be returned until when, what the shopper pays and keeps, what needs approval. Options are rules: all " +
    "`whens` must hold, the first that fits wins, `always` goes before them.",
  tag: "Settings",
  scope: "settings:read",
  endpoints: [
    { method: "GET", path: "/v1/configs/returnconditions/{ecommerce_id}" },
    { method: "GET", path: "/v1/configs/ecommerces/{ecommerce_id}/returnconditions/" },
  ],
  input: z.object({ ecommerce_id: identifier(), ...byName }),
  output: ReturnConditions,
  problems: ["NOT_FOUND"],
});
