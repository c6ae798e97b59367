import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getProcess } from "@/server/db/processes";
import { resolvePartners } from "@/server/integrations/resolve-partners";
import { stripe } from "@/server/integrations/stripe/stripe";
import { Problem } from "@/server/kernel/problem";
import { openTestContext, type TestContext } from "@/test/context";
import { openExchangeScene } from "@/test/exchange-scene";
import { createForeignHttp, type ForeignHttp } from "@/test/payments/foreign-http";
import { intentOf, STRIPE_KEY, type StripeServer, startStripeServer } from "@/test/payments/stripe-server";
import { doDueWork } from "../activities/do-due-work";
import { connectStore } from "../connections/connect-store";
import { createConnectedPartners } from "../connections/connected-partners";
import { completeReturn } from "../returns/complete-return";
import { finishPayment } from "../returns/finish-payment";
import { runDueTimers } from "../timers/run-due-timers";

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

const open = async () => {
  const scene = await openExchangeScene(ctx, {
    exchange: { isInstantOffered: true, holdReleasedOn: "COLLECTED" },
    policy: { maxDaysToSendPackage: 14 },
  });
  const { actor, store } = scene.tenant;
  const typed = { secretKey: STRIPE_KEY };
  await connectStore(ctx, { actor, ecommerceId: store.id, provider: "STRIPE", typed, days: 1 });
  const returnId = await scene.exchangeDraft();
  const holds = () => ctx.db.charge.findMany({ where: { returnId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  const process = () => getProcess(ctx.db, actor, returnId);
  return { scene, actor, returnId, holds, process };
};
type Opened = Awaited<ReturnType<typeof open>>;

const confirm = async ({ actor, returnId }: Opened, exchangeTiming: "ON_START" | "ON_REVIEW" = "ON_START") => {
  const error = await completeReturn(ctx, { actor, returnId, quoteId: "", exchangeTiming }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error === null) return null;
  if (!(error instanceof Problem)) throw error;
  return error.extras.details?.[0] ?? error.message;
};
/** The shopper lets the amount be held, and comes back. Answers the charge of the mock. */
const hold = async (draft: Opened): Promise<string> => {
  await confirm(draft);
  const row = (await draft.holds()).at(-1);
  const charge = await server.addCharge(Number(row?.amountMinor), "eur", true);
  server.checkouts.pay(row?.checkoutReference ?? "", intentOf(charge), "requires_capture");
  expect(await finishPayment(ctx, { actor: draft.actor, returnId: draft.returnId })).toBe("DONE");
  await doDueWork(ctx);
  return charge;
};

describe("an instant exchange", () => {
  let draft: Opened;
  beforeEach(async () => {
    draft = await open();
  });

  test("holds what the new item is worth, and orders it at once", async () => {
    expect(await confirm(draft)).toMatchObject({ hold_amount: "4000", payment_url: expect.stringContaining("/pay/cs_") });
    await hold(draft);
    const process = await draft.process();
    expect(process).toMatchObject({
      status: "RUNNING",
      cardHold: { status: "HELD", amountMinor: 4000 },
      exchangeOrder: { payments: [{ capturedMinor: 4000 }] },
      units: [{ verdict: "UNDECIDED", advanceMinor: 4000 }],
    });
    expect(await draft.scene.stock("L")).toBe(4);
    void runDueTimers;
  });
});
