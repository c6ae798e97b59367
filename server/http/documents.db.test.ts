import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GET as serveFile } from "@/app/files/[object_id]/route";
import { DocumentDto } from "@/contract/schemas/document";
import { MOST_PHOTOS } from "@/contract/vocabulary/photos";
import { setContext } from "@/server/context";
import { answersAt } from "@/server/http/serve";
import { webhookBody } from "@/server/presenters/webhook-body";
import { cleanUp } from "@/server/services/housekeeping/clean-up";
import { addNote } from "@/server/services/notes/add-note";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { callRoute, type Wire } from "@/test/call-route";
import { openTestContext, type TestContext } from "@/test/context";
import { createProofTenant, openDraft as openDraftOf } from "@/test/document-scene";
import { createTenant, type Tenant } from "@/test/factories";
import { bombFile, gifFile, jpgFile, PDF_FILE, PHOTO_SECRET, pngFile, SVG_FILE, webpFile } from "@/test/hostile-files";

const { POST: postCheckout } = answersAt("/returns/{return_id}/checkout");
const { POST: postComplete } = answersAt("/returns/{return_id}/complete");
const { POST: postDocument } = answersAt("/returns/{return_id}/documents");
const { GET: getDraft } = answersAt("/returns/{return_id}/intent");
const { POST: postOption } = answersAt("/returns/{return_id}/return_options");
const { GET: getDocuments } = answersAt("/v1/processes/{process_id}/documents");
const { GET: getProcessSummary } = answersAt("/v1/processes/{process_id}");

let ctx: TestContext;
let tenant: Tenant;
beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
  tenant = await createProofTenant(ctx);
});
afterAll(() => ctx.close());

const openDraft = () => openDraftOf(ctx, tenant);

const documents = (id: string, key = tenant.apiKey) =>
  callRoute(getDocuments, { key, path: `/v1/processes/${id}/documents`, params: { process_id: id } });

