import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ReturnProcess } from "@/server/domain/process/types";
import { createMemoryBooks } from "@/server/integrations/sandbox-books/memory-books";
import { createSandboxPayments, type PaymentEntry } from "@/server/integrations/sandbox-payments/sandbox-payments";
import { Problem } from "@/server/kernel/problem";
import { PartnerError } from "@/server/partners/partner-error";
import { retryActivity } from "@/server/services/activities/retry-activity";
import { openTestContext, type TestContext } from "@/test/context";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";
import { withSandbox } from "@/test/with-sandbox";

let ctx: TestContext;
let scene: RefundScene;

beforeAll(async () => {
  ctx = await openTestContext();
  scene = await createRefundScene(ctx);
});
afterAll(() => ctx.close());

const paid = ({ payouts }: ReturnProcess) => payouts.map(({ amountMinor, status }) => `${amountMinor} ${status}`);
const payments = ({ units }: ReturnProcess) => units.map(({ payment }) => payment);
const refundOf = ({ activities }: ReturnProcess) => activities.find(({ name }) => name === "REFUND");
const problemOf = async (work: Promise<unknown>): Promise<Problem> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Problem) return error;
  throw new Error(`No problem but ${String(error)}`);
};

/** A context with a provider whose books can be read: they list the money that moved. */
const withBooks = () => {
  const entries = new Map<string, PaymentEntry>();
  const memory = createMemoryBooks<PaymentEntry>();
  const books: typeof memory = {
    find: memory.find,
    recordOnce: async (key, entry) => {
      const stands = await memory.recordOnce(key, entry);
      if (!key.startsWith("fail-once:")) entries.set(key, stands);
      return stands;
    },
  };
  const moved = () => Array.from(entries.values()).filter(({ status }) => status === "SETTLED").length;
  const payments = createSandboxPayments({ books, references: createMemoryBooks(), clock: ctx.clock });
  const labels: string[] = [];
  const refund: typeof payments.refund = (leg) => {
    labels.push(leg.label);
    return payments.refund(leg);
  };
  const by = withSandbox(ctx, { payments: { ...payments, refund } });
  return { by, moved, began: () => entries.size, asked: () => labels };
};

