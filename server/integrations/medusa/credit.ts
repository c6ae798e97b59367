import { z } from "zod";
import type { CreditRequest } from "@/server/partners/shop";
import { type MedusaClient, refused } from "./client";
import { keyIn, keyMark } from "./keys";
import { withLock } from "./lock";
import { readOrder } from "./read-order";
import { major } from "./refund";

const promotion = z.object({ id: z.string(), metadata: z.record(z.string(), z.unknown()).nullish() });

/**
 * A promotion code that takes the amount off one order. Medusa has no balance behind a code: what an order does not use
 * is gone, which the guide says.
 */
export const issueCredit = (client: MedusaClient, request: CreditRequest): Promise<{ reference: string }> =>
  withLock(client, { name: `order:${request.order.orderId}`, signal: request.signal }, async () => {
    const { code, currency, amountMinor, idempotencyKey, returnCode, order, signal } = request;
    const schema = z.object({ promotions: z.array(promotion) });
    const path = `/admin/promotions?code=${encodeURIComponent(code)}&fields=id,metadata`;
    const [known] = (await client.get({ path, schema, purpose: "Check for an existing promotion", signal })).promotions;
    if (known !== undefined) {
      if (keyIn(known.metadata?.homeward) === idempotencyKey) return { reference: known.id };
      throw refused("Medusa already has a promotion with this code.");
    }
    const { items } = await readOrder(client, { ...order, signal });
    const body = {
      ...{ code, type: "standard", status: "active", is_automatic: false, limit: 1 },
      // Where prices contain tax, so does what the code is worth.
      is_tax_inclusive: items.some(({ is_tax_inclusive }) => is_tax_inclusive === true),
      application_method: {
        ...{ type: "fixed", target_type: "order", allocation: "across" },
        ...{ value: major(amountMinor, currency), currency_code: currency.toLowerCase() },
      },
      metadata: { homeward: `${returnCode} ${keyMark(idempotencyKey)}` },
    };
    const call = { path: "/admin/promotions", schema: z.object({ promotion }), purpose: "Create store credit", signal };
    return { reference: (await client.post({ ...call, body })).promotion.id };
  });
