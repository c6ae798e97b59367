import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { identifier, requiredText } from "../base/wire";
import { RETURN_METHODS } from "../vocabulary/return-method";

/** Nothing to send is no way of sending it. */
const SENT = RETURN_METHODS.filter((method) => method !== "NO_RETURN_METHOD");

export const listCarrierWays = defineQuery({
  summary: "List the return methods that a store's carriers support",
  description: "A store offers some of them, each with its own fee and countries.",
  scope: "settings:read",
  input: z.object({ ecommerce_id: identifier() }),
  output: z.object({
    ways: z.array(
      z.object({
        ...{ return_method: z.enum(SENT), provider: z.string(), carrier: z.string(), name: z.string() },
        has_prices: z.boolean().describe("The carrier says what a label costs before it's bought."),
      }),
    ),
    providers: z
      .array(z.object({ provider: z.string(), name: z.string() }))
      .describe("What the providers are called that a store can connect, whether it did or not."),
  }),
});

export const listCarriers = defineQuery({
  summary: "List a store's carriers and how they performed",
  description:
    "With the labels of the store's returns that began in the last seven days. What people do by hand has no carrier.",
  scope: "settings:read",
  input: z.object({ ecommerce_id: identifier() }),
  output: z.object({
    carriers: z.array(
      z.object({
        ...{ provider: z.string(), carrier: z.string(), name: z.string() },
        return_methods: z.array(z.enum(SENT)),
        labels: z.int(),
        stumbled: z.int().describe("Of the labels those that had to be asked for again."),
        failed: z.int().describe("Labels that were asked for and are not made."),
        last_error: z.string(),
      }),
    ),
  }),
});

export const makeTestLabel = defineMutation({
  summary: "Have a carrier make a label to try it",
  description: "From the store's warehouse to itself. It is taken back at once, and nothing of it is kept.",
  scope: "settings:write",
  input: z.object({
    ecommerce_id: identifier(),
    provider: requiredText(64),
    carrier: requiredText(128),
    return_method: z.enum(SENT),
  }),
  output: z.object({
    tracking_number: z.string(),
    name: z.string(),
    content_type: z.string(),
    content: z.string().describe("Base64 of the file's bytes."),
  }),
});
