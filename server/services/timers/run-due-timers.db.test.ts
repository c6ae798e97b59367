import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TimerKind } from "@/contract/vocabulary/timer";
import { getProcess } from "@/server/db/returns/processes";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import type { ReturnProcess } from "@/server/domain/process/types";
import { localDay } from "@/server/kernel/local-day";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { runDueActivities } from "../activities/run-due-activities";
import { patchProcess } from "../patches/patch-process";
import { recordReview } from "../reviews/record-review";
import { updateShippingStatus } from "../shipping/update-shipping-status";
import { runDueTimers } from "./run-due-timers";

let ctx: TestContext;

beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

const WAITS: Partial<ReturnPolicy> = { requireAuthorization: { isAlways: true, options: [] } };

const open = async (policy: Partial<ReturnPolicy> = {}, timeZone = "Europe/Amsterdam") => {
  const tenant = await createTenant(ctx, { store: { policy, timeZone, config: { contactEmail: "shop@example.com" } } });
  const process = await createReturn(ctx, tenant, {
    order: await createOrder(ctx, tenant),
    items: [{ line: 0, quantity: 2 }],
  });
  return { tenant, process };
};

const load = (tenant: Tenant, { id }: ReturnProcess) => getProcess(ctx.db, tenant.actor, id);
const move = (tenant: Tenant, { id }: ReturnProcess, to: "COLLECTED" | "IN_WAREHOUSE") =>
  updateShippingStatus(ctx, { actor: tenant.actor, processId: id, platformProcessId: "", to });
const timerOf = ({ timers }: ReturnProcess, kind: TimerKind) => timers.find((timer) => timer.kind === kind);
const statesOf = ({ timers }: ReturnProcess) => Object.fromEntries(timers.map(({ kind, state }) => [kind, state]));

/** Makes one kind of timer due in its row, without waiting. */
const makeDue = ({ id }: ReturnProcess, kind: TimerKind) =>
  ctx.db.timer.updateMany({ where: { processId: id, kind }, data: { dueAt: new Date(Date.now() - 1000) } });
const mailsTo = (process: ReturnProcess) =>
  ctx.sentMails.filter(({ headers, to }) => headers["X-SVC-Process"] === process.id && to === process.email).length;

describe("a parcel that isn't shipped", () => {
  test("causes two reminders, in the morning of the store's day, and then a cancellation with a reason", async () => {
    const { tenant, process } = await open();
    const lastDay = new Date(process.handOverBy ?? 0);
    const days = (count: number) => localDay(new Date(lastDay.getTime() - count * 86_400_000), "Europe/Amsterdam");
    const planned = process.timers.map(({ kind, dueAt }) => [kind, localDay(new Date(dueAt), "Europe/Amsterdam")]);
    expect(planned).toEqual([
      ["SEND_REMINDER_3", days(3)],
      ["SEND_REMINDER_1", days(1)],
      ["NOT_SENT_IN_TIME", days(0)],
    ]);
    await runDueActivities(ctx);
    const before = mailsTo(process);
    for (const kind of ["SEND_REMINDER_3", "SEND_REMINDER_1"] as const) {
      await makeDue(process, kind);
      await runDueTimers(ctx);
      await runDueActivities(ctx);
    }
    expect(mailsTo(process)).toBe(before + 2);
    await makeDue(process, "NOT_SENT_IN_TIME");
    await runDueTimers(ctx);
    const canceled = await load(tenant, process);
    expect(canceled).toMatchObject({ status: "CANCELED", cancelReason: "The parcel was not sent in time." });
    expect(Object.values(statesOf(canceled))).toEqual(["FIRED", "FIRED", "FIRED"]);
  });

  test("causes nothing once it is collected, and waits again if an operator moves it back", async () => {
    const { tenant, process } = await open();
    await move(tenant, process, "COLLECTED");
    expect(new Set(Object.values(statesOf(await load(tenant, process))))).toEqual(new Set(["DROPPED"]));
    await makeDue(process, "NOT_SENT_IN_TIME");
    await runDueTimers(ctx);
    expect((await load(tenant, process)).status).toBe("RUNNING");
    const patch = { kind: "SHIPPING_STATUS" as const, to: "CREATED" as const };
    await patchProcess(ctx, { actor: tenant.actor, processId: process.id, note: "", user: "", patch });
    expect(timerOf(await load(tenant, process), "NOT_SENT_IN_TIME")).toMatchObject({
      state: "PENDING",
      dueAt: process.handOverBy,
    });
  });

  test("waits forever if the store sets no limit", async () => {
    const { process } = await open({ maxDaysToSendPackage: 0 });
    expect(process.handOverBy).toBeNull();
    expect(process.timers).toEqual([]);
  });
});

