import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { identifier, requiredText } from "../base/wire";
import { RETURN_METHODS } from "../vocabulary/return-method";

/** Return methods that involve sending something. */
const SENT = RETURN_METHODS.filter((method) => method !== "NO_RETURN_METHOD");

export const listCarrierMethods = defineQuery({
  summary: "List the return methods supported by a store's carriers",
  description: "A store can offer some of them, each with its own fee and countries.",
  scope: "settings:read",
  input: z.object({ ecommerce_id: identifier() }),
  output: z.object({
    methods: z.array(
      z.object({
        ...{ return_method: z.enum(SENT), provider: z.string(), carrier: z.string(), name: z.string() },
        has_prices: z.boolean().describe("Whether the carrier reports the price of a label before it's bought."),
      }),
    ),
    providers: z
      .array(z.object({ provider: z.string(), name: z.string() }))
      .describe("Names of the providers that a store can connect, whether connected or not."),
  }),
});

export const listCarriers = defineQuery({
  summary: "List a store's carriers and their performance",
  description: "Includes the labels of the store's returns started in the last seven days. Manual work has no carrier.",
  scope: "settings:read",
  input: z.object({ ecommerce_id: identifier() }),
  output: z.object({
    carriers: z.array(
      z.object({
        ...{ provider: z.string(), carrier: z.string(), name: z.string() },
        return_methods: z.array(z.enum(SENT)),
        labels: z.int(),
        stumbled: z.int().describe("Number of labels that had to be requested again."),
        failed: z.int().describe("Labels that were requested and not created."),
        last_error: z.string(),
      }),
    ),
  }),
});

export const makeTestLabel = defineMutation({
  summary: "Create a test label",
  description: "Creates a label from the store's warehouse to itself. It is voided immediately and not stored.",
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
    content: z.string().describe("File, base64-encoded."),
  }),
});