describe("a payout that fails", () => {
  test("holds the return; the retry pays the full amount exactly once (case 19)", async () => {
    const { by, moved } = withBooks();
    const made = await scene.newReturn({ label: "Visa SANDBOX:FAIL_ONCE" });
    const held = await scene.work(await scene.review(made), by);
    expect([held.status, held.holds.length, paid(held), payments(held)]).toEqual([
      "ON_HOLD",
      1,
      ["5000 PENDING"],
      ["FAILED"],
    ]);
    const activityId = refundOf(held)?.id ?? "";
    expect(held.holds[0]?.activityId).toBe(activityId);
    const call = { actor: scene.tenant.actor, processId: made.id, activityId };
    const retried = await retryActivity(by, call);
    expect([retried.status, payments(retried)]).toEqual(["RUNNING", ["DUE"]]);
    expect((await problemOf(retryActivity(by, call))).reason).toBe("FAILED_PRECONDITION");
    const done = await scene.work(retried, by);
    expect([done.status, paid(done), payments(done), moved()]).toEqual(["COMPLETED", ["5000 SETTLED"], ["SETTLED"], 1]);
    await scene.work(done, by);
    expect(moved()).toBe(1);
  });

  test("goes on hold again and moves nothing if it always fails", async () => {
    const { by, moved } = withBooks();
    const made = await scene.newReturn({ label: "Visa SANDBOX:FAIL" });
    const held = await scene.work(await scene.review(made), by);
    const { actor } = scene.tenant;
    const retried = await retryActivity(by, { actor, processId: made.id, activityId: refundOf(held)?.id ?? "" });
    const again = await scene.work(retried, by);
    expect([again.status, again.holds.length, moved()]).toEqual(["ON_HOLD", 1, 0]);
    expect(refundOf(again)?.idempotencyKey).toMatch(/:attempt-3$/);
  });

  test("is found by its key and paid once when the answer was lost", async () => {
    const { by, moved } = withBooks();
    const made = await scene.newReturn({ label: "Visa SANDBOX:LOST" });
    const waiting = await scene.work(await scene.review(made), by);
    expect([waiting.status, paid(waiting), moved()]).toEqual(["RUNNING", ["5000 PENDING"], 1]);
    await scene.makeDue();
    const done = await scene.work(made, by);
    expect([done.status, paid(done), moved()]).toEqual(["COMPLETED", ["5000 SETTLED"], 1]);
  });

  test("waits without a hold while it is pending at the provider", async () => {
    const made = await scene.newReturn({ label: "Visa SANDBOX:PENDING" });
    const waiting = await scene.work(await scene.review(made));
    expect([waiting.status, paid(waiting), waiting.holds]).toEqual(["RUNNING", ["5000 PENDING"], []]);
  });

  test("is paid once if pending longer than the provider remembers keys: it is looked up by its reference", async () => {
    const { by, moved, began, asked } = withBooks();
    const made = await scene.newReturn({ label: "Visa SANDBOX:PENDING" });
    const first = await scene.work(await scene.review(made), by);
    const reference = refundOf(first)?.result.reference;
    expect([reference, began()]).toEqual([expect.stringMatching(/^sbx_re_/), 1]);
    for (let hour = 0; hour < 24; hour += 8) {
      await scene.makeDue();
      expect(paid(await scene.work(made, by))).toEqual(["5000 PENDING"]);
      ctx.clock.advance(8 * 3_600_000);
    }
    await scene.makeDue();
    const unreachable = async () => {
      throw new PartnerError("SANDBOX", "UNAVAILABLE", "No answer.");
    };
    const away = await scene.work(
      made,
      withSandbox(by, { payments: { ...by.sandbox.payments, readPayment: unreachable } }),
    );
    expect([away.status, refundOf(away)?.lastError]).toEqual(["RUNNING", "No answer."]);
    await scene.makeDue();
    const done = await scene.work(made, by);
    expect([done.status, done.payouts[0]?.reference, began()]).toEqual(["COMPLETED", reference, 1]);
    expect([moved(), asked()]).toEqual([0, [made.returnCode]]);
  });

  test("is looked up before the retry when the answer was lost, even if its key is forgotten", async () => {
    const { by, began } = withBooks();
    const made = await scene.newReturn({ label: "Visa SANDBOX:LOST" });
    await scene.work(await scene.review(made), by);
    ctx.clock.advance(25 * 3_600_000);
    await scene.makeDue();
    expect([(await scene.work(made, by)).status, began()]).toEqual(["COMPLETED", 1]);
  });

  test("fails after its attempts, and is paid on the retry when the provider is back", async () => {
    const made = await scene.newReturn({ label: "Visa SANDBOX:UNAVAILABLE" });
    await scene.review(made);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await scene.makeDue();
      await scene.work(made);
    }
    const held = await scene.look(made);
    expect(held.status).toBe("ON_HOLD");
    const { actor } = scene.tenant;
    await retryActivity(ctx, { actor, processId: made.id, activityId: refundOf(held)?.id ?? "" });
    await ctx.db.orderPayment.updateMany({ where: { orderId: made.orderId }, data: { platformPaymentId: "pay_1" } });
    expect((await scene.work(made)).status).toBe("COMPLETED");
  });
});

describe("two workers on one payout", () => {
  test("have one effect when both have the answer of a provider that answers twice", async () => {
    const { by, moved } = withBooks();
    const made = await scene.newReturn({ label: "Visa SANDBOX:TWICE" });
    await scene.review(made);
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const refund = by.sandbox.payments.refund.bind(by.sandbox.payments);
    const slow = withSandbox(by, {
      payments: {
        ...by.sandbox.payments,
        refund: async (leg) => {
          const answer = await refund(leg);
          await gate;
          return answer;
        },
      },
    });
    const first = scene.work(made, slow);
    while (moved() === 0) await new Promise((resolve) => setImmediate(resolve));
    // The first worker's lease has expired, and a second one takes the same payout.
    await scene.makeDue();
    const second = await scene.work(made, by);
    release();
    await first;
    const done = await scene.look(made);
    expect([second.status, done.status, paid(done), moved()]).toEqual(["COMPLETED", "COMPLETED", ["5000 SETTLED"], 1]);
    expect(done.payouts[0]?.reference).toBe(second.payouts[0]?.reference);
    const told = await ctx.db.processEvent.count({ where: { processId: made.id, kind: "REFUND" } });
    expect(told).toBe(1);
  });

  test("each get different payouts when they claim at once", async () => {
    const { by, moved } = withBooks();
    const made = await Promise.all(Array.from({ length: 8 }, () => scene.newReturn()));
    for (const process of made) await scene.review(process);
    await Promise.all(made.map((process) => scene.work(process, by)));
    for (const process of made) expect(paid(await scene.look(process))).toEqual(["5000 SETTLED"]);
    expect(moved()).toBe(8);
  });
});

