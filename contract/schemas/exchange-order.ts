import { z } from "zod";
import { amount, currencyCode } from "../base/wire";
import { EXCHANGE_FLOWS } from "../vocabulary/exchange";
import { ProductDto } from "./product";

/** The new item of an exchanged unit, as priced when the return was created. */
export const NewItemOfUnitDto = z
  .object({
    exchange_flow: z.enum(EXCHANGE_FLOWS),
    product: ProductDto,
    image_url: z.string(),
    price: amount(),
    price_difference: z.string().describe("Minor units. A negative amount is refunded to the shopper."),
    currency: currencyCode(),
  })
  .meta({ id: "NewItemOfUnit" });

/** PENDING until inspection, ORDERED once the shop has the order, NOT_EXCHANGED if the unit was not accepted. */
export const OPEN_EXCHANGE_STATES = ["PENDING", "ACCEPTED", "ORDERED", "NOT_EXCHANGED", "CANCELED"] as const;

export const OpenExchangeItemDto = NewItemOfUnitDto.extend({
  unit_id: z.string(),
  line_item_id: z.string(),
  quantity: z.int(),
  state: z.enum(OPEN_EXCHANGE_STATES),
}).meta({ id: "OpenExchangeItem" });
