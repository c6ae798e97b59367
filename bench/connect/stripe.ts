import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { createProviderAgent, createProviderHttp } from "@/server/integrations/provider-http/provider-http";
import { stripe } from "@/server/integrations/stripe/stripe";
import type { PaymentProvider, PaymentResult } from "@/server/partners/payment-provider";
import { type Figure, figure } from "../lib-measure";

const USAGE = `HOMEWARD_STRIPE_KEY=sk_test_… npm run bench -- connect stripe

Makes payments with Stripe's test cards in a test account and refunds them: about ten payments of 10.00 EUR. A live key is
refused. Nothing is set up in the account, and no webhook is created.
`;
const VARIABLE = "HOMEWARD_STRIPE_KEY";
const LATER_SECONDS = 90;

/**
 * Charges and refunds with a real Stripe test account: once each, found again, rejected with a message, and failing
 * later.
 */
export const runStripe = async (): Promise<Figure[]> => {
  const secretKey = keyOf();
  const agent = createProviderAgent({ allowPrivateAddresses: false });
  const http = createProviderHttp({ partner: "STRIPE", agent, isGuarded: true, onCall: () => undefined });
  const account = await stripe.connect({ values: { secretKey }, http, now: new Date() });
  const payments = stripe.open({
    ...{ id: "bench", ecommerceId: "bench", accountId: account.accountId, mode: "TEST", values: { secretKey }, http },
    ...{ capabilities: account.capabilities, carriers: [], hookUrl: "", now: () => new Date() },
  });
  return [
    figure("Mode of the account", "TEST", String(account.mode), account.mode === "TEST"),
    figure("Permissions that are missing", "0", account.warnings.join(" ") || "0", account.warnings.length === 0),
    ...(await chargeCards(payments)),
    ...(await refundOnce(payments)),
    await failLater(payments),
  ];
};

const keyOf = (): string => {
  const key = process.env[VARIABLE] ?? "";
  if (/^(sk|rk)_test_/.test(key)) return key;
  const why = key === "" ? `Not in the environment: ${VARIABLE}.` : `${VARIABLE} is no key of test mode.`;
  console.error(`${why} Nothing was run.\n\n${USAGE}`);
  process.exit(2);
};

const keyed = (name: string): string => `bench:${randomBytes(6).toString("hex")}:${name}`;
const base = { amountMinor: 1_000, currency: "EUR", label: "RT-BENCH" };

const chargeCards = async (payments: PaymentProvider): Promise<Figure[]> => {
  const call = { ...base, idempotencyKey: keyed("charge"), token: "pm_card_visa" };
  const since = new Date();
  const first = await payments.charge(call);
  const again = await payments.charge(call);
  const found = await payments.findPayment({ idempotencyKey: call.idempotencyKey, paymentReference: "", since });
  const isOne = first.reference === again.reference && found?.reference === first.reference;
  const declined = await payments.charge({
    ...call,
    idempotencyKey: keyed("declined"),
    token: "pm_card_chargeDeclined",
  });
  const secured = await payments.charge({
    ...call,
    idempotencyKey: keyed("3ds"),
    token: "pm_card_threeDSecure2Required",
  });
  return [
    figure("A charge under one key, asked for twice and found", "one", isOne ? "one" : "several", isOne),
    figure("A card that the bank declines", "FAILED", declined.status, declined.status === "FAILED"),
    figure("A card that wants 3-D Secure, without its page", "FAILED", secured.status, secured.status === "FAILED"),
  ];
};

const refundOnce = async (payments: PaymentProvider): Promise<Figure[]> => {
  const { reference: paymentReference } = await payments.charge({
    ...{ ...base, idempotencyKey: keyed("sale"), token: "pm_card_visa" },
  });
  const leg = { ...base, amountMinor: 400, idempotencyKey: keyed("refund"), paymentReference };
  const first = await payments.refund(leg);
  const again = await payments.refund(leg);
  const found = await payments.findPayment({ ...leg, since: new Date() });
  const isOne = first.reference === again.reference && found?.reference === first.reference;
  const over = await said(payments.refund({ ...leg, idempotencyKey: keyed("over"), amountMinor: 601 }));
  await payments.refund({ ...leg, idempotencyKey: keyed("rest"), amountMinor: 600 });
  const full = await said(payments.refund({ ...leg, idempotencyKey: keyed("full"), amountMinor: 1 }));
  return [
    figure("A refund under one key, asked for twice and found", "one", isOne ? "one" : "several", isOne),
    figure("A refund of a card", "SETTLED", first.status, first.status === "SETTLED"),
    figure("A refund of more than is left", "REFUSED", over, over.startsWith("REFUSED")),
    figure("A payment that is refunded already", "REFUSED", full, full.includes("refunded in full already")),
  ];
};

/** Stripe's own test card whose refunds are sent, and fail a little later. */
const failLater = async (payments: PaymentProvider): Promise<Figure> => {
  const { reference: paymentReference } = await payments.charge({
    ...{ ...base, idempotencyKey: keyed("late"), token: "pm_card_refundFail" },
  });
  const begun = await payments.refund({ ...base, idempotencyKey: keyed("late-refund"), paymentReference });
  let now: PaymentResult = begun;
  for (let second = 0; second < LATER_SECONDS && now.status !== "FAILED"; second += 3) {
    await setTimeout(3_000);
    now = await payments.readPayment(begun.reference);
  }
  return figure(
    "A refund that fails after it was sent",
    "FAILED",
    `${now.status} ${now.reason ?? ""}`,
    now.status === "FAILED",
  );
};

const said = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    (error: { kind?: string; message: string }) => `${error.kind}: ${error.message}`,
  );
