import { identifier, text } from "../../base/wire";

/** Optional on every setting: the store by its slug, and the group that it must belong to. */
export const byName = {
  slug: text(63)
    .default("")
    .meta({ description: "The slug that the store must have; another store's is answered with NOT_FOUND." }),
  group: text(128)
    .default("")
    .meta({ description: "The group that the store must belong to; another one is answered with NOT_FOUND." }),
};

/** The input of settings whose paths name the store. */
export const namedStore = { ecommerce_id: identifier(), ...byName };

/** What an example of every setting is about. */
export const EXAMPLE_ECOMMERCE_ID = "eco_01kaj8m2p3q4r5s6t7v8w9x0yz";
