import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import type { ReturnProcess } from "@/server/domain/process/types";
import { answersAt } from "@/server/http/serve";
import { Problem } from "@/server/kernel/problem";
import { cancelReturn } from "@/server/services/returns/cancel-return";
import { openTestContext, type TestContext } from "@/test/context";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";
import { spendCredit } from "./spend-credit";

const { GET: getCredit } = answersAt("/v1/ecommerces/{ecommerce_id}/credits/{code}");
const { POST: postSpend } = answersAt("/v1/ecommerces/{ecommerce_id}/credits/{code}/spend");

let ctx: TestContext;
let scene: RefundScene;

beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
  scene = await createRefundScene(ctx, { timings: { STORE_CREDIT: "ON_START", ORIGINAL_PAYMENT_METHOD: "ON_START" } });
});
afterAll(() => ctx.close());

const newCredit = async (): Promise<{ made: ReturnProcess; code: string }> => {
  const made = await scene.work(await scene.newReturn({ refundOption: "STORE_CREDIT" }));
  return { made, code: made.credits[0]?.code ?? "" };
};

const spend = (code: string, amountMinor: number, reference: string) =>
  spendCredit(ctx, {
    actor: scene.tenant.actor,
    ecommerceId: scene.tenant.store.id,
    code,
    amountMinor,
    reference,
  });

const rest = async (code: string, body?: unknown) => {
  const handler = body === undefined ? getCredit : postSpend;
  const headers = { authorization: `Bearer ${scene.tenant.apiKey}`, "content-type": "application/json" };
  const init = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
  const params = Promise.resolve({ ecommerce_id: scene.tenant.store.id, code });
  const response = await handler(new Request("http://localhost/x", init), { params });
  return { status: response.status, body: await response.json() };
};

describe("a credit over REST", () => {
  test("is found however its code is typed, spent once per reference, and never beyond its balance", async () => {
    const { code } = await newCredit();
    const typed = code.toLowerCase().replaceAll("-", " ");
    const found = await rest(typed);
    expect([found.status, found.body.credit]).toEqual([
      200,
      expect.objectContaining({ code, kind: "STORE_CREDIT", amount: "5000", balance: "5000", currency: "EUR" }),
    ]);
    const first = await rest(code, { amount: "3000", reference: "order 1" });
    const again = await rest(code, { amount: "3000", reference: "order 1" });
    expect([first.status, first.body.credit.balance, again.body]).toEqual([200, "2000", first.body]);
    const other = await rest(code, { amount: "1", reference: "order 1" });
    expect([other.status, other.body.reason]).toEqual([409, "ALREADY_EXISTS"]);
    const tooMuch = await rest(code, { amount: "2001", reference: "order 2" });
    expect([tooMuch.status, tooMuch.body.details]).toEqual([409, [{ cause: "CREDIT_TOO_SMALL", left: "2000" }]]);
    expect((await rest(code, { amount: "0", reference: "order 3" })).status).toBe(400);
    expect((await rest("SC-2222-2222-2222")).status).toBe(404);
    expect((await rest("nothing like a code")).status).toBe(404);
  });

  test("adds up and never goes below zero when spent by twenty at once", async () => {
    const { code } = await newCredit();
    const spent = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => spend(code, 700, `order ${n}`)));
    expect(spent.filter(({ status }) => status === "fulfilled")).toHaveLength(7);
    expect((await rest(code)).body.credit.balance).toBe("100");
    await Promise.all(Array.from({ length: 20 }, () => spend(code, 100, "last order")));
    expect((await rest(code)).body.credit.balance).toBe("0");
  });
});

describe("canceling a return that paid in advance", () => {
  const cancel = (process: ReturnProcess) => cancelReturn(ctx, { actor: scene.tenant.actor, returnId: process.id });
  const reasonOf = (work: Promise<unknown>) =>
    work.then(
      () => "OK",
      (error: unknown) => (error instanceof Problem ? error.reason : String(error)),
    );

  test("takes back unspent credit, and the order can be returned again", async () => {
    const { made, code } = await newCredit();
    const canceled = await cancel(made);
    expect([canceled.status, canceled.credits[0]?.balanceMinor, canceled.units[0]?.payment]).toEqual([
      "CANCELED",
      0,
      "NOTHING_DUE",
    ]);
    expect(canceled.payouts[0]).toMatchObject({ takenBackMinor: 5000 });
    expect(await reasonOf(spend(code, 1, "late"))).toBe("FAILED_PRECONDITION");
    expect((await cancel(made)).status).toBe("CANCELED");
  });

  test("is refused when a part of the credit is spent", async () => {
    const { made, code } = await newCredit();
    await spend(code, 1, "order 9");
    expect(await reasonOf(cancel(made))).toBe("FAILED_PRECONDITION");
    expect(await scene.look(made)).toMatchObject({ status: "RUNNING", credits: [{ balanceMinor: 4999 }] });
  });

  test("is refused when money was sent, and drops a credit that isn't issued yet", async () => {
    const sent = await scene.work(await scene.newReturn());
    expect(await reasonOf(cancel(sent))).toBe("FAILED_PRECONDITION");
    const waiting = await scene.newReturn({ refundOption: "STORE_CREDIT" });
    expect((await cancel(waiting)).status).toBe("CANCELED");
    expect((await scene.work(waiting)).credits).toEqual([]);
  });

  test("competes with concurrent spending: one of the two wins", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { made, code } = await newCredit();
      const [canceled, spent] = await Promise.all([reasonOf(cancel(made)), reasonOf(spend(code, 5000, "order"))]);
      expect([canceled, spent].filter((outcome) => outcome === "OK")).toHaveLength(1);
    }
  });

  test("refunds what the shopper paid for it", async () => {
    const { made } = await newCredit();
    await ctx.db.charge.create({
      data: {
        id: `chg_${made.id}`,
        groupId: made.groupId,
        returnId: made.id,
        amountMinor: 750,
        currency: "EUR",
        status: "CAPTURED",
        reference: "sbx_ch_1",
        idempotencyKey: `test:${made.id}`,
        createdAt: ctx.clock.now(),
      },
    });
    const canceled = await scene.work(await cancel(made));
    expect(canceled.charges).toMatchObject([{ status: "REFUNDED", amountMinor: 750 }]);
  });
});
