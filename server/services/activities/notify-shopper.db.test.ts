import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEFAULT_STORE_CONFIG } from "@/server/domain/store/default-config";
import { PartnerError } from "@/server/partners/partner-error";
import { timelineParts } from "@/server/presenters/timeline-text";
import type { ServiceContext } from "@/server/services/context";
import { addNote } from "@/server/services/notes/add-note";
import { cancelReturn } from "@/server/services/returns/cancel-return";
import { resendMail } from "@/server/services/returns/resend-mail";
import { correctReview } from "@/server/services/reviews/correct-review";
import { openTestContext, type TestContext } from "@/test/context";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";
import { withSandbox } from "@/test/with-sandbox";
import { retryActivity } from "./retry-activity";

let ctx: TestContext;
let scene: RefundScene;

beforeAll(async () => {
  ctx = await openTestContext();
  scene = await createRefundScene(ctx, { timings: { STORE_CREDIT: "ON_START" } });
});
afterAll(() => ctx.close());

const mailsOf = async (processId: string) => {
  const entries = await ctx.db.processEvent.findMany({ where: { processId, kind: "MAIL" }, orderBy: { id: "asc" } });
  return entries.map(({ data }) => (data as { mail: string }).mail);
};
const sentFor = ({ id }: { id: string }) => ctx.sentMails.filter(({ headers }) => headers["X-SVC-Process"] === id);

describe("emails during a return", () => {
  test("sends pass, method and arrival; the result waits for its refund and covers both in one email", async () => {
    const made = await scene.newReturn();
    await scene.work(made);
    await scene.move(made, "COLLECTED");
    await scene.work(made);
    await scene.move(made, "IN_WAREHOUSE");
    await scene.work(made);
    await scene.review(made, "APPROVED");
    const done = await scene.work(made);
    expect(done.status).toBe("COMPLETED");
    expect(await mailsOf(made.id)).toEqual(["pass", "handed_over", "arrived", "result"]);
    expect(sentFor(made).at(-1)?.text).toMatch(/To Visa ending in 42: €50\.00\n {2}Sent on/);
  });

  test("sends a separate email for a refund that takes longer than the result", async () => {
    const made = await scene.newReturn();
    await scene.work(made);
    await scene.move(made, "IN_WAREHOUSE");
    await scene.review(made, "APPROVED");
    const slow = withSandbox(ctx, {
      payments: { ...ctx.sandbox.payments, refund: async () => ({ status: "PENDING", reference: "" }) },
    });
    await scene.work(made, slow);
    await scene.makeDue();
    await scene.work(made, slow);
    expect((await mailsOf(made.id)).at(-1)).toBe("result");
    expect(sentFor(made).at(-1)?.text).toContain("We’ll send it shortly.");
    await scene.makeDue();
    await scene.work(made);
    expect((await mailsOf(made.id)).slice(-2)).toEqual(["result", "refund_sent"]);
    expect(sentFor(made).at(-1)?.text).toContain("To Visa ending in 42: €50.00");
  });

  test("emails a message to the shopper as written, but no internal note", async () => {
    const made = await scene.newReturn();
    await scene.work(made);
    const note = { actor: scene.tenant.actor, processId: made.id };
    await addNote(ctx, { ...note, requestId: "1", text: "The box was wet", isForShopper: false });
    const asked = { ...note, requestId: "2", text: "Is the <b>strap</b> in the parcel?", isForShopper: true };
    // The answer was lost, and it was sent again, twice at once.
    await addNote(ctx, asked);
    await Promise.all([addNote(ctx, asked), addNote(ctx, asked)]);
    await scene.work(made);
    expect(await mailsOf(made.id)).toEqual(["pass", "message"]);
    const mail = sentFor(made).at(-1);
    expect(mail?.text).toContain("> Is the <b>strap</b> in the parcel?");
    expect(mail?.html).toContain("Is the &lt;b&gt;strap&lt;/b&gt; in the parcel?");
    expect(sentFor(made).some(({ text }) => text.includes("wet"))).toBe(false);
    const notes = await ctx.db.processEvent.findMany({
      where: { processId: made.id, kind: "NOTE" },
      orderBy: { id: "asc" },
    });
    expect(notes.map(({ isShopperVisible }) => isShopperVisible)).toEqual([false, true]);
  });

  test("announces an advance at once with its code", async () => {
    const made = await scene.newReturn({ refundOption: "STORE_CREDIT" });
    const { credits } = await scene.work(made);
    expect((await mailsOf(made.id)).toSorted()).toEqual(["pass", "refund_sent"]);
    expect(sentFor(made).some(({ text }) => text.includes(`Your code: ${credits[0]?.code}`))).toBe(true);
  });

  test("announces a corrected inspection once more, as a correction", async () => {
    const made = await scene.newReturn();
    await scene.work(made);
    await scene.move(made, "IN_WAREHOUSE");
    const broken = withSandbox(ctx, {
      payments: {
        ...ctx.sandbox.payments,
        refund: () => Promise.reject(new PartnerError("SANDBOX", "REFUSED", "The card is closed.")),
      },
    });
    await scene.review(made, "APPROVED");
    await scene.work(made, broken);
    await scene.makeDue();
    await scene.work(made, broken);
    await correctReview(ctx, {
      actor: scene.tenant.actor,
      processId: made.id,
      lines: [
        {
          unitId: made.units[0]?.id ?? "",
          status: "DECLINED",
          rejectReason: "Signs of wear",
          showRejectReason: true,
          seen: null,
        },
      ],
      reason: "Looked again",
      user: "sven@example.com",
      override: null,
    });
    await scene.work(made);
    await scene.makeDue();
    await scene.work(made);
    expect((await mailsOf(made.id)).filter((kind) => kind === "result")).toHaveLength(2);
    expect(sentFor(made).at(-1)?.subject).toContain("we’ve corrected the result of your return");
  });
});