describe("a parcel that nobody inspects", () => {
  const THREE_DAYS: Partial<ReturnPolicy> = { reviewAutoCompleteDays: 3 };

  test("is completed with uninspected units as missing, counted from arrival", async () => {
    const { tenant, process } = await open(THREE_DAYS);
    await move(tenant, process, "IN_WAREHOUSE");
    const arrived = await load(tenant, process);
    expect(timerOf(arrived, "REVIEW_AUTO_COMPLETE")?.state).toBe("PENDING");
    await runDueTimers(ctx);
    expect((await load(tenant, process)).status).toBe("RUNNING");
    await makeDue(process, "REVIEW_AUTO_COMPLETE");
    await runDueTimers(ctx);
    const completed = await load(tenant, process);
    expect(completed.status).toBe("COMPLETED");
    expect(completed.units.map(({ verdict }) => verdict)).toEqual(["MISSING", "MISSING"]);
  });

  test("keeps the verdicts of inspected units", async () => {
    const { tenant, process } = await open(THREE_DAYS);
    await ctx.db.ecommerce.update({
      where: { id: tenant.store.id },
      data: { config: { contactEmail: "shop@example.com", arePartialReviewsAllowed: true } },
    });
    await move(tenant, process, "IN_WAREHOUSE");
    const [unit] = process.units;
    const line = { status: "APPROVED" as const, rejectReason: "", showRejectReason: false, user: "sven" };
    await recordReview(ctx, {
      ...{ actor: tenant.actor, processId: process.id, override: null },
      lines: [{ ...line, lineItemId: unit?.orderLineId ?? "", reviewedAt: process.createdAt }],
    });
    await makeDue(process, "REVIEW_AUTO_COMPLETE");
    await runDueTimers(ctx);
    expect((await load(tenant, process)).units.map(({ verdict }) => verdict)).toEqual(["APPROVED", "MISSING"]);
  });

  test.each([
    ["0 days mean never", { reviewAutoCompleteDays: 0 }],
    ["an automatic review needs no timer", { reviewAutoCompleteDays: 3, reviewFlow: "AUTOMATIC" as const }],
  ])("%s", async (_, policy) => {
    const { tenant, process } = await open(policy);
    await move(tenant, process, "IN_WAREHOUSE");
    expect(timerOf(await load(tenant, process), "REVIEW_AUTO_COMPLETE")).toBeUndefined();
  });

  test("stops its time during an operator's hold and continues after the release", async () => {
    const { tenant, process } = await open(THREE_DAYS);
    await move(tenant, process, "IN_WAREHOUSE");
    const call = { actor: tenant.actor, processId: process.id, note: "", user: "" };
    await patchProcess(ctx, { ...call, patch: { kind: "HOLD", reason: "Look at it" } });
    await makeDue(process, "REVIEW_AUTO_COMPLETE");
    await runDueTimers(ctx);
    expect((await load(tenant, process)).units.every(({ verdict }) => verdict === "UNDECIDED")).toBe(true);
    await patchProcess(ctx, { ...call, patch: { kind: "RESUME" } });
    expect(timerOf(await load(tenant, process), "REVIEW_AUTO_COMPLETE")?.state).toBe("PENDING");
  });

  test("is approved on arrival in the automatic flow", async () => {
    const { tenant, process } = await open({ reviewFlow: "AUTOMATIC" });
    await move(tenant, process, "IN_WAREHOUSE");
    const arrived = await load(tenant, process);
    expect(arrived.units.map(({ verdict }) => verdict)).toEqual(["APPROVED", "APPROVED"]);
    expect(arrived.settlements.find(({ basis }) => basis === "DECISION")?.totalMinor).toBe(10_000);
    await runDueActivities(ctx);
    expect((await load(tenant, process)).status).toBe("COMPLETED");
  });
});

describe("schedulers", () => {
  test("fire once and never early with two at once, even if one's clock is two hours off in either direction", async () => {
    const { tenant, process } = await open();
    const fast = { ...ctx, clock: { now: () => new Date(ctx.clock.now().getTime() + 7_200_000) } };
    const slow = { ...ctx, clock: { now: () => new Date(ctx.clock.now().getTime() - 7_200_000) } };
    const soon = new Date(Date.now() + 3_600_000);
    await ctx.db.timer.updateMany({ where: { processId: process.id, kind: "SEND_REMINDER_3" }, data: { dueAt: soon } });
    await runDueTimers(fast);
    expect(timerOf(await load(tenant, process), "SEND_REMINDER_3")?.state).toBe("PENDING");
    await makeDue(process, "SEND_REMINDER_3");
    await Promise.all([runDueTimers(fast), runDueTimers(slow), runDueTimers(ctx)]);
    const entries = await ctx.db.processEvent.count({ where: { processId: process.id, kind: "TIMER" } });
    expect(entries).toBe(1);
    expect(timerOf(await load(tenant, process), "SEND_REMINDER_3")?.state).toBe("FIRED");
  });

  test("leave the timer of a dead one to the next after its lease", async () => {
    const { tenant, process } = await open();
    const dead = new Date(Date.now() + 60_000);
    await makeDue(process, "SEND_REMINDER_1");
    await ctx.db.timer.updateMany({ where: { processId: process.id }, data: { leaseUntil: dead } });
    await runDueTimers(ctx);
    expect(timerOf(await load(tenant, process), "SEND_REMINDER_1")?.state).toBe("PENDING");
    await ctx.db.timer.updateMany({ where: { processId: process.id }, data: { leaseUntil: new Date(Date.now() - 1) } });
    await runDueTimers(ctx);
    expect(timerOf(await load(tenant, process), "SEND_REMINDER_1")?.state).toBe("FIRED");
  });

  test("remind the merchant once that a return waits for approval", async () => {
    const { tenant, process } = await open(WAITS);
    await makeDue(process, "AUTHORIZATION_REMINDER");
    await runDueTimers(ctx);
    await runDueActivities(ctx);
    await runDueActivities(ctx);
    const mails = ctx.sentMails.filter(
      ({ to, text }) => to === "shop@example.com" && text.includes(process.returnCode),
    );
    expect(mails).toHaveLength(1);
    expect(statesOf(await load(tenant, process))).toEqual({ AUTHORIZATION_REMINDER: "FIRED" });
  });
});
