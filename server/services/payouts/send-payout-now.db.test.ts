import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEFAULT_STORE_CONFIG } from "@/server/domain/store/default-config";
import type { RefundRules } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { hashPassword } from "@/server/kernel/passwords";
import { openTestContext, type TestContext } from "@/test/context";
import { createRefundScene } from "@/test/refund-scene";
import { dashboardAs, memberOf } from "@/test/team-scene";
import { doDueWork } from "../due-work/do-due-work";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

let emails = 0;
const open = async (rules: Partial<RefundRules>) => {
  const scene = await createRefundScene(ctx, { config: { refunds: { ...DEFAULT_STORE_CONFIG.refunds, ...rules } } });
  const { actor } = scene.tenant;
  emails += 1;
  const owner = await memberOf(
    ctx,
    actor,
    "owner",
    `owner${emails}@example.com`,
    await hashPassword("a long password"),
  );
  const made = await scene.newReturn();
  const reviews = [{ line_item_id: made.units[0]?.orderLineId ?? "", status: "APPROVED" as const }];
  const inspect = (by: Actor) => dashboardAs(ctx, by).addReview({ process_id: made.id, reviews });
  const send = (by: Actor, password = "") => dashboardAs(ctx, by).sendPayoutNow({ process_id: made.id, password });
  const paid = async () => {
    await doDueWork(ctx);
    await doDueWork(ctx);
    return (await scene.look(made)).payouts[0]?.status;
  };
  return { scene, actor, owner, made, inspect, send, paid };
};
const FIFTY = { secondPersonAboveMinor: 4_999 };

describe("sending a waiting refund at once", () => {
  test("pays it; then nothing waits and nothing can be undone", async () => {
    const { owner, made, inspect, send, paid } = await open({});
    await inspect(owner);
    expect(await paid()).toBe("PENDING");
    await send(owner);
    await expect(send(owner)).rejects.toThrow("No refund of this return is waiting.");
    await expect(dashboardAs(ctx, owner).undoInspection({ process_id: made.id })).rejects.toThrow("too late");
    expect(await paid()).toBe("SETTLED");
    const entries = await ctx.db.processEvent.findMany({ where: { processId: made.id, kind: "PAYOUT_RELEASED" } });
    expect(entries).toMatchObject([{ actorName: owner.name, data: { amountMinor: 5000, currency: "EUR" } }]);
  });
});

describe("a refund above the store's limit", () => {
  test("isn't sent by time, and is released by an owner or admin who didn't record the inspection", async () => {
    const { actor, scene, owner, made, inspect, send, paid } = await open(FIFTY);
    const admin = await memberOf(ctx, actor, "admin", `admin${emails}@example.com`);
    const support = await memberOf(ctx, actor, "support", `support${emails}@example.com`);
    await inspect(admin);
    const [wait] = (await scene.look(made)).payoutWaits;
    expect(wait).toMatchObject({ needsSecondPerson: true, goesOutAt: null, recordedById: admin.id });
    await expect(send(admin)).rejects.toThrow("another owner or admin has to release its refund");
    await expect(send(admin, "wrong")).rejects.toThrow("is not your current password");
    await expect(send(support)).rejects.toThrow("An owner or admin has to release this refund.");
    expect(await paid()).toBe("PENDING");
    await send(owner);
    expect(await paid()).toBe("SETTLED");
  });

  test("is released with a password in a team where nobody else could", async () => {
    const { owner, inspect, send, paid } = await open(FIFTY);
    await inspect(owner);
    await expect(send(owner)).rejects.toThrow("Enter your password to release it.");
    await send(owner, "a long password");
    expect(await paid()).toBe("SETTLED");
  });

  test("decided by an API key is released by any owner or admin; one at the limit is sent at once", async () => {
    const over = await open(FIFTY);
    await over.inspect(over.actor);
    expect(await over.paid()).toBe("PENDING");
    await over.send(over.owner);
    expect(await over.paid()).toBe("SETTLED");
    const at = await open({ secondPersonAboveMinor: 5_000 });
    await at.inspect(at.actor);
    expect(await at.paid()).toBe("SETTLED");
  });

  test("is refunded elsewhere without a release: then nothing waits", async () => {
    const { scene, owner, made, inspect } = await open(FIFTY);
    await inspect(owner);
    await dashboardAs(ctx, owner).markAsRefundedExternally({ process_id: made.id, note: "In the till" });
    expect(await scene.look(made)).toMatchObject({ status: "COMPLETED", payoutWaits: [] });
  });
});
