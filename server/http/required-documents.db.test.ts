import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { answersAt } from "@/server/http/serve";
import { openTestContext, type TestContext } from "@/test/context";
import { createProofTenant, openDraft as openDraftOf } from "@/test/document-scene";
import { createTenant, type Tenant } from "@/test/factories";
import { ruleOf } from "@/test/fixtures/policy-fixtures";
import { PDF_FILE } from "@/test/hostile-files";

const { POST: postCheckout } = answersAt("/returns/{return_id}/checkout");
const { POST: postComplete } = answersAt("/returns/{return_id}/complete");
const { GET: getDraft } = answersAt("/returns/{return_id}/intent");
const { POST: postOption } = answersAt("/returns/{return_id}/return_options");

let ctx: TestContext;
let tenant: Tenant;
beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
  tenant = await createProofTenant(ctx);
});
afterAll(() => ctx.close());

const openDraft = () => openDraftOf(ctx, tenant);

describe("documents required by a rule", () => {
  test("blocks the quote and the return without the document, and names the item", async () => {
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

  test("applies to a reason that requires a photo", async () => {
    const { id: storeId, config } = tenant.store;
    const returnReasons = config.returnReasons.map((one) => ({ ...one, requiresPhoto: one.name === "WRONG_ITEM" }));
    await ctx.db.ecommerce.update({ where: { id: storeId }, data: { config: { returnReasons } } });
    const { call, choose } = await openDraft();
    await choose({ return_reason: "WRONG_ITEM" });
    const [line] = (await call(getDraft)).body.order.line_items;
    expect([line.requires_documents, line.requires_documents_why]).toEqual([
      true,
      expect.stringMatching(/Based on: the reason/),
    ]);
    await call(postOption, { return_method: "DROP_OFF_POINT" });
    expect((await call(postCheckout, {})).body.details[0].field).toBe("document_ids");
  });

  test("applies to a full refund without return above the store's amount: in the draft, the quote and the return", async () => {
    const options = [ruleOf("keep", { isForced: false, refundPercentage: 100 })];
    const own = await createTenant(ctx, { store: { policy: { keepYourItem: { isEnabled: true, options } } } });
    const { call, attach, choose, line } = await openDraftOf(ctx, own);
    await choose({ return_reason: "TOO_SMALL" });
    const ofLine = async () => (await call(getDraft)).body.order.line_items[0];
    expect(await ofLine()).toMatchObject({ requires_documents: false, keep_your_item: { requires_photo: true } });
    const early = await choose({ return_reason: "TOO_SMALL", keep_your_item: true });
    expect([early.status, early.body.details[0].field]).toEqual([409, "document_ids"]);
    const { document_id } = (await attach(line)).body;
    expect((await choose({ return_reason: "TOO_SMALL", keep_your_item: true })).status).toBe(200);
    expect((await call(postCheckout, {})).status).toBe(200);
    await choose({ return_reason: "TOO_SMALL", document_ids: [] });
    for (const step of [postCheckout, postComplete]) {
      const { status, body } = await call(step, {});
      expect([status, body.details[0].description]).toEqual([
        409,
        "Test jumper: To keep this item, add a photo of it.",
      ]);
    }
    await choose({ return_reason: "TOO_SMALL", document_ids: [document_id] });
    expect((await call(postComplete, {})).status).toBe(200);
  });

  test("does not accept another return's document", async () => {
    const [mine, other] = [await openDraft(), await openDraft()];
    const { document_id } = (await other.upload(PDF_FILE)).body;
    const { status, body } = await mine.choose({ return_reason: "DAMAGED", document_ids: [document_id] });
    expect([status, body.details[0].field]).toEqual([400, "document_ids"]);
  });
});
