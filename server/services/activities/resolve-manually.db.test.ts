import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ActivityName } from "@/contract/vocabulary/activity";
import { getProcess } from "@/server/db/returns/processes";
import { type ByHandResult, checkByHand } from "@/server/domain/activities/check-manual-resolution";
import type { ReturnProcess } from "@/server/domain/process/types";
import { PartnerError } from "@/server/partners/partner-error";
import { openTestContext, type TestContext } from "@/test/context";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";
import { withSandbox } from "@/test/with-sandbox";
import type { ServiceContext } from "../context";
import { releaseHold } from "../processes/release-hold";
import { completeByHand } from "./resolve-manually";
import { retryActivity } from "./retry-activity";

let ctx: TestContext;
let scene: RefundScene;

beforeAll(async () => {
  ctx = await openTestContext();
  scene = await createRefundScene(ctx);
});
afterAll(() => ctx.close());

const RESULT: ByHandResult = {
  reference: "",
  trackingNumber: "",
  trackingUrl: "",
  carrier: "",
  note: "Done at the desk",
};

const byHand = (process: ReturnProcess, activityId: string, result: Partial<ByHandResult>) =>
  completeByHand(ctx, {
    ...{ actor: scene.tenant.actor, processId: process.id, activityId },
    result: { ...RESULT, ...result },
  });

const heldOf = (process: ReturnProcess, name: ActivityName) => {
  const held = process.activities.find((one) => one.name === name && one.state === "HELD");
  if (held === undefined) throw new Error(`${name} is not held`);
  return held;
};

/** A partner that refuses permanently. */
const refusing = (part: "payments" | "carriers"): ServiceContext => {
  const refuse = async () => {
    throw new PartnerError("SANDBOX", "REFUSED", "Not today.");
  };
  if (part === "payments") return withSandbox(ctx, { payments: { ...ctx.sandbox.payments, refund: refuse } });
  const carriers = ctx.sandbox.carriers.map((carrier) => ({ ...carrier, createShipment: refuse }));
  return withSandbox(ctx, { carriers });
};

test.each(['http://x"><script>', "javascript:alert(1)", "https://post.example/a b"])(
  "rejects %j as a tracking page",
  (trackingUrl) =>
    expect(
      checkByHand({ name: "CREATE_LOGISTIC_ORDER", state: "HELD" }, { ...RESULT, trackingNumber: "1", trackingUrl }),
    ).toMatchObject([{ field: "tracking_url" }]),
);

describe("results entered by a person", () => {
  test("completes the return when a person pays a refused refund, and keeps the reference", async () => {
    const process = await scene.newReturn();
    await scene.review(process, "APPROVED");
    const held = await scene.work(process, refusing("payments"));
    expect(held).toMatchObject({ status: "ON_HOLD", holds: [{ scope: "ACTIVITY" }] });
    const { id } = heldOf(held, "REFUND");
    await expect(byHand(process, id, {})).rejects.toMatchObject({
      extras: { violations: [{ field: "reference", description: expect.stringContaining("payment reference") }] },
    });
    expect((await scene.look(process)).status).toBe("ON_HOLD");
    const done = await byHand(process, id, { reference: "SEPA-4711" });
    expect(done.status).toBe("COMPLETED");
    expect(done.holds).toEqual([]);
    expect(done.payouts).toMatchObject([{ status: "SETTLED", externalMinor: 5000 }]);
    expect(done.payouts[0]?.externalNote).toContain("SEPA-4711");
    expect(done.units.map(({ payment }) => payment)).toEqual(["SETTLED"]);
    await expect(byHand(process, id, { reference: "SEPA-4712" })).rejects.toThrow(
      /^This is already done\. There is nothing to do manually\.$/,
    );
  });

  test("finds a refund that the provider made after all on retry, instead of paying twice", async () => {
    const process = await scene.newReturn();
    await scene.review(process, "APPROVED");
    const silent = async (leg: Parameters<typeof ctx.sandbox.payments.refund>[0]) => {
      await ctx.sandbox.payments.refund(leg);
      throw new PartnerError("SANDBOX", "REFUSED", "The answer was lost.");
    };
    const held = await scene.work(process, withSandbox(ctx, { payments: { ...ctx.sandbox.payments, refund: silent } }));
    const { id } = heldOf(held, "REFUND");
    await expect(byHand(process, id, { reference: "SEPA-1" })).rejects.toThrow(/already has this refund/);
    await retryActivity(ctx, { actor: scene.tenant.actor, processId: process.id, activityId: id });
    expect((await scene.work(process)).status).toBe("COMPLETED");
  });

  test("releases two holds at once, each by itself", async () => {
    const process = await scene.newReturn({
      lines: [
        { name: "Hat", unitPriceMinor: 3000, quantity: 1 },
        { name: "Scarf", unitPriceMinor: 2000, quantity: 1 },
      ],
      items: [
        { line: 0, quantity: 1, refundOption: "ORIGINAL_PAYMENT_METHOD" },
        { line: 1, quantity: 1, refundOption: "STORE_CREDIT" },
      ],
    });
    await scene.review(process, "APPROVED", "APPROVED");
    const broken: ServiceContext = {
      ...refusing("payments"),
      ids: {
        ...ctx.ids,
        bytes: () => {
          throw new PartnerError("SANDBOX", "REFUSED", "No codes left.");
        },
      },
    };
    const held = await scene.work(process, broken);
    expect(held.holds).toHaveLength(2);
    const afterOne = await byHand(process, heldOf(held, "ISSUE_STORE_CREDIT").id, { reference: "SHOP-CODE-1" });
    expect(afterOne).toMatchObject({ status: "ON_HOLD" });
    expect(afterOne.holds).toHaveLength(1);
    const [left] = afterOne.holds;
    await expect(
      releaseHold(ctx, { actor: scene.tenant.actor, processId: process.id, holdId: left?.id ?? "", note: "" }),
    ).rejects.toThrow(/Retry the activity/);
    expect((await byHand(process, heldOf(afterOne, "REFUND").id, { reference: "SEPA-2" })).status).toBe("COMPLETED");
  });
});