test("skips outdated news: a pass after the parcel arrived, or after the return was canceled", async () => {
  const [arrived, canceled] = [await scene.newReturn(), await scene.newReturn()];
  const before = ctx.sentMails.length;
  await scene.move(arrived, "IN_WAREHOUSE");
  await cancelReturn(ctx, { actor: scene.tenant.actor, returnId: canceled.id });
  await scene.work(arrived);
  expect([await mailsOf(arrived.id), await mailsOf(canceled.id)]).toEqual([["arrived"], ["canceled"]]);
  expect(sentFor(canceled)[0]?.text).toContain("You canceled your return");
  expect(ctx.sentMails.length).toBe(before + 2);
});

test("puts no return on hold when a mail server refuses everything; what failed can be resent", async () => {
  const refusing: ServiceContext = {
    ...ctx,
    mailer: { send: () => Promise.reject(new PartnerError("SMTP", "REFUSED", "No such user.")) },
  };
  const made = await scene.newReturn();
  await scene.work(made, refusing);
  await scene.move(made, "IN_WAREHOUSE");
  await scene.work(made, refusing);
  await scene.review(made, "APPROVED");
  await scene.work(made, refusing);
  await scene.makeDue();
  const done = await scene.work(made, refusing);
  expect(done).toMatchObject({ status: "COMPLETED", holds: [] });
  const failed = done.activities.filter(({ state }) => state === "HELD");
  expect(failed.map(({ leg }) => leg)).toEqual(expect.arrayContaining(["pass", "arrived", "result"]));
  expect(sentFor(made)).toEqual([]);

  const result = failed.find(({ leg }) => leg === "result");
  await retryActivity(ctx, { actor: scene.tenant.actor, processId: made.id, activityId: result?.id ?? "" });
  await scene.work(made);
  expect(await mailsOf(made.id)).toEqual(["result"]);
});

test("shows emails of a live return without a mail server as kept, and announces none to its shopper", async () => {
  const entriesWith = async (smtp: string | undefined) => {
    const made = await scene.newReturn();
    await ctx.db.$executeRaw`update return_processes set is_test = false where id = ${made.id}`;
    const { SMTP_URL: _, ...env } = ctx.env;
    await scene.work(made, { ...ctx, env: smtp === undefined ? env : { ...env, SMTP_URL: smtp } });
    const by = { ...ctx, env: smtp === undefined ? env : { ...env, SMTP_URL: smtp } };
    const again = resendMail(by, { actor: scene.tenant.actor, returnId: made.id });
    if (smtp === undefined) await expect(again).rejects.toThrow("No mail server is connected");
    else await again;
    return ctx.db.processEvent.findMany({ where: { processId: made.id, kind: "MAIL" } });
  };
  const [kept, ...more] = await entriesWith(undefined);
  expect(more).toEqual([]);
  expect(kept).toMatchObject({ isShopperVisible: false, data: { mail: "pass", isSent: true, isKept: true } });
  const fact = { kind: "MAIL", actorKind: "system", actorName: "System", data: kept?.data as object };
  expect(timelineParts(fact as never).text).toContain("was not sent, because no mail server is connected: pass");
  const [sent] = await entriesWith("smtp://127.0.0.1:1");
  expect(sent).toMatchObject({ isShopperVisible: true, data: { mail: "pass", isSent: true } });
});

test("leaves an invalid address to a person, and sends the email to nobody else", async () => {
  const made = await scene.newReturn();
  await ctx.db.returnProcess.update({ where: { id: made.id }, data: { email: "a@shop.test, b@shop.test" } });
  const { activities, holds } = await scene.work(made);
  expect(activities.find(({ leg }) => leg === "pass")).toMatchObject({ state: "HELD" });
  expect(holds).toEqual([]);
  expect(sentFor(made)).toEqual([]);
});

test("sends an email from the store in the shopper's language, with replies to the store", async () => {
  const branding = { ...DEFAULT_STORE_CONFIG.branding, mailMainColor: "#1b3454" };
  const own = await createRefundScene(ctx, { config: { contactEmail: "ahoy@shop.test", branding } });
  const made = await own.newReturn();
  await ctx.db.returnProcess.update({ where: { id: made.id }, data: { lang: "de-AT" } });
  await own.work(made);
  const [mail] = sentFor(made);
  expect(mail?.subject).toContain("Ihre Rücksendung ist bereit");
  expect(mail?.from).toBe(`"${own.tenant.store.name}" <returns@localhost>`);
  expect(mail?.headers).toMatchObject({
    "Reply-To": "ahoy@shop.test",
    "Auto-Submitted": "auto-generated",
    "Content-Language": "de",
  });
  expect(mail?.html).toContain("background:#1b3454");
});
