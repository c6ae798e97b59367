import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { POST as postCheckout } from "@/app/returns/[return_id]/checkout/route";
import { POST as postComplete } from "@/app/returns/[return_id]/complete/route";
import { GET as getDraft } from "@/app/returns/[return_id]/intent/route";
import { POST as postOption } from "@/app/returns/[return_id]/return_options/route";
import { setContext } from "@/server/context";
import { openTestContext, type TestContext } from "@/test/context";
import { createProofTenant, openDraft as openDraftOf } from "@/test/document-scene";
import type { Tenant } from "@/test/factories";
import { PDF_FILE } from "@/test/hostile-files";

let ctx: TestContext;
let tenant: Tenant;
beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
  tenant = await createProofTenant(ctx);
});
afterAll(() => ctx.close());

const openDraft = () => openDraftOf(ctx, tenant);

describe("where a rule asks for a document", () => {
  test("there is no quote and no return without one, and the answer names the item", async () => {
    const { call, upload, choose } = await openDraft();
    await choose({ return_reason: "DAMAGED" });
    await call(postOption, { return_method: "DROP_OFF_POINT" });
    for (const step of [postCheckout, postComplete]) {
      const { status, body } = await call(step, {});
      expect([status, body.reason, body.details[0].field]).toEqual([409, "FAILED_PRECONDITION", "document_ids"]);
      expect(body.details[0].description).toMatch(/^Test jumper: A photo or document is needed/);
    }
    const { document_id } = (await upload(PDF_FILE)).body;
    await choose({ return_reason: "DAMAGED", document_ids: [document_id] });
    expect((await call(postCheckout, {})).status).toBe(200);
  });

  test("a reason that asks for a photo does the same", async () => {
    const { id: storeId, config } = tenant.store;
    const returnReasons = config.returnReasons.map((one) => ({ ...one, requiresPhoto: one.name === "WRONG_ITEM" }));
    await ctx.db.ecommerce.update({ where: { id: storeId }, data: { config: { returnReasons } } });
    const { call, choose } = await openDraft();
    await choose({ return_reason: "WRONG_ITEM" });
    const [line] = (await call(getDraft)).body.order.line_items;
    expect([line.requires_documents, line.requires_documents_why]).toEqual([
      true,
      expect.stringMatching(/What counts: the reason/),
    ]);
    await call(postOption, { return_method: "DROP_OFF_POINT" });
    expect((await call(postCheckout, {})).body.details[0].field).toBe("document_ids");
  });

  test("another return's document is none", async () => {
    const [mine, other] = [await openDraft(), await openDraft()];
    const { document_id } = (await other.upload(PDF_FILE)).body;
    const { status, body } = await mine.choose({ return_reason: "DAMAGED", document_ids: [document_id] });
    expect([status, body.details[0].field]).toEqual([400, "document_ids"]);
  });
});