describe("a label that no carrier makes", () => {
  test("is entered by a person: the parcel travels under its number, and the carrier isn't asked again", async () => {
    const tenant = scene.tenant;
    const process = await scene.newReturn();
    await ctx.db.shipment.deleteMany({ where: { processId: process.id } });
    await ctx.db.returnProcess.update({ where: { id: process.id }, data: { shippingStatus: "NO_SHIPPING_STATUS" } });
    await ctx.db.activity.updateMany({
      where: { processId: process.id, name: "CREATE_LOGISTIC_ORDER" },
      data: { state: "PENDING", attempts: 0, finishedAt: null },
    });
    const held = await scene.work(process, refusing("carriers"));
    const { id } = heldOf(held, "CREATE_LOGISTIC_ORDER");
    await expect(byHand(process, id, { trackingUrl: "javascript:alert(1)" })).rejects.toMatchObject({
      extras: { violations: [{ field: "tracking_number" }, { field: "tracking_url" }] },
    });
    const done = await byHand(process, id, { trackingNumber: "JJD0099", trackingUrl: "https://track.example/JJD0099" });
    expect(done).toMatchObject({ status: "RUNNING", shippingStatus: "CREATED" });
    expect(done.shipments).toMatchObject([{ trackingNumber: "JJD0099", labelFileId: null }]);
    const events = await ctx.db.outboxEvent.findMany({ where: { processId: process.id }, select: { type: true } });
    expect(events.at(-1)?.type).toBe("onShippingStatusUpdated");
    expect((await getProcess(ctx.db, tenant.actor, process.id)).holds).toEqual([]);
  });
});

describe("required parts of a result", () => {
  test.each([
    ["CREATE_LOGISTIC_ORDER", ["tracking_number"]],
    ["SCHEDULE_PICKUP", ["reference"]],
    ["REFUND", ["reference"]],
    ["ISSUE_STORE_CREDIT", ["reference"]],
    ["ISSUE_GIFT_CARD", ["reference"]],
    ["CREATE_EXCHANGE_ORDER", ["reference"]],
    ["OPEN_PLATFORM_RETURN", ["reference"]],
    ["CLOSE_PLATFORM_RETURN", []],
    ["RESTOCK", []],
    ["NOTIFY_SHOPPER", []],
    ["FRAUD_CHECK", []],
    ["AUTHORIZATION", []],
  ] as const)("%s", (name, fields) => {
    expect(checkByHand({ name, state: "HELD" }, RESULT).map(({ field }) => field)).toEqual(fields);
    expect(checkByHand({ name, state: "HELD" }, { ...RESULT, note: "" })[0]?.field).toBe("note");
    expect(checkByHand({ name, state: "WAITING" }, { ...RESULT, note: "" }).map(({ field }) => field)).toEqual(fields);
  });
});
