import { vendure } from "@/server/integrations/vendure/vendure";
import { PartnerError } from "@/server/partners/partner-error";
import { type Figure, figure } from "../lib-measure";
import { vendureBooks } from "./vendure-books";
import { refOf, type VendureStage } from "./vendure-checks";
import { creditOf, exchangeOf, refundOf, restockOf } from "./vendure-requests";

/** What is written back, once each, as Vendure's own API shows it afterwards. */
export const writeBack = async (stage: VendureStage): Promise<Figure[]> => [
  ...(await refunds(stage)),
  ...(await exchanges(stage)),
  ...(await stock(stage)),
  await credit(stage),
];

const same = (what: string, promised: string, reached: string): Figure =>
  figure(what, promised, reached, promised === reached);

const told = async (act: () => Promise<unknown>): Promise<string> => {
  try {
    return JSON.stringify(await act());
  } catch (error) {
    return error instanceof PartnerError ? `${error.kind}: ${error.message}` : String(error);
  }
};

const refunds = async ({ seeded, connection, worker }: VendureStage): Promise<Figure[]> => {
  const { shop } = worker();
  const books = vendureBooks(seeded);
  const place = (metadata = {}, method = "card") =>
    seeded.place({ lines: [{ sku: "LINEN-S", quantity: 2 }], metadata, method });
  const plain = await place();
  const request = refundOf(plain, { amountMinor: 4200, shippingMinor: 201 });
  const first = await shop.refund(request);
  const again = await shop.refund(request);
  const found = await shop.findRefund({
    idempotencyKey: request.idempotencyKey,
    order: refOf(plain),
    since: new Date(),
  });
  const isSame = [again, found].every((one) => JSON.stringify(one) === JSON.stringify(first));
  const [authorized, throwing, failing, byHand, settled] = [
    await place({ authorizeOnly: true }),
    await place({ refund: "throw" }),
    await place({ refund: "fail" }),
    await place({}, "bank-transfer"),
    await place({}, "bank-transfer"),
  ];
  const settling = vendure.open({ ...connection, values: { ...connection.values, manualRefunds: "SETTLE" } });
  const byHandResult = await shop.refund(refundOf(byHand));
  const order = await seeded.admin("query ($id: ID!) { order(id: $id) { payments { refunds { id } } } }", {
    id: byHand.id,
  });
  const refundId = order.order.payments[0].refunds[0].id;
  await seeded.admin("mutation ($i: SettleRefundInput!) { settleRefund(input: $i) { ... on Refund { id } } }", {
    i: { id: refundId, transactionId: "bank 1" },
  });
  const later = await shop.readRefund({ order: refOf(byHand), reference: byHandResult.reference });
  return [
    same("Refund by the gateway", "4200 Settled 1×", await books.refunds(plain.id)),
    figure("The same key: same answer, also by look-up", "yes", isSame ? "yes" : "no", isSame),
    same(
      "Over-refund",
      "REFUSED: Only €42.93 of this payment can still be refunded in Vendure, not €500.00.",
      await told(() => shop.refund(refundOf(plain, { amountMinor: 50_000 }))),
    ),
    same(
      "Payment not settled",
      'REFUSED: The payment is "Authorized" in Vendure, so nothing can be refunded. Settle it there first.',
      await told(() => shop.refund(refundOf(authorized))),
    ),
    same("Gateway stops with an error", "REFUSED", (await told(() => shop.refund(refundOf(throwing)))).slice(0, 7)),
    same("Gateway declines", "FAILED", (await shop.refund(refundOf(failing))).status),
    same("Bank transfer, wait", "PENDING then SETTLED", `${byHandResult.status} then ${later.status}`),
    same("Bank transfer, settle", "SETTLED", (await settling.refund(refundOf(settled))).status),
  ];
};

