import { z } from "zod";
import { defineMutation } from "../base/operation";
import { identifier, instantOut } from "../base/wire";

const order = { order_id: identifier() };

export const createShopperLink = defineMutation({
  summary: "Create a link for the shopper of an order",
  description:
    "Returns the signed link of an order email, for staff to give to the shopper. Anyone who has it can return the order without a look-up.",
  scope: "processes:write",
  input: z.object({ ...order, valid_days: z.int().min(1).max(365).default(30) }),
  output: z.object({ url: z.string(), expires_at: instantOut() }),
});

export const revokeShopperLinks = defineMutation({
  summary: "Revoke a shopper's links to an order",
  description: "Like revokeOrderLinks: revokes all links created for the order so far.",
  scope: "processes:write",
  input: z.object(order),
  output: z.object({ revoked_at: instantOut() }),
});
