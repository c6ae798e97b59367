import { randomBytes } from "node:crypto";
import { Agent, request } from "undici";

export type Answered = {
  readonly at: Date;
  readonly ms: number;
  readonly what: string;
  readonly isWrite: boolean;
  /** Why it counts as failed: no response, or one with 5xx. */
  readonly fault: string | null;
};

type Call = { readonly method: "GET" | "PUT"; readonly path: string; readonly body?: unknown };

/**
 * Sends requests by the clock, however slowly they are answered, over connections that clients keep open: one in five
 * writes an order, one in five asks for a page, the others list returns. Nothing is repeated.
 */
export const startRequests = ({
  baseUrl,
  perSecond,
  key,
  storeId,
}: {
  baseUrl: string;
  perSecond: number;
  key: string;
  storeId: string;
}): { stop: () => Promise<readonly Answered[]> } => {
  const agent = new Agent({ connections: 40, pipelining: 1, keepAliveTimeout: 30_000 });
  const running: Promise<Answered>[] = [];
  const call = async ({ method, path, body }: Call): Promise<Answered> => {
    const at = new Date();
    const since = performance.now();
    const answer = await request(baseUrl + path, {
      ...{ method, dispatcher: agent },
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
      .then(async (response) => ({ status: response.statusCode, text: await response.body.text() }))
      .catch((error: unknown) => ({ status: 0, text: String(error) }));
    const isFault = answer.status === 0 || answer.status >= 400;
    const fault = isFault ? `${answer.status} ${answer.text.slice(0, 120)}` : null;
    return { at, ms: performance.now() - since, what: `${method} ${path}`, isWrite: method === "PUT", fault };
  };
  let count = 0;
  const timer = setInterval(() => {
    running.push(call(nextCall(count, storeId)));
    count += 1;
  }, 1_000 / perSecond);
  return {
    stop: async () => {
      clearInterval(timer);
      const answered = await Promise.all(running);
      await agent.close();
      return answered;
    },
  };
};

const nextCall = (count: number, storeId: string): Call => {
  if (count % 5 === 0) return putOrder(storeId);
  if (count % 5 === 1) return { method: "GET", path: "/dashboard/sign-in" };
  return { method: "GET", path: "/v1/processes/summaries?page_size=10" };
};

const putOrder = (storeId: string): Call => {
  const number = `U${randomBytes(5).toString("hex").toUpperCase()}`;
  const body = {
    platform_order_id: `shop-${number}`,
    name: `#${number}`,
    currency: "EUR",
    purchased_at: new Date().toISOString(),
    email: `${number.toLowerCase()}@example.com`,
    customer: { first_name: "Ana", last_name: "Berg" },
    shipping_address: { address_line_1: "Strandweg 8", postcode: "24937", city: "Flensburg", country_code: "DE" },
    taxes_included: true,
    line_items: [
      { platform_line_item_id: `${number}-0`, sku: "SLIPPER", name: "Felt slippers", quantity: 2, unit_price: 4_800 },
    ],
    payments: [{ id: `pay-${number}`, processor: "cards", method: "card", label: "Visa", captured: 9_600 }],
  };
  return { method: "PUT", path: `/v1/ecommerces/${storeId}/orders/${number}`, body };
};