const exchanges = async ({ seeded, worker }: VendureStage): Promise<Figure[]> => {
  const { shop } = worker();
  const books = vendureBooks(seeded);
  const variant = seeded.variants.find(({ sku }) => sku === "LINEN-M");
  const variantId = variant?.id ?? "";
  const order = await seeded.place({ lines: [{ sku: "LINEN-S", quantity: 1 }] });
  const figures: Figure[] = [];
  for (const [what, unitPriceMinor, promised] of [
    ["as the shop's price", 3999, "PaymentSettled 3999 exchange; 0 drafts"],
    ["cheaper than the shop's price", 3000, "PaymentSettled 3000 exchange; 0 drafts"],
    ["dearer than the shop's price", 5000, "PaymentSettled 5000 exchange; 0 drafts"],
    ["free", 0, "PaymentSettled 495 exchange; 0 drafts"],
  ] as const) {
    const request = exchangeOf(order, { variantId, unitPriceMinor });
    const made = await told(async () => (await shop.createExchangeOrder(request)) && undefined);
    figures.push(
      same(
        `Exchange order ${what}`,
        promised,
        made === undefined || made === "undefined" ? await books.exchanges(request.idempotencyKey) : made,
      ),
    );
  }
  const tooMany = exchangeOf(order, { variantId, unitPriceMinor: 3999 });
  const [line] = tooMany.lines;
  const words = await told(() =>
    shop.createExchangeOrder({ ...tooMany, lines: line === undefined ? [] : [{ ...line, quantity: 200 }] }),
  );
  const nowhere = exchangeOf(order, { variantId, unitPriceMinor: 3999 });
  const abroad = await told(() =>
    shop.createExchangeOrder({ ...nowhere, shippingAddress: { ...nowhere.shippingAddress, countryCode: "XX" } }),
  );
  const { promotions } = await seeded.admin("{ promotions { totalItems } }");
  return [
    ...figures,
    figure(
      "Exchange order of 200 pieces",
      "REFUSED, with a message",
      words,
      words.startsWith("REFUSED: LINEN-M can't be ordered: only "),
    ),
    figure("Exchange order to an unknown country", "REFUSED, with a message", abroad, abroad.startsWith("REFUSED: ")),
    same("Promotions left behind", "8 of the shop", `${promotions.totalItems} of the shop`),
    same("Drafts left behind", "; 0 drafts", await books.exchanges("nobody's key")),
  ];
};

const stock = async ({ seeded, connection, worker }: VendureStage): Promise<Figure[]> => {
  const { shop } = worker();
  const books = vendureBooks(seeded);
  const order = await seeded.place({ lines: [{ sku: "MUG-RED", quantity: 1 }] });
  const variantId = seeded.variants.find(({ sku }) => sku === "MUG-RED")?.id ?? "";
  const [usual = "", desk = ""] = (await vendure.openFeed(connection).listLocations()).map(({ id }) => id);
  const before = { usual: await books.stock(variantId, usual), desk: await books.stock(variantId, desk) };
  const request = restockOf(order, { variantId, quantity: 3, locationId: desk });
  await shop.restock(request);
  await shop.restock(request);
  await shop.restock(restockOf(order, { variantId, quantity: -1, locationId: desk }));
  const others = Array.from({ length: 8 }, () => restockOf(order, { variantId, quantity: 1 }));
  await Promise.all(others.map((one) => worker().shop.restock(one)));
  const change = async (id: string, from: number) => String((await books.stock(variantId, id)) - from);
  return [
    same("Restock 3 twice, take 1 off, at a location", "2", await change(desk, before.desk)),
    same("8 returns at once on one variant", "8", await change(usual, before.usual)),
  ];
};

const credit = async ({ seeded, worker }: VendureStage): Promise<Figure> => {
  const { shop } = worker();
  const order = await seeded.place({ lines: [{ sku: "MUG-RED", quantity: 1 }] });
  const request = creditOf(order, "HW-CREDIT-1");
  await shop.issueCredit(request);
  await shop.issueCredit(request);
  const paid = await seeded.place({ lines: [{ sku: "LINEN-S", quantity: 1 }], coupon: "HW-CREDIT-1" });
  const { order: bought } = await seeded.admin("query ($id: ID!) { order(id: $id) { totalWithTax } }", { id: paid.id });
  const again = await told(() => seeded.place({ lines: [{ sku: "LINEN-S", quantity: 1 }], coupon: "HW-CREDIT-1" }));
  const reached = `${await vendureBooks(seeded).coupons("HW-CREDIT-1")}, paid ${bought.totalWithTax}, again ${again.includes("COUPON_CODE_LIMIT_ERROR") ? "refused" : again}`;
  return same("Store credit at the shop's checkout", "2000 once:true, paid 2494, again refused", reached);
};
