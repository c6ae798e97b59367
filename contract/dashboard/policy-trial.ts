import { z } from "zod";
import { defineMutation } from "../base/operation";
import { currencyCode, identifier, instantOut, requiredText } from "../base/wire";
import { DerivationDto } from "../schemas/derivation";
import { ReturnConditionsInput } from "../schemas/return-conditions";
import { FEE_TYPES } from "../vocabulary/refund-option";

const said = z.object({
  shopper_reads: z.string(),
  rule: z.string().describe("Rule or setting that decided, and the facts it used, for staff; otherwise empty."),
});

export const tryReturnConditions = defineMutation({
  summary: "Test return conditions on an order",
  description:
    "Returns what the shopper would see today when returning the whole order for one reason, and which rules decide. Takes the order's number, or the shopper's email or name (uses their latest order). Nothing is changed.",
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
        allowed_by: z.string().describe("Rule that allows it, for staff; otherwise empty."),
        keep: said.nullable(),
        documents: said.nullable(),
      }),
    ),
    authorization: said.nullable(),
    fees: z.array(said.extend({ fee_type: z.enum(FEE_TYPES) })),
    method: z.string().describe("First return method offered. Empty if there is none."),
    derivation: DerivationDto.nullable().describe("Refund that the shopper would get. `null` if there is none."),
  }),
});
