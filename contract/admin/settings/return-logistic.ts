import { z } from "zod";
import { minorInteger, requiredText } from "../../base/wire";
import { FEE_BASES } from "../../vocabulary/label-price";
import { RETURN_METHODS } from "../../vocabulary/return-method";
import { countries } from "./countries";

/** One way to send a return, with what it costs a shopper who pays for it. */
export const ReturnLogistic = z
  .object({
    return_method: z.enum(RETURN_METHODS.filter((method) => method !== "NO_RETURN_METHOD")),
    provider: requiredText(64),
    carrier: requiredText(64),
    fee: minorInteger()
      .default(0)
      .meta({
        description:
          "What the shopper pays for this way, minor units of the order's currency, where `pay_for_logistics` holds. " +
          "With LABEL_PRICE the fall-back: what is paid where the carrier doesn't say in time what the label costs.",
      }),
    fee_basis: z
      .enum(FEE_BASES)
      .default("FIXED")
      .meta({
        description:
          "FIXED: the shopper pays `fee`. LABEL_PRICE: what the label costs, asked of the connected carrier before the " +
          "shopper chooses; what is shown is what is paid. An addition of this service.",
      }),
    markup: minorInteger().default(0).meta({
      description: "Added to what the label costs, minor units. Only with LABEL_PRICE.",
    }),
    max_fee: minorInteger().nullable().default(null).meta({
      description: "The most that a shopper pays for a label, minor units; null: no limit. Only with LABEL_PRICE.",
    }),
    countries: countries("Countries that it is offered in"),
  })
  .superRefine(({ fee_basis, markup, max_fee }, { addIssue }) => {
    if (fee_basis === "LABEL_PRICE") return;
    const message = "has an effect only with `fee_basis` LABEL_PRICE";
    if (markup !== 0) addIssue({ code: "custom", path: ["markup"], message });
    if (max_fee !== null) addIssue({ code: "custom", path: ["max_fee"], message });
  })
  .meta({ id: "ReturnLogistic" });

/** What a way costs that has a price of its own. */
export const fixedFee = (fee: number) => ({ fee, fee_basis: "FIXED" as const, markup: 0, max_fee: null });
