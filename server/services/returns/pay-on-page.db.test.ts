import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import { resolvePartners } from "@/server/integrations/resolve-partners";
import { stripe } from "@/server/integrations/stripe/stripe";
import { hmacSha256Hex } from "@/server/kernel/crypto";
import { Problem } from "@/server/kernel/problem";
import { openTestContext, type TestContext } from "@/test/context";
import { openExchangeScene } from "@/test/exchange-scene";
import { createForeignHttp, type ForeignHttp } from "@/test/payments/foreign-http";
import { intentOf, STRIPE_KEY, type StripeServer, startStripeServer } from "@/test/payments/stripe-server";
import { connectStore } from "../connections/connect/connect-store";
import { createConnectedPartners } from "../connections/connected-partners";
import { disconnectStore } from "../connections/disconnect-store";
import { runHookEvents } from "../connections/hooks/run-hook-events";
import { takeHook } from "../connections/hooks/take-hook";
import { openValues } from "../connections/seal-values";
import { doDueWork } from "../due-work/do-due-work";
import { cleanUp } from "../housekeeping/clean-up";
import { finishPayment } from "./finish-payment";

let ctx: TestContext;
let server: StripeServer;
let foreign: ForeignHttp;
beforeAll(async () => {
  const base = await openTestContext({ now: new Date() });
  server = await startStripeServer();
  foreign = createForeignHttp({ partner: "STRIPE", origin: server.url });
  const providers = { all: new Map([[stripe.provider, stripe]]), openHttp: () => foreign.http };
  const connected = { ...base, providers };
  ctx = { ...connected, partners: resolvePartners(base.sandbox, createConnectedPartners(connected)) };
});
afterAll(async () => {
  await Promise.all([ctx.close(), server.close()]);
});

