import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RefundOption, RefundTiming } from "@/contract/vocabulary/refund-option";
import type { ReviewStatus } from "@/contract/vocabulary/review";
import { listRefundsDue } from "@/server/db/money/refunds-due";
import { EVERY_RETURN } from "@/server/db/search/return-filter";
import { listReturnRows } from "@/server/db/search/return-rows";
import type { ReturnProcess } from "@/server/domain/process/types";
import { refundOutlook } from "@/server/domain/reviews/refund-outlook";
import { presentTracking } from "@/server/presenters/tracking";
import { publishWebhookPayload } from "@/server/presenters/webhook-body";
import { openTestContext, type TestContext } from "@/test/context";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";
import { authorizeProcess } from "../authorization/authorize-process";
import { spendCredit } from "../credits/spend-credit";
import { patchProcess } from "../patches/patch-process";
import { giveUpProcess } from "../processes/close-as-failed";
import { previewInspection } from "../reviews/preview-inspection";
import { recordReview } from "../reviews/record-review";

let ctx: TestContext;

beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

/** Jacket, boots and mug, each on its own line. */
const LINES = [19_000, 8_400, 4_800].map((unitPriceMinor, nth) => ({
  name: `Item ${nth}`,
  unitPriceMinor,
  quantity: 1,
}));
const PARTIAL = { config: { arePartialReviewsAllowed: true } };

const itemsBy = (...options: RefundOption[]) =>
  LINES.map((_, line) => ({ line, quantity: 1, refundOption: options[line] ?? options[0] }));

/** Records verdicts and checks that the result matches the preview. */
const judge = async (
  { tenant: { actor } }: RefundScene,
  process: ReturnProcess,
  { verdicts, overrideMinor }: { verdicts: Partial<Record<number, ReviewStatus>>; overrideMinor?: number },
): Promise<ReturnProcess> => {
  const statuses = process.units.flatMap(({ id, orderLineId }) => {
    const line = process.order.lines.findIndex((one) => one.id === orderLineId);
    const status = verdicts[line];
    return status === undefined ? [] : [[id, status] as const];
  });
  const drafted = { verdicts: new Map(statuses), overrideMinor: overrideMinor ?? null };
  const { outlook } = await previewInspection(ctx, { actor, processId: process.id, ...drafted });
  const recorded = await recordReview(ctx, {
    ...{ actor, processId: process.id },
    lines: Object.entries(verdicts).map(([line, status = "APPROVED"]) => ({
      lineItemId: process.order.lines[Number(line)]?.id ?? "",
      ...{ status, rejectReason: "Signs of wear", showRejectReason: true, user: "sven@example.com" },
      reviewedAt: ctx.clock.now().toISOString(),
    })),
    override: overrideMinor === undefined ? null : { amountMinor: overrideMinor, currency: "EUR", reason: "Goodwill" },
  });
  const { totalMinor, isFinal } = refundOutlook(recorded);
  expect([outlook.totalMinor, outlook.isFinal]).toEqual([totalMinor, isFinal]);
  return recorded;
};

const toCome = (process: ReturnProcess): number => {
  const { pendingMinor, expectedMinor } = refundOutlook(process);
  return pendingMinor + expectedMinor;
};

/** The total on the status page and in the list of returns, and the pending amount in a webhook. */
const said = async ({ tenant: { actor, store } }: RefundScene, process: ReturnProcess) => {
  const { outlook } = presentTracking({
    process,
    store,
    timeline: [],
    papers: { label: null, qrCode: null, customsForm: null },
    appUrl: "",
  });
  const { compensation } = publishWebhookPayload(process, "onShippingStatusUpdated");
  const page = { choice: EVERY_RETURN, now: ctx.clock.now(), cursor: null, limit: 1, ids: [process.id] };
  const [row] = await listReturnRows(ctx.db, actor, page);
  const missing = compensation.refunds.map(({ missing_amount: amount }) => Number(amount));
  return { page: Number(outlook.total), list: row?.valueMinor, missing: missing.reduce((sum, one) => sum + one, 0) };
};