describe("POST /returns/{return_id}/documents", () => {
  test("keeps a file for an item until the return is created, with a link to its pixels only", async () => {
    const { id, line, call, upload, choose } = await openDraft();
    const made = await upload(await jpgFile(), "../../etc/My <seam>.PNG");
    expect([made.status, Object.keys(made.body)]).toEqual([200, ["document_id"]]);
    // The test clock doesn't move by itself, and the list is sorted by time.
    ctx.clock.advance(1);
    const loose = await upload(PDF_FILE, "");
    const chosen = await choose({ return_reason: "DAMAGED", document_ids: [made.body.document_id] });
    expect(chosen.status).toBe(200);
    expect((await call(getDraft)).body.draft.items[0].document_ids).toEqual([made.body.document_id]);
    await choose({ return_reason: "DAMAGED", quantity: 2 });
    await call(postOption, { return_method: "DROP_OFF_POINT" });
    expect((await call(postCheckout, {})).status).toBe(200);
    expect((await call(postComplete, {})).status).toBe(200);
    const { status, body } = await documents(id);
    expect([status, Object.keys(body)]).toEqual([200, ["documents"]]);
    for (const one of body.documents) expect(DocumentDto.strict().parse(one)).toEqual(one);
    expect(body.documents).toMatchObject([
      { document_id: made.body.document_id, line_item_id: line, name: "My <seam>.jpg", content_type: "image/jpeg" },
      { document_id: loose.body.document_id, line_item_id: "", name: "document.pdf", content_type: "application/pdf" },
    ]);
    const summary = await callRoute(getProcessSummary, { key: tenant.apiKey, params: { process_id: id } });
    expect(summary.body.return_summary.upload_documents_info).toEqual({
      is_required: true,
      documents: body.documents.map(({ url: _, line_item_id: __, ...one }: Wire) => one),
    });
    const staff = t.createCallerFactory(appRouter)({ ctx, actor: tenant.actor });
    const shown = (await staff.getReturnDetail({ id })).documents;
    expect(shown).toEqual(body.documents.map(({ url: _, ...one }: Wire) => one));
    const url = new URL(body.documents[0].url);
    const params = Promise.resolve({ object_id: url.pathname.split("/").at(-1) ?? "" });
    const file = await serveFile(new Request(url), { params });
    const bytes = Buffer.from(await file.arrayBuffer());
    expect([file.headers.get("content-type"), bytes.length]).toEqual(["image/jpeg", body.documents[0].byte_length]);
    expect([(await sharp(bytes).metadata()).width, bytes.includes(PHOTO_SECRET)]).toEqual([40, false]);
  });

  test("accepts a form with the file in it, of every kind", async () => {
    const { id, token } = await openDraft();
    for (const [file, name] of [
      [await pngFile(), "a.png"],
      [await webpFile(), "b.webp"],
      [Buffer.from(PDF_FILE), "c.pdf"],
    ] as const) {
      const form = new FormData();
      form.set("file", new Blob([Uint8Array.from(file)], { type: "application/octet-stream" }), name);
      const { status, body } = await callRoute(postDocument, { key: token, params: { return_id: id }, body: form });
      expect([status, body.document_id]).toEqual([200, expect.stringMatching(/^doc_/)]);
    }
    const stored = await ctx.db.storedFile.findMany({ where: { processId: id }, orderBy: { createdAt: "asc" } });
    expect(stored.map(({ name }) => name).sort()).toEqual(["a.png", "b.webp", "c.pdf"]);
  });

  test.each([
    ["without a file", new FormData(), "file"],
    ["that is broken", "--x\r\nno part at all", ""],
  ])("answers 400 to a form %s", async (_, body, field) => {
    const { id, token } = await openDraft();
    const headers = typeof body === "string" ? { "content-type": "multipart/form-data; boundary=x" } : undefined;
    const answer = await callRoute(postDocument, { key: token, params: { return_id: id }, body, headers });
    expect([answer.status, answer.body.details[0]?.field ?? ""]).toEqual([400, field]);
  });

  const files: [string, () => Promise<Uint8Array> | Uint8Array | string, RegExp][] = [
    ["a web page", () => "<!doctype html><script>alert(1)</script>", /by its content/],
    ["a drawing with a script", () => SVG_FILE, /by its content/],
    ["a gif", () => gifFile(), /pdf, png, jpg or webp/],
    ["too many pixels", () => bombFile(60_000, 60_000), /25 megapixels/],
    ["half a photo", async () => (await jpgFile()).subarray(0, 400), /damaged/],
    ["a PDF that is a web page too", () => `${PDF_FILE}<script>alert(1)</script>`, /behind the end/],
    ["a PDF with a script", () => PDF_FILE.replace("/Catalog", "/Catalog/OpenAction<</S/JavaScript>>"), /scripts/],
  ];
  test.each(files)("refuses %s and stores nothing", async (_, make, words) => {
    const { id, upload } = await openDraft();
    const { status, body } = await upload(await make());
    expect([status, body.code, body.details[0]?.field]).toEqual([400, 3, "content"]);
    expect(body.detail).toMatch(words);
    expect(await ctx.db.storedFile.count({ where: { processId: id } })).toBe(0);
  });

  test("refuses files that are too large, too many, too late or another tenant's", async () => {
    const { id, call, upload, choose } = await openDraft();
    const large = await upload(Buffer.alloc(10 * 1024 * 1024 + 1));
    expect([large.status, large.body.details[0].field]).toEqual([413, "content"]);
    const other = await openDraft();
    expect((await upload(PDF_FILE, "", other.token)).status).toBe(404);
    const stranger = await createTenant(ctx);
    expect((await upload(PDF_FILE, "", stranger.apiKey)).status).toBe(404);
    const reader = await createTenant(ctx, { keyScopes: ["processes:read"] });
    expect((await upload(PDF_FILE, "", reader.apiKey)).status).toBe(403);
    for (let count = 0; count < 20; count += 1) await upload(PDF_FILE);
    expect((await upload(PDF_FILE)).body.detail).toContain("at most 20");
    await choose({ return_reason: "TOO_SMALL" });
    await call(postOption, { return_method: "DROP_OFF_POINT" });
    await call(postComplete, {});
    expect((await upload(PDF_FILE)).body.reason).toBe("FAILED_PRECONDITION");
    // Permanent errors are reported first, whatever the status of the return.
    for (const content of ["JVBERg==\ud83d", "JVBERg", "data:application/pdf;base64,JVBERg=="]) {
      const wrong = await call(postDocument, { content });
      expect([wrong.status, wrong.body.details[0].field]).toEqual([400, "content"]);
    }
    expect(await ctx.db.storedFile.count({ where: { processId: id, kind: "DOCUMENT" } })).toBe(20);
  });
});

