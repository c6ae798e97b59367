import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant } from "@/test/factories";
import { previewRefusal } from "./preview-refusal";

let ctx: TestContext;

beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

test("previews the email of a declined return in the shopper's language and decides nothing", async () => {
  const tenant = await createTenant(ctx);
  const { id: processId } = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
  await ctx.db.returnProcess.update({ where: { id: processId }, data: { lang: "de" } });
  const before = await ctx.db.returnProcess.findUniqueOrThrow({ where: { id: processId } });
  const preview = await previewRefusal(ctx, { actor: tenant.actor, processId, reason: "Auf Maß genäht." });
  expect(preview).toMatchObject({ language: "de", subject: expect.stringContaining("nicht genehmigt") });
  expect(preview.text).toContain("Auf Maß genäht.");
  expect(preview.templates.map(({ text }) => text).join(" ")).toContain("Rückgabefrist");
  expect(await ctx.db.returnProcess.findUniqueOrThrow({ where: { id: processId } })).toEqual(before);
  expect(await ctx.db.mail.count({ where: { processId } })).toBe(0);
});