describe("the pending amount is what can be refunded", () => {
  test.each(["DECLINED", "MISSING"] as const)(
    "doesn't count a unit that is %s while others are open",
    async (status) => {
      const scene = await createRefundScene(ctx, PARTIAL);
      const made = await scene.newReturn({ lines: LINES, items: itemsBy("ORIGINAL_PAYMENT_METHOD") });
      expect(await said(scene, made)).toEqual({ page: 32_200, list: 32_200, missing: 32_200 });
      const open = await judge(scene, made, { verdicts: { 1: status } });
      expect(await said(scene, open)).toEqual({ page: 23_800, list: 23_800, missing: 23_800 });
      expect(refundOutlook(open)).toMatchObject({ isFinal: false, rejectedMinor: 8_400 });
      const decided = await judge(scene, open, { verdicts: { 0: "APPROVED", 2: "APPROVED" } });
      expect(await said(scene, decided)).toEqual({ page: 23_800, list: 23_800, missing: 23_800 });
      const paid = await scene.work(decided);
      expect([toCome(paid), refundOutlook(paid).paidMinor]).toEqual([0, 23_800]);
      expect(await said(scene, paid)).toEqual({ page: 23_800, list: 23_800, missing: 0 });
    },
  );

  test("shows an overridden amount from then on, even with the approval", async () => {
    const policy = { requireAuthorization: { isAlways: true, options: [] } };
    const scene = await createRefundScene(ctx, { ...PARTIAL, policy });
    const made = await scene.newReturn({ lines: LINES, items: itemsBy("ORIGINAL_PAYMENT_METHOD") });
    const override = { amountMinor: 10_000, currency: "EUR", reason: "Agreed" };
    const approved = await authorizeProcess(ctx, {
      ...{ actor: scene.tenant.actor, processId: made.id, isAuthorized: true, unauthorizedReason: "", user: "" },
      override,
    });
    expect(await said(scene, approved)).toEqual({ page: 10_000, list: 10_000, missing: 10_000 });
    const raised = await judge(scene, approved, { verdicts: { 0: "APPROVED" }, overrideMinor: 30_000 });
    expect(await said(scene, raised)).toEqual({ page: 30_000, list: 30_000, missing: 30_000 });
    // The refund can't exceed what was paid for the returned items.
    const lost = await judge(scene, raised, { verdicts: { 1: "MISSING" } });
    expect(await said(scene, lost)).toEqual({ page: 23_800, list: 23_800, missing: 23_800 });
  });

  test("refunds nothing more of a canceled or failed return, and lists it among no refunds", async () => {
    const scene = await createRefundScene(ctx, PARTIAL);
    const { actor } = scene.tenant;
    const canceled = await scene.newReturn({ lines: LINES, items: itemsBy("ORIGINAL_PAYMENT_METHOD") });
    const patch = (processId: string, kind: "CANCEL" | "HOLD") =>
      patchProcess(ctx, { actor, processId, patch: { kind, reason: "Because" }, note: "", user: "" });
    await patch(canceled.id, "CANCEL");
    expect(await said(scene, await scene.look(canceled))).toEqual({ page: 0, list: 0, missing: 0 });

    const made = await scene.newReturn({ lines: LINES, items: itemsBy("ORIGINAL_PAYMENT_METHOD") });
    const decided = await judge(scene, made, { verdicts: { 0: "APPROVED", 1: "APPROVED", 2: "APPROVED" } });
    expect(await listRefundsDue(ctx.db, actor, { after: null, limit: 10 })).toHaveLength(1);
    await patch(decided.id, "HOLD");
    const failed = await giveUpProcess(ctx, { actor, processId: decided.id, reason: "Enough" });
    expect(await said(scene, failed)).toEqual({ page: 0, list: 0, missing: 0 });
    expect(await listRefundsDue(ctx.db, actor, { after: null, limit: 10 })).toEqual([]);
  });

  const ADVANCES: { name: string; options: RefundOption[]; spentMinor: number; rejected: number }[] = [
    { name: "nothing is rejected", options: ["STORE_CREDIT"], spentMinor: 0, rejected: -1 },
    { name: "credit for the rejected unit is taken back", options: ["STORE_CREDIT"], spentMinor: 0, rejected: 0 },
    { name: "spent credit stays", options: ["STORE_CREDIT"], spentMinor: 30_000, rejected: 0 },
    {
      ...{ name: "spent credit lowers the other refund", spentMinor: 15_000, rejected: 0 },
      options: ["STORE_CREDIT", "ORIGINAL_PAYMENT_METHOD"],
    },
    {
      ...{ name: "unspent credit does not lower the other refund", spentMinor: 0, rejected: 0 },
      options: ["STORE_CREDIT", "ORIGINAL_PAYMENT_METHOD"],
    },
    { ...{ name: "money stays", spentMinor: 0, rejected: 1 }, options: ["BANK_TRANSFER", "STORE_CREDIT"] },
  ];
  test.each(ADVANCES)("besides an advance, when $name", async ({ options, spentMinor, rejected }) => {
    const timings: Partial<Record<RefundOption, RefundTiming>> = { STORE_CREDIT: "ON_START" };
    const scene = await createRefundScene(ctx, {
      ...PARTIAL,
      timings,
      bonuses: { STORE_CREDIT: { rateBasisPoints: 1000 } },
    });
    const { actor, store } = scene.tenant;
    const bankAccount = { iban: "NL91ABNA0417164300", holderName: "Ann" };
    const made = await scene.work(await scene.newReturn({ lines: LINES, items: itemsBy(...options), bankAccount }));
    const [credit] = made.credits;
    if (spentMinor > 0)
      await spendCredit(ctx, {
        ...{ actor, ecommerceId: store.id, code: credit?.code ?? "", amountMinor: spentMinor, reference: "order 1" },
      });
    const open =
      rejected < 0 ? made : await judge(scene, await scene.look(made), { verdicts: { [rejected]: "DECLINED" } });
    const before = refundOutlook(await scene.look(open));
    const rest = Object.fromEntries(
      [0, 1, 2].filter((line) => line !== rejected).map((line) => [line, "APPROVED" as const]),
    );
    const decided = await judge(scene, open, { verdicts: rest });
    const taken = decided.payouts.reduce((sum, { takenBackMinor }) => sum + takenBackMinor, 0);
    expect([toCome(decided), taken]).toEqual([before.pendingMinor + before.expectedMinor, before.takenBackMinor]);
    expect(refundOutlook(decided).totalMinor).toBe(before.totalMinor);
    const done = await scene.work(decided);
    expect([toCome(done), refundOutlook(done).paidMinor]).toEqual([0, before.totalMinor]);
  });
});
