import { afterAll, beforeAll, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { inTransaction } from "@/server/db/transaction";
import { openTestContext, type TestContext } from "@/test/context";
import { openDraft } from "@/test/document-scene";
import { createTenant } from "@/test/factories";
import { untilSomebodyWaits } from "@/test/until-lock-is-awaited";
import { lockDraft } from "./drafts";
import { saveDraft } from "./intents";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
});
afterAll(() => ctx.close());

test("a caller that waited for a draft's lock gets the draft as it was left, and loses none of its changes", async () => {
  const tenant = await createTenant(ctx);
  const { id } = await openDraft(ctx, tenant);
  const { actor } = tenant;
  const now = ctx.clock.now();
  let second: Promise<void> = Promise.resolve();
  await inTransaction(ctx, async (tx) => {
    const { intent } = await lockDraft(tx, actor, id);
    second = inTransaction(ctx, async (other) => {
      const found = await lockDraft(other, actor, id);
      await saveDraft(other, actor, { id, draft: { ...found.intent.draft, refundOption: "STORE_CREDIT" }, now });
    });
    await untilSomebodyWaits(ctx);
    const item = { lineItemId: "line_first", quantity: 1, returnReason: "TOO_SMALL", comment: "", refundOption: null };
    const items = [{ ...item, exchangeVariantId: null, keepYourItem: false, documentIds: [] }];
    await saveDraft(tx, actor, { id, draft: { ...intent.draft, items }, now });
  });
  await second;
  const { draft } = await ctx.db.returnIntent.findUniqueOrThrow({ where: { id } });
  expect(draft).toMatchObject({ items: [{ lineItemId: "line_first" }], refundOption: "STORE_CREDIT" });
});
