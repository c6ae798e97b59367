import { identifier, text } from "../../base/wire";

/** Optional on every setting: the store by its slug, and the group that it must belong to. */
export const byName = {
  slug: text(63)
    .default("")
    .describe("Expected slug of the store. If the store has a different one, the response is NOT_FOUND."),
  group: text(128)
    .default("")
    .describe("Expected group of the store. If it belongs to a different one, the response is NOT_FOUND."),
};

/** The input of settings whose paths name the store. */
export const namedStore = { ecommerce_id: identifier(), ...byName };
