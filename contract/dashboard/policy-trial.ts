import { z } from "zod";
import { defineMutation } from "../base/operation";
import { currencyCode, identifier, instantOut, requiredText } from "../base/wire";
import { DerivationDto } from "../schemas/derivation";
import { ReturnConditionsInput } from "../schemas/return-conditions";
import { FEE_TYPES } from "../vocabulary/refund-option";

const said = z.object({
  shopper_reads: z.string(),
  rule: z.string().describe("Which rule or setting decided, by which facts, for staff; else empty."),
});

export const tryReturnConditions = defineMutation({
  summary: "Play return conditions over one order",
  description:
    "What its shopper would meet today who sends back all of it for one reason, and which rule decides each. By the order's " +
    "number, or the shopper's email or name: then their latest. Nothing is changed by it.",
  scope: "settings:write",
  input: z.object({
    ecommerce_id: identifier(),
    query: requiredText(254),
    return_reason: requiredText(64),
    return_conditions: ReturnConditionsInput,
  }),
  output: z.object({
    order_name: z.string(),
    customer_name: z.string(),
    purchased_at: instantOut(),
    currency: currencyCode(),
    lines: z.array(
      z.object({
        line_item_id: z.string(),
        name: z.string(),
        variant_name: z.string(),
        quantity: z.int(),
        returnable_quantity: z.int(),
        last_day: z.string().nullable(),
        refusal: said.nullable(),
        allowed_by: z.string().describe("The rule that says yes, for staff; else empty."),
        keep: said.nullable(),
        documents: said.nullable(),
      }),
    ),
    authorization: said.nullable(),
    fees: z.array(said.extend({ fee_type: z.enum(FEE_TYPES) })),
    way: z.string().describe("How it would be sent: the first way that is offered; empty where none is."),
    derivation: DerivationDto.nullable().describe("What the shopper would get; null: nothing."),
  }),
});
