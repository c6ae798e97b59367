import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant } from "@/test/factories";
import { keepMail } from "./keep-mail";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

test("keeps a resent email about a return once", async () => {
  const tenant = await createTenant(ctx);
  const { id } = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
  const { groupId } = tenant.actor;
  const mail = { to: "ana@example.com", from: "shop@example.com", subject: "It is here", text: "", html: "" };
  const about = { "X-SVC-Group": groupId, "X-SVC-Process": id };
  for (const messageId of ["<act_1@homeward>", "<act_1@homeward>", "<act_2@homeward>"])
    await keepMail(ctx, { ...mail, headers: { ...about, "Message-ID": messageId } });
  expect(await ctx.db.mail.count({ where: { groupId } })).toBe(2);
});
