import { afterAll, beforeAll, expect, test } from "vitest";
import { getProcess } from "@/server/db/returns/processes";
import { PartnerError } from "@/server/partners/partner-error";
import { openTestContext, type TestContext } from "@/test/context";
import { move } from "@/test/crash/crash-steps";
import { createOrder, createReturn, createTenant } from "@/test/factories";
import { runDueActivities } from "../activities/run-due-activities";
import { patchProcess } from "../patches/patch-process";
import { giveUpProcess } from "../processes/close-as-failed";
import { authorizeProcess } from "./authorize-process";

let ctx: TestContext;

beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

const open = async () => {
  const policy = { requireAuthorization: { isAlways: true, options: [] } };
  const tenant = await createTenant(ctx, { store: { policy, config: { contactEmail: "desk@example.com" } } });
  const { id } = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
  return { tenant, id, call: { actor: tenant.actor, processId: id } };
};

test("refuses to approve or decline a return that was closed as failed while it waited for approval", async () => {
  const { call } = await open();
  await patchProcess(ctx, { ...call, patch: { kind: "HOLD", reason: "Look" }, note: "", user: "" });
  await giveUpProcess(ctx, { ...call, reason: "Enough" });
  for (const isAuthorized of [true, false])
    await expect(
      authorizeProcess(ctx, { ...call, isAuthorized, unauthorizedReason: "No", user: "", override: null }),
    ).rejects.toMatchObject({ reason: "FAILED_PRECONDITION", message: expect.stringContaining("given up") });
});

test("leaves an unsendable reminder to the merchant to a person, without a hold", async () => {
  const { tenant, id } = await open();
  await move(ctx, tenant, id, "TIMER");
  const send = () => Promise.reject(new PartnerError("MAIL", "REFUSED", "There is no such mail box."));
  await runDueActivities({ ...ctx, mailer: { send } });
  const { status, holds, activities } = await getProcess(ctx.db, tenant.actor, id);
  expect([status, holds]).toEqual(["RUNNING", []]);
  expect(activities.find(({ leg }) => leg === "reminder")?.state).toBe("HELD");
});