describe("photos attached to an item on upload", () => {
  test("stay attached when other choices change, up to four", async () => {
    const { line, call, choose, attach } = await openDraft();
    expect((await attach("")).status).toBe(200);
    const early = await attach(line);
    expect([early.status, early.body.details[0].field]).toEqual([400, "line_item_id"]);
    await choose({ return_reason: "DAMAGED" });
    const first = await attach(line);
    await choose({ return_reason: "DAMAGED", comment: "torn at the hem" });
    for (let count = 0; count < 3; count += 1) await attach(line);
    const fifth = await attach(line);
    expect([fifth.status, fifth.body.reason]).toEqual([409, "FAILED_PRECONDITION"]);
    const [item] = (await call(getDraft)).body.draft.items;
    expect([item.comment, item.document_ids.length]).toEqual(["torn at the hem", 4]);
    expect(item.document_ids[0]).toBe(first.body.document_id);
  });

  test("can be read and deleted by the owner of the draft: the name on the item, the bytes and the row", async () => {
    const { id, line, call, choose, attach } = await openDraft();
    const shopper = t.createCallerFactory(appRouter)({
      ctx,
      actor: { ...tenant.actor, kind: "shopper", returnId: id },
    });
    await choose({ return_reason: "DAMAGED" });
    const { document_id } = (await attach(line)).body;
    const { documents: before } = await shopper.listDraftDocuments({ return_id: id });
    expect(before).toMatchObject([{ document_id, line_item_id: line, content_type: "application/pdf" }]);
    const { storageKey } = await ctx.db.storedFile.findFirstOrThrow({ where: { processId: id } });
    for (let count = 0; count < 2; count += 1) await shopper.removeDocument({ return_id: id, document_id });
    expect((await call(getDraft)).body.draft.items[0].document_ids).toEqual([]);
    expect(await ctx.files.get(storageKey)).toBeNull();
    expect((await shopper.listDraftDocuments({ return_id: id })).documents).toEqual([]);
    const other = await openDraft();
    await expect(shopper.listDraftDocuments({ return_id: other.id })).rejects.toThrow();
    await expect(shopper.removeDocument({ return_id: other.id, document_id })).rejects.toThrow();
  });
});

test("can be added to a confirmed return after the store has written, until a decision is made", async () => {
  const { id, call, upload, choose } = await openDraft();
  const actor = { ...tenant.actor, kind: "shopper", returnId: id } as const;
  const shopper = t.createCallerFactory(appRouter)({ ctx, actor });
  const early = (await upload(PDF_FILE, "early.pdf")).body.document_id;
  await choose({ return_reason: "TOO_SMALL" });
  await call(postOption, { return_method: "DROP_OFF_POINT" });
  await call(postComplete, {});
  // Must be later than the documents uploaded at the start: the test clock doesn't move by itself.
  ctx.clock.advance(1);
  const add = (content: string) => shopper.addLateDocument({ return_id: id, name: "seam.pdf", content });
  const content = Buffer.from(PDF_FILE).toString("base64");
  expect((await shopper.getReturnActs({ return_id: id })).documents).toBeNull();
  await expect(add(content)).rejects.toThrow("no longer accepts photos");
  const note = { requestId: "r1", processId: id, text: "Please show us the seam.", isForShopper: true };
  await addNote(ctx, { actor: tenant.actor, ...note });
  expect((await shopper.getReturnActs({ return_id: id })).documents).toMatchObject([{ document_id: early }]);
  const { document_id } = await add(content);
  const seen = [{ document_id: early }, { document_id, name: "seam.pdf" }];
  expect((await shopper.getReturnActs({ return_id: id })).documents).toMatchObject(seen);
  expect((await documents(id)).body.documents).toMatchObject([{}, { document_id, line_item_id: "" }]);
  for (let count = 1; count < MOST_PHOTOS; count += 1) await add(content);
  const cause = { reason: "FAILED_PRECONDITION", extras: { violations: [{ field: "content" }] } };
  await expect(add(content)).rejects.toMatchObject({ message: expect.stringContaining("at most 4"), cause });
  expect((await documents(id)).body.documents).toHaveLength(1 + MOST_PHOTOS);
  const other = await openDraft();
  const stranger = t.createCallerFactory(appRouter)({ ctx, actor: { ...actor, returnId: other.id } });
  await expect(stranger.addLateDocument({ return_id: id, name: "", content })).rejects.toThrow();
  await ctx.db.returnUnit.updateMany({ where: { processId: id }, data: { verdict: "APPROVED" } });
  await expect(add(content)).rejects.toThrow("no longer accepts photos");
});

test("keeps documents to their tenant and scope; a draft has no process", async () => {
  const { id } = await openDraft();
  const stranger = await createTenant(ctx);
  const other = await createTenant(ctx, { keyScopes: ["logistics:read", "processes:write"] });
  expect((await documents(id)).status).toBe(404);
  expect((await documents(id, stranger.apiKey)).status).toBe(404);
  expect((await documents(id, other.apiKey)).status).toBe(403);
});

test("deletes the bytes and rows of uploads for a draft that was never confirmed", async () => {
  const { id, upload } = await openDraft();
  await upload(PDF_FILE);
  const { storageKey } = await ctx.db.storedFile.findFirstOrThrow({ where: { processId: id } });
  await cleanUp(ctx, { render: webhookBody });
  expect(await ctx.files.get(storageKey)).not.toBeNull();
  await ctx.db.returnIntent.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 31 * 86_400_000) } });
  await cleanUp(ctx, { render: webhookBody });
  expect(await ctx.files.get(storageKey)).toBeNull();
  expect(await ctx.db.storedFile.count({ where: { processId: id } })).toBe(0);
  expect(await ctx.db.returnIntent.count({ where: { id } })).toBe(0);
});
