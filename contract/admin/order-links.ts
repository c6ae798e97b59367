import { z } from "zod";
import { defineMutation } from "../base/operation";
import { identifier, instantOut } from "../base/wire";
import { SHOPPER_LANGUAGES } from "../vocabulary/language";

const RETURN_LINK = "/v1/ecommerces/{ecommerce_id}/orders/{order_number}/return-link";
const order = { ecommerce_id: identifier(), order_number: identifier() };

export const createOrderLink = defineMutation({
  summary: "Make a link for the order mail",
  description:
    "A signed link that opens the return of this order in the store's portal without a look-up. It lapses, and can be " +
    "revoked before. Whoever has it can return the order: send it to the buyer and to nobody else.",
  scope: "orders:write",
  endpoints: [{ method: "POST", path: RETURN_LINK }],
  input: z.object({
    ...order,
    valid_days: z.int().min(1).max(365).default(30).describe("How long it opens the order, in days."),
    lang: z.enum(SHOPPER_LANGUAGES).optional().describe("In which the portal opens. Absent: the browser's."),
  }),
  output: z.object({ url: z.string(), expires_at: instantOut() }),
  problems: ["NOT_FOUND"],
});

export const revokeOrderLinks = defineMutation({
  summary: "Revoke the links of an order",
  description:
    "No link into the portal that was made for this order so far opens anything any more, nor does the link of a mail " +
    "about one of its returns; who came by one is led to the look-up. It counts at once in the process that answers and " +
    "within a second in every other. Links that are made later work.",
  scope: "orders:write",
  endpoints: [{ method: "DELETE", path: RETURN_LINK }],
  input: z.object(order),
  output: z.object({ revoked_at: instantOut() }),
  problems: ["NOT_FOUND"],
});
