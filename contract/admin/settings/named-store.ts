import { identifier, text } from "../../base/wire";

/** Optional on every setting: the store by its slug, and the group that it must belong to. */
export const byName = {
  slug: text(63).default("").describe("The slug that the store must have; another store's is answered with NOT_FOUND."),
  group: text(128)
    .default("")
    .describe("The group that the store must belong to; another one is answered with NOT_FOUND."),
};

/** The input of settings whose paths name the store. */
export const namedStore = { ecommerce_id: identifier(), ...byName };
