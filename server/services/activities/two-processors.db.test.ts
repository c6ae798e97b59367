import { afterAll, beforeAll, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import { paypal } from "@/server/integrations/paypal/paypal";
import { resolvePartners } from "@/server/integrations/resolve-partners";
import { stripe } from "@/server/integrations/stripe/stripe";
import type { PaymentsProvider } from "@/server/partners/payments-provider";
import type { ConnectionValues } from "@/server/partners/provider";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createOrder, createReturn } from "@/test/factories";
import { createForeignHttp, type ForeignHttp } from "@/test/payments/foreign-http";
import { openPayments } from "@/test/payments/open-payments";
import { PAYPAL_VALUES, type PaypalServer, startPaypalServer } from "@/test/payments/paypal-server";
import { STRIPE_KEY, type StripeServer, startStripeServer } from "@/test/payments/stripe-server";
import { createRefundScene } from "@/test/refund-scene";
import { createConnectedPartners } from "../connections/connected-partners";
import { runDueActivities } from "./run-due-activities";

let database: TestDatabase;
let base: TestContext;
let ctx: TestContext;
let servers: { stripe: StripeServer; paypal: PaypalServer };
let methods: { stripe: ForeignHttp; paypal: ForeignHttp };

beforeAll(async () => {
  database = await createTestDatabase();
  base = createTestContext({ url: database.url });
  servers = { stripe: await startStripeServer(), paypal: await startPaypalServer() };
  methods = {
    stripe: createForeignHttp({ partner: "STRIPE", origin: servers.stripe.url }),
    paypal: createForeignHttp({ partner: "PAYPAL", origin: servers.paypal.url }),
  };
  const opened = (provider: PaymentsProvider, { http }: ForeignHttp, values: ConnectionValues) => ({
    ...{ connectionId: `con_${provider.provider}`, mode: "TEST" as const },
    payments: provider.open(openPayments(provider, { http, values })),
    serves: provider.serves,
  });
  const accounts = [
    opened(stripe, methods.stripe, { secretKey: STRIPE_KEY }),
    opened(paypal, methods.paypal, PAYPAL_VALUES),
  ];
  const connected = { ...createConnectedPartners(base), paymentsOfStore: async () => accounts };
  ctx = { ...base, partners: resolvePartners(base.sandbox, connected) };
});
afterAll(async () => {
  await servers.stripe.close();
  await servers.paypal.close();
  await base.close();
  await database.drop();
});

/** An order of 100.00, paid with two providers, fully returned and approved. */
const approved = async () => {
  const scene = await createRefundScene(ctx);
  const charge = await servers.stripe.addCharge(6_000);
  const capture = servers.paypal.addCapture(4_000);
  const order = await createOrder(ctx, scene.tenant, {
    lines: [{ name: "Test jumper", sku: "SKU-0", unitPriceMinor: 10_000, quantity: 1 }],
    payments: [
      { processor: "stripe", method: "card", label: "Visa", platformPaymentId: charge, capturedMinor: 6_000 },
      { processor: "paypal", method: "wallet", label: "PayPal", platformPaymentId: capture.id, capturedMinor: 4_000 },
    ],
  });
  const made = await createReturn(ctx, scene.tenant, { order, items: [{ line: 0, quantity: 1 }] });
  await scene.review(made);
  const look = () => getProcess(ctx.db, scene.tenant.actor, made.id);
  return { ...scene, made, charge, capture, look };
};

test("refunds each part of an order where it was paid, once", async () => {
  const { charge, capture, look } = await approved();
  await runDueActivities(ctx);
  const { status, payouts } = await look();
  expect([status, payouts.map((payout) => [payout.amountMinor, payout.status, payout.reference.slice(0, 3)])]).toEqual([
    "COMPLETED",
    expect.arrayContaining([
      [6_000, "SETTLED", "re_"],
      [4_000, "SETTLED", "REF"],
    ]),
  ]);
  expect(await servers.stripe.refundsOf(charge)).toMatchObject([{ amount: 6_000 }]);
  expect(capture.refunds).toMatchObject([{ amount: { value: "40.00" } }]);
});

test.each(["LOST_BEFORE", "LOST_AFTER"] as const)("refunds once when the answer is %s on every call", async (kind) => {
  const { charge, capture, look, makeDue } = await approved();
  methods.stripe.trouble(/POST .*refunds/, { kind }, 2);
  methods.stripe.trouble(/GET .*refunds/, { kind });
  methods.paypal.trouble(/refund$/, { kind }, 2);
  methods.paypal.trouble(/GET .*captures/, { kind });
  for (let round = 0; round < 5; round += 1) {
    await runDueActivities(ctx);
    await makeDue();
  }
  expect((await look()).status).toBe("COMPLETED");
  expect(await servers.stripe.refundsOf(charge)).toHaveLength(1);
  expect(capture.refunds).toHaveLength(1);
});

test("delays only its own part when one account refuses its key, and continues by itself", async () => {
  const { charge, capture, look, makeDue } = await approved();
  methods.stripe.trouble(/POST .*refunds/, { kind: "ANSWERED", answer: { status: 401, text: "{}" } });
  await runDueActivities(ctx);
  const waiting = await look();
  expect([waiting.status, waiting.holds, capture.refunds.length]).toEqual(["RUNNING", [], 1]);
  await makeDue();
  await runDueActivities(ctx);
  expect((await look()).status).toBe("COMPLETED");
  expect(await servers.stripe.refundsOf(charge)).toHaveLength(1);
});
