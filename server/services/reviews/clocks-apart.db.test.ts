import { afterAll, beforeAll, expect, test } from "vitest";
import { lastDecision } from "@/server/domain/exchanges/settled-differences";
import { openTestContext, type TestContext } from "@/test/context";
import { createRefundScene } from "@/test/refund-scene";
import { correctReview } from "./correct-review";

let ctx: TestContext;

beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

test("applies the last decision even if it came from a machine whose clock is two hours behind", async () => {
  const scene = await createRefundScene(ctx);
  const made = await scene.newReturn({ quantity: 2 });
  await scene.review(made, "APPROVED", "DECLINED");
  ctx.clock.advance(-2 * 3_600_000);
  const unitId = made.units[1]?.id ?? "";
  await correctReview(ctx, {
    ...{ actor: scene.tenant.actor, processId: made.id, reason: "Looked again", user: "noor", override: null },
    lines: [{ unitId, status: "APPROVED", rejectReason: "", showRejectReason: false, seen: null }],
  });
  const corrected = await scene.look(made);
  expect(lastDecision(corrected)?.totalMinor).toBe(10000);
  const legs = corrected.activities.filter(({ name }) => name === "RESTOCK").map(({ leg }) => leg);
  expect(legs).toHaveLength(2);
  expect(legs).toContain(lastDecision(corrected)?.id);
});
