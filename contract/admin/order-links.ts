import { z } from "zod";
import { defineMutation } from "../base/operation";
import { identifier, instantOut } from "../base/wire";
import { SHOPPER_LANGUAGES } from "../vocabulary/language";

const RETURN_LINK = "/v1/ecommerces/{ecommerce_id}/orders/{order_number}/return-link";
const order = { ecommerce_id: identifier(), order_number: identifier() };

export const createOrderLink = defineMutation({
  summary: "Create a link for an order email",
  description:
    "Creates a signed link that opens the return of this order in the store's portal without a look-up. It expires, and can be revoked earlier. Anyone who has the link can return the order, so send it only to the buyer.",
  scope: "orders:write",
  endpoints: [{ method: "POST", path: RETURN_LINK }],
  input: z.object({
    ...order,
    valid_days: z.int().min(1).max(365).default(30).describe("Number of days that the link is valid."),
    lang: z.enum(SHOPPER_LANGUAGES).optional().describe("Language of the portal. Defaults to the browser's."),
  }),
  output: z.object({ url: z.string(), expires_at: instantOut() }),
  problems: ["NOT_FOUND"],
});

export const revokeOrderLinks = defineMutation({
  summary: "Revoke the links of an order",
  description:
    "Revokes all portal links created for this order so far, including links in emails about its returns. Anyone who opens one is sent to the order look-up. Takes effect immediately in the process that handles the call and within a second in all others. Links created later work.",
  scope: "orders:write",
  endpoints: [{ method: "DELETE", path: RETURN_LINK }],
  input: z.object(order),
  output: z.object({ revoked_at: instantOut() }),
  problems: ["NOT_FOUND"],
});