/** A draft whose new item costs 15.00 more, in a store that takes payments with Stripe. */
const open = async () => {
  const variants = [{ platformVariantId: "M" }, { platformVariantId: "L", priceMinor: 5500 }];
  const scene = await openExchangeScene(ctx, { variants, policy: { arePaymentsEnabled: true } });
  const { actor, store } = scene.tenant;
  const typed = { secretKey: STRIPE_KEY };
  const wanted = { actor, ecommerceId: store.id, provider: "STRIPE", typed, days: 1 };
  const { id: connectionId } = await connectStore(ctx, wanted);
  const returnId = await scene.exchangeDraft();
  const charges = () => ctx.db.charge.findMany({ where: { returnId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  const last = async () => (await charges()).at(-1);
  const back = () => finishPayment(ctx, { actor, returnId });
  return { scene, actor, connectionId, returnId, charges, last, back };
};
type Opened = Awaited<ReturnType<typeof open>>;

/** Returns the page that the shopper is sent to. */
const confirm = async ({ scene, returnId }: Opened): Promise<string> => {
  const error = await scene.complete(returnId, {}, ctx).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Problem)) throw error ?? new Error("it was confirmed");
  const [detail] = error.extras.details ?? [];
  return String((detail as Record<string, unknown>)?.payment_url ?? error.message);
};

const pay = async (draft: Opened, status: "succeeded" | "processing" = "succeeded"): Promise<string> => {
  const charge = await draft.last();
  const taken = await server.addCharge(Number(charge?.amountMinor));
  server.checkouts.pay(charge?.checkoutReference ?? "", intentOf(taken), status);
  return taken;
};
const refundsOf = async (charge: string) => (await server.refundsOf(charge)).map(({ amount }) => amount);
const statusesOf = async ({ charges }: Opened) => (await charges()).map(({ status }) => status);
const made = ({ actor, returnId }: Opened) => getProcess(ctx.db, actor, returnId);

describe("an amount owed to a store that takes payments on Stripe's page", () => {
  let draft: Opened;
  beforeEach(async () => {
    draft = await open();
  });

  test("is paid there first; confirming again returns the same page", async () => {
    const url = await confirm(draft);
    expect(url).toContain("/pay/cs_test_");
    expect(await confirm(draft)).toBe(url);
    expect(await draft.charges()).toMatchObject([
      { status: "PENDING", isOnPage: true, connectionId: draft.connectionId, amountMinor: 1500n },
    ]);
    expect(server.checkouts.sessions.at(-1)).toMatchObject({ amount_total: 1500, currency: "eur" });
  });

  test("confirms the return when the shopper comes back, and belongs to the account that took it", async () => {
    await confirm(draft);
    expect(await draft.back()).toBe("UNPAID");
    const taken = await pay(draft);
    expect(await draft.back()).toBe("DONE");
    expect(await draft.back()).toBe("DONE");
    expect((await made(draft)).charges).toMatchObject([{ status: "CAPTURED", reference: intentOf(taken) }]);
    await draft.scene.cancel(draft.returnId);
    await doDueWork(ctx);
    expect(await refundsOf(taken)).toEqual([1500]);
  });

  test("is refunded when the return is canceled, and owed again if that refund fails weeks later", async () => {
    await confirm(draft);
    const taken = await pay(draft);
    await draft.back();
    await draft.scene.cancel(draft.returnId);
    await doDueWork(ctx);
    const charge = await draft.last();
    expect(charge?.followDueAt).not.toBeNull();
    await ctx.db.charge.updateMany({ where: { returnId: draft.returnId }, data: { followDueAt: new Date(0) } });
    await doDueWork(ctx);
    expect(await draft.last()).toMatchObject({ status: "REFUNDED" });
    const [refund] = await server.refundsOf(taken);
    const failed = JSON.stringify({ ...refund, status: "failed", failure_reason: "lost_or_stolen_card" });
    foreign.trouble(/GET \/v1\/refunds\//, { kind: "ANSWERED", answer: { text: failed } });
    await ctx.db.charge.updateMany({ where: { returnId: draft.returnId }, data: { followDueAt: new Date(0) } });
    await doDueWork(ctx);
    expect(await draft.last()).toMatchObject({ status: "CAPTURED", refundedMinor: 0n });
    const { activities } = await made(draft);
    expect(activities.filter(({ name }) => name === "REFUND")).toMatchObject([
      { state: "HELD", lastError: expect.stringContaining("failed at the provider afterwards") },
    ]);
  });

  test("confirms the return without the shopper after a signed event, once for repeated events", async () => {
    await confirm(draft);
    await pay(draft);
    await tell(draft);
    await tell(draft);
    expect((await made(draft)).charges).toMatchObject([{ status: "CAPTURED" }]);
  });

  test("confirms the return even without an event", async () => {
    await confirm(draft);
    await pay(draft);
    await ctx.db.charge.updateMany({ where: { returnId: draft.returnId }, data: { checkoutDueAt: new Date(0) } });
    await doDueWork(ctx);
    expect((await made(draft)).charges).toMatchObject([{ status: "CAPTURED" }]);
    expect(await ctx.db.charge.count({ where: { returnId: draft.returnId, checkoutDueAt: { not: null } } })).toBe(0);
  });

  test("waits for a bank that takes its time", async () => {
    await confirm(draft);
    await pay(draft, "processing");
    expect(await draft.back()).toBe("PROCESSING");
    expect(await confirm(draft)).toContain("The bank has not confirmed");
    await pay(draft);
    expect(await draft.back()).toBe("DONE");
    expect(await statusesOf(draft)).toEqual(["CAPTURED"]);
  });

  test("gets another page once the first has expired", async () => {
    const first = await confirm(draft);
    Object.assign(server.checkouts.sessions.at(-1) ?? {}, { status: "expired", url: null });
    const second = await confirm(draft);
    expect(second).toContain("/pay/cs_test_");
    expect(second).not.toBe(first);
    expect(await statusesOf(draft)).toEqual(["DECLINED", "PENDING"]);
  });

  test("gets one page even if the answer was lost", async () => {
    const before = server.checkouts.sessions.length;
    foreign.trouble(/POST \/v1\/checkout\/sessions$/, { kind: "LOST_AFTER" });
    expect(await confirm(draft)).toContain("haven't heard back");
    expect(await confirm(draft)).toContain("/pay/cs_test_");
    expect(server.checkouts.sessions.length).toBe(before + 1);
  });
});

describe("a draft that changed while its page was open", () => {
  const changed = async () => {
    const draft = await open();
    await draft.scene.put({ platformProductId: "cap", variants: [{ platformVariantId: "cap-one", priceMinor: 4600 }] });
    await confirm(draft);
    const first = server.checkouts.sessions.at(-1);
    const lineItemId = await draft.scene.lineOf(draft.returnId);
    const choose = () => draft.scene.choose(draft.returnId, { lineItemId, exchangeVariantId: "cap-one" });
    return { draft, first, choose };
  };

  test("closes the page before another one opens, so that nobody pays the old price", async () => {
    const { draft, first, choose } = await changed();
    await choose();
    expect(await confirm(draft)).toContain("/pay/cs_test_");
    expect(first?.status).toBe("expired");
    expect(server.checkouts.sessions.at(-1)).toMatchObject({ status: "open", amount_total: 600 });
    expect(await statusesOf(draft)).toEqual(["DECLINED", "PENDING"]);
  });

  test("refunds a payment of the old price before it asks for the new one", async () => {
    const { draft, choose } = await changed();
    const taken = await pay(draft);
    await choose();
    expect(await draft.back()).toBe("CHANGED");
    expect(await confirm(draft)).toContain("/pay/cs_test_");
    expect(await refundsOf(taken)).toEqual([1500]);
    expect(await statusesOf(draft)).toEqual(["REFUNDED", "PENDING"]);
  });

  test("ends after an hour if nobody comes back, and refunds the payment once", async () => {
    const { draft, choose } = await changed();
    const taken = await pay(draft);
    await choose();
    await tell(draft);
    expect(await statusesOf(draft)).toEqual(["CAPTURED"]);
    await ctx.db.charge.updateMany({
      where: { returnId: draft.returnId },
      data: { checkoutDueAt: new Date(0), createdAt: new Date(ctx.clock.now().getTime() - 2 * 3_600_000) },
    });
    await doDueWork(ctx);
    await cleanUp(ctx, { render: () => "" });
    expect(await refundsOf(taken)).toEqual([1500]);
    expect(await statusesOf(draft)).toEqual(["REFUNDED"]);
    await doDueWork(ctx);
    await doDueWork(ctx);
    const mails = ctx.sentMails.filter(({ headers }) => headers["Message-ID"]?.endsWith(".returned@homeward>"));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain("your payment was refunded");
    expect(mails[0]?.text).toContain("€15.00");
    expect(await draft.last()).toMatchObject({ backMailDueAt: null, backMailAttempts: 1 });
  });
});

test("leaves a charge of a disconnected account to a person and doesn't use another account", async () => {
  const draft = await open();
  await confirm(draft);
  const taken = await pay(draft);
  await draft.back();
  await disconnectStore(ctx, { actor: draft.actor, connectionId: draft.connectionId });
  await draft.scene.cancel(draft.returnId);
  await doDueWork(ctx);
  const { activities } = await made(draft);
  expect(activities.filter(({ name }) => name === "REFUND")).toMatchObject([{ state: "WAITING" }]);
  expect(await refundsOf(taken)).toEqual([]);
});

const tell = async ({ connectionId, last }: Opened) => {
  const row = await ctx.db.connection.findUniqueOrThrow({ where: { id: connectionId } });
  const { hookSecret = "" } = openValues(ctx.env, row);
  const session = (await last())?.checkoutReference;
  const event = {
    ...{ id: `evt_${session}`, type: "checkout.session.completed", created: 1 },
    data: { object: { id: session, object: "checkout.session", payment_intent: "pi_1" } },
  };
  const body = Buffer.from(JSON.stringify(event));
  const seconds = Math.floor(ctx.clock.now().getTime() / 1_000);
  const signed = hmacSha256Hex(hookSecret, Buffer.concat([Buffer.from(`${seconds}.`), body]));
  await takeHook(ctx, { connectionId, hook: { body, headers: { "stripe-signature": `t=${seconds},v1=${signed}` } } });
  await runHookEvents(ctx, { render: () => "" });
};
