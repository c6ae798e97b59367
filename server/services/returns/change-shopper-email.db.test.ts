import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listTimeline } from "@/server/db/returns/timeline";
import { PartnerError } from "@/server/partners/partner-error";
import { openTestContext, type TestContext } from "@/test/context";
import { createRefundScene, type RefundScene } from "@/test/refund-scene";
import { cancelReturn } from "./cancel-return";
import { changeShopperEmail } from "./change-shopper-email";

let ctx: TestContext;
let scene: RefundScene;

beforeAll(async () => {
  ctx = await openTestContext();
});
beforeEach(async () => {
  scene = await createRefundScene(ctx);
});
afterAll(() => ctx.close());

const change = (processId: string, email = "ana@example.com") =>
  changeShopperEmail(ctx, { actor: scene.tenant.actor, processId, email });

test("resends failed emails to a corrected address and records the change in the timeline", async () => {
  const refusing = {
    ...ctx,
    mailer: { send: () => Promise.reject(new PartnerError("SMTP", "REFUSED", "No such user.")) },
  };
  const made = await scene.newReturn();
  const failed = (await scene.work(made, refusing)).activities.filter(({ state }) => state === "HELD");
  expect(failed.map(({ leg }) => leg)).toEqual(["pass"]);
  expect(await change(made.id)).toBe(1);
  const { email, activities } = await scene.work(made);
  expect([email, activities.find(({ leg }) => leg === "pass")?.state]).toEqual(["ana@example.com", "DONE"]);
  expect(ctx.sentMails.filter(({ to }) => to === "ana@example.com")).toHaveLength(1);
  const kinds = (await listTimeline(ctx.db, scene.tenant.actor, made.id)).map(({ kind, data }) => [kind, data.fields]);
  expect(kinds).toContainEqual(["CUSTOMER", ["email"]]);
  const row = await ctx.db.returnProcess.findUniqueOrThrow({ where: { id: made.id } });
  expect(row.lookupEmail).toBe("ana@example.com");
});

test("rejects an unchanged address, and keeps the address of an ended return once no email waits", async () => {
  const made = await scene.newReturn();
  await scene.work(made);
  const { email } = await ctx.db.returnProcess.findUniqueOrThrow({ where: { id: made.id } });
  for (const same of [email, email.toUpperCase()])
    await expect(change(made.id, same)).rejects.toThrow(
      "must differ from the current address by more than letter case",
    );
  await cancelReturn(ctx, { actor: scene.tenant.actor, returnId: made.id });
  await scene.work(made);
  await expect(change(made.id)).rejects.toMatchObject({ reason: "FAILED_PRECONDITION" });
});