describe("a bank transfer", () => {
  const bankAccount = { iban: "nl91 abna 0417 1643 00", holderName: "Noor de Wit" };

  test("goes to the given account, which is never shown again", async () => {
    const seen: unknown[] = [];
    const payments = {
      ...ctx.sandbox.payments,
      transfer: (leg: Parameters<typeof ctx.sandbox.payments.transfer>[0]) => {
        seen.push(leg.account);
        return ctx.sandbox.payments.transfer(leg);
      },
    };
    const made = await scene.newReturn({ refundOption: "BANK_TRANSFER", bankAccount });
    expect(made.bankAccountMask).toBe("NL91 •••• 4300");
    const done = await scene.work(await scene.review(made), withSandbox(ctx, { payments }));
    expect(seen).toEqual([{ iban: "NL91ABNA0417164300", holderName: "Noor de Wit" }]);
    expect(done.payouts[0]).toMatchObject({ destination: "NL91 •••• 4300", status: "SETTLED" });
    const rows = await ctx.db.$queryRaw<{ text: string }[]>`
      select (to_jsonb(p)::text || coalesce((select string_agg(o.snapshot::text, '') from outbox_events o where o.process_id = p.id), '')
        || coalesce((select string_agg(e.data::text, '') from process_events e where e.process_id = p.id), '')
        || (select i.draft::text from return_intents i where i.id = p.id)) as text
      from return_processes p where p.id = ${made.id}`;
    expect(rows[0]?.text).not.toMatch(/0417164300|0417 1643/);
    expect(done.status).toBe("COMPLETED");
  });

  test("can't be confirmed without an account", async () => {
    const problem = await problemOf(scene.newReturn({ refundOption: "BANK_TRANSFER" }));
    expect([problem.reason, problem.extras.violations?.[0]?.field]).toEqual(["FAILED_PRECONDITION", "bank_account"]);
  });

  test.each([
    [{ iban: "NL91 ABNA 0417 1643 01" }, "bank_account.iban", "check digits"],
    [{ iban: "NL91 ABNA 0417 1643" }, "bank_account.iban", "18 characters"],
    [{ iban: "XX00 1234" }, "bank_account.iban", "XX"],
    [{ holderName: " " }, "bank_account.holder_name", "enter the account holder"],
    [{ holderName: "NL91ABNA0417164300" }, "bank_account.holder_name", "account number"],
  ])("with %j is rejected, and says what is wrong", async (wrong, field, words) => {
    const typed = { ...bankAccount, ...wrong };
    const problem = await problemOf(scene.newReturn({ refundOption: "BANK_TRANSFER", bankAccount: typed }));
    expect(problem.reason).toBe("INVALID_ARGUMENT");
    expect(problem.extras.violations).toEqual([{ field, description: expect.stringContaining(words) }]);
    expect(JSON.stringify(problem.extras) + problem.message).not.toContain("0417");
  });
});

test("issues a gift card as a code with a balance, and names both in its email", async () => {
  const made = await scene.newReturn({ refundOption: "GIFT_CARD", quantity: 2 });
  const done = await scene.work(await scene.review(made));
  const [card] = done.credits;
  expect(card).toMatchObject({ kind: "GIFT_CARD", balanceMinor: 10000 });
  expect(card?.code).toMatch(/^GC-(\w{4}-){2}\w{4}$/);
  await scene.makeDue();
  await scene.work(done);
  const mail = ctx.sentMails.findLast(({ to, subject }) => to === done.email && subject.includes("has been inspected"));
  expect(mail?.text).toContain(card?.code);
  expect(mail?.text).toContain("As a gift card: €100.00");
});
