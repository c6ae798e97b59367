import { identifier, text } from "../../base/wire";

/** Optional in every setting: the store's slug, and the group it must belong to. */
export const byName = {
  slug: text(63)
    .default("")
    .describe("Expected slug of the store. If the store has a different one, the response is NOT_FOUND."),
  group: text(128)
    .default("")
    .describe("Expected group of the store. If it belongs to a different one, the response is NOT_FOUND."),
};

/** Input of settings whose paths identify the store. */
export const namedStore = { ecommerce_id: identifier(), ...byName };
