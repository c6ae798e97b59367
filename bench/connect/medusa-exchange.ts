import { PartnerError } from "@/server/partners/partner-error";
import { type Figure, figure } from "../lib-measure";
import type { Json } from "./medusa-api";
import { killEverywhere, refOf, type Stage } from "./medusa-checks";

let counter = 0;
const key = () => `bench-x-${++counter}`;

export const exchangeAndCredit = async (stage: Stage): Promise<Figure[]> => {
  const prepare = async () => {
    counter += 1;
    const plan = { region: "eu", lines: [{ sku: "MUG", quantity: 1 }], email: `x${counter}@example.test` } as const;
    return { order: await stage.place(plan), key: key(), code: `HOME-${counter}` };
  };
  type Prepared = Awaited<ReturnType<typeof prepare>>;
  const request = ({ order, key: idempotencyKey }: Prepared) => ({
    ...{ order: refOf(order), idempotencyKey, returnCode: "R-BENCH", email: order.email, currency: "EUR" },
    ...{ paymentMethod: "exchange", shippingLine: "Exchange", shippingPriceMinor: 0, at: new Date().toISOString() },
    shippingAddress: ADDRESS,
    lines: [
      {
        ...{ sku: "SHIRT-L", quantity: 1, unitPriceMinor: 3_333 },
        productId: stage.seeded.variants["SHIRT-L"]?.productId ?? "",
        variantId: stage.seeded.variants["SHIRT-L"]?.variantId ?? "",
      },
    ],
  });
  const madeFor = async ({ order }: Prepared): Promise<string> => {
    const query = `customer_id=${order.customer_id}&created_at[$gte]=${order.created_at}`;
    const { orders } = await stage.api.get(`/admin/orders?${query}&fields=id,metadata,summary,*items`);
    const { draft_orders } = await stage.api.get(`/admin/draft-orders?${query}&fields=id`);
    const made = orders.filter(({ metadata }: Json) => metadata?.homeward !== undefined);
    const told = made.map(({ summary, items }: Json) => `${items[0].unit_price} owed ${summary.pending_difference}`);
    return `${made.length} order (${told}), ${draft_orders.length} drafts`;
  };
  const promotions = async ({ code }: Prepared): Promise<string> => {
    const { promotions: known } = await stage.api.get(`/admin/promotions?code=${code}`);
    return `${known.length} code worth ${known[0]?.application_method.value}`;
  };
  return [
    await killEverywhere(stage, "exchange order", {
      prepare,
      act: (shop, prepared) => shop.createExchangeOrder(request(prepared)),
      effects: madeFor,
    }),
    await killEverywhere(stage, "store credit", {
      prepare,
      act: (shop, { order, key: idempotencyKey, code }) =>
        shop.issueCredit({
          ...{ order: refOf(order), idempotencyKey, code, kind: "STORE_CREDIT", amountMinor: 1_500, currency: "EUR" },
          ...{ email: order.email, returnCode: "R-BENCH" },
        }),
      effects: promotions,
    }),
    await spent(stage),
  ];
};

/** A code can be redeemed for its amount at the shop's own checkout, once. */
const spent = async (stage: Stage): Promise<Figure> => {
  const plan = { region: "eu", lines: [{ sku: "SHIRT-M", quantity: 1 }], email: "spender@example.test" } as const;
  const order = await stage.place(plan);
  await stage.worker().shop.issueCredit({
    ...{ order: refOf(order), idempotencyKey: key(), code: "HOME-SPEND", kind: "STORE_CREDIT", amountMinor: 2_000 },
    ...{ currency: "EUR", email: order.email, returnCode: "R-BENCH" },
  });
  const first = await stage.place({ ...plan, codes: ["HOME-SPEND"] });
  const second = await stage.place({ ...plan, codes: ["HOME-SPEND"] });
  const reached = `${first.total}, then ${second.total}`;
  return figure(
    "Store credit of 20 at the checkout for 44.80",
    "24.8, then 44.8",
    reached,
    reached === "24.8, then 44.8",
  );
};

/** Impossible actions are rejected with a message and have no effect. */
export const refusals = async (stage: Stage): Promise<Figure[]> => {
  const { shop } = stage.worker();
  const plan = { region: "us", lines: [{ sku: "MUG", quantity: 2 }], email: "r@example.test" } as const;
  const paid = await stage.place(plan);
  const unpaid = await stage.place({ ...plan, isPaid: false, isFulfilled: false });
  const whole = Math.round(paid.summary.original_order_total * 100);
  const ask = (order: Json, amountMinor: number) => ({
    ...{ order: refOf(order), idempotencyKey: key(), paymentReference: "", amountMinor, returnCode: "R-BENCH" },
    ...{ platformReturnId: "", lines: [], shippingMinor: 0, locationId: "" },
  });
  const words = (error: unknown) => (error instanceof PartnerError ? `${error.kind}: ${error.message}` : String(error));
  const over = await shop.refund(ask(paid, whole + 1)).then(() => "done", words);
  const early = await shop.refund(ask(unpaid, 100)).then(() => "done", words);
  const all = await shop.refund(ask(paid, whole)).then(({ status }) => status, words);
  const { order } = await stage.api.get(`/admin/orders/${paid.id}`);
  const lines = [{ lineItemId: unpaid.items[0].id, quantity: 1, reason: "" }];
  const unsent = await shop
    .openReturn({ order: refOf(unpaid), idempotencyKey: key(), returnCode: "R-BENCH", lines })
    .then(() => "done", words);
  return [
    figure("Refund of more than was captured", "REFUSED", over, over.startsWith("REFUSED")),
    figure("Refund of a payment that wasn't captured", "REFUSED", early, early.startsWith("REFUSED")),
    figure(
      "Refund of all, captured in fractions of a cent",
      "SETTLED, 0 owed",
      `${all}, ${order.summary.pending_difference} owed, ${order.payment_status}`,
      all === "SETTLED" && order.summary.pending_difference === 0,
    ),
    figure("Return of items that weren't shipped", "REFUSED", unsent, unsent.startsWith("REFUSED")),
  ];
};

export const ADDRESS = {
  ...{ firstName: "Ana", lastName: "Lund", company: "", line1: "Musterweg 5", line2: "", city: "Berlin" },
  ...{ stateProvince: "", stateProvinceCode: "", postcode: "10115", country: "Germany", countryCode: "DE" },
  ...{ phone: "", email: "" },
};
