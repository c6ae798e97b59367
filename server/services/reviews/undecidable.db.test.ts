import { afterAll, beforeAll, expect, test } from "vitest";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import { openTestContext, type TestContext } from "@/test/context";
import { move } from "@/test/crash/crash-steps";
import { createRefundScene } from "@/test/refund-scene";
import { authorizeProcess } from "../authorization/authorize-process";
import { recordReview } from "./record-review";

let ctx: TestContext;

beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

const ASKED: Partial<ReturnPolicy> = { requireAuthorization: { isAlways: true, options: [] } };

/** A return of two units at 50.00, approved with a quote of 80.00. */
const promised = async (policy: Partial<ReturnPolicy>) => {
  const scene = await createRefundScene(ctx, { policy: { ...ASKED, ...policy } });
  const process = await scene.newReturn({ quantity: 2 });
  const { actor } = scene.tenant;
  await authorizeProcess(ctx, {
    ...{ actor, processId: process.id, isAuthorized: true, unauthorizedReason: "", user: "noor" },
    override: { amountMinor: 8000, currency: "EUR", reason: "Long wait" },
  });
  return { scene, process, actor };
};

test("leaves uninspected units with a quoted refund to a person: the timer fires once", async () => {
  const { scene, process } = await promised({ reviewAutoCompleteDays: 2 });
  await scene.move(process, "IN_WAREHOUSE");
  await move(ctx, scene.tenant, process.id, "TIMER");
  const held = await scene.look(process);
  expect([held.status, held.units.map(({ verdict }) => verdict)]).toEqual(["ON_HOLD", ["UNDECIDED", "UNDECIDED"]]);
  expect(held.holds).toMatchObject([
    { scope: "ALL", reason: expect.stringContaining("could be decided automatically") },
  ]);
  expect(held.timers.find(({ kind }) => kind === "REVIEW_AUTO_COMPLETE")?.state).toBe("FIRED");
});

test("receives a parcel, whatever was quoted for its contents", async () => {
  const { scene, process, actor } = await promised({ reviewFlow: "AUTOMATIC" });
  const said = { rejectReason: "", showRejectReason: false, user: "sven", reviewedAt: process.createdAt };
  const lines = [{ ...said, lineItemId: process.units[0]?.orderLineId ?? "", status: "MISSING" as const }];
  await ctx.db.ecommerce.updateMany({
    where: { id: scene.tenant.store.id },
    data: { config: { arePartialReviewsAllowed: true } },
  });
  await recordReview(ctx, { actor, processId: process.id, lines, override: null });
  const arrived = await scene.move(process, "IN_WAREHOUSE");
  expect([arrived.shippingStatus, arrived.status]).toEqual(["IN_WAREHOUSE", "ON_HOLD"]);
  expect(arrived.units.map(({ verdict }) => verdict).toSorted()).toEqual(["MISSING", "UNDECIDED"]);
});
