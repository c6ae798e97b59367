import { z } from "zod";
import { defineMutation } from "../base/operation";
import { identifier, instantOut } from "../base/wire";

const order = { order_id: identifier() };

export const createShopperLink = defineMutation({
  summary: "Make a link for the shopper of an order",
  description:
    "The signed link of an order mail, to be given to its shopper by staff. Whoever has it can return the order without a " +
    "look-up.",
  scope: "processes:write",
  input: z.object({ ...order, valid_days: z.int().min(1).max(365).default(30) }),
  output: z.object({ url: z.string(), expires_at: instantOut() }),
});

export const revokeShopperLinks = defineMutation({
  summary: "Revoke the links of an order's shopper",
  description: "As revokeOrderLinks: nothing that was made for the order so far opens anything any more.",
  scope: "processes:write",
  input: z.object(order),
  output: z.object({ revoked_at: instantOut() }),
});
