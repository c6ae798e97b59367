import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GET as serveFile } from "@/app/files/[object_id]/route";
import { saveManualOrder as contract } from "@/contract/admin/logistic-orders";
import { LogisticOrderDto } from "@/contract/schemas/logistics";
import { NotificationAddressDto, ReturnProcessPayloadDto } from "@/contract/schemas/webhooks";
import type { WebhookEvent } from "@/contract/vocabulary/webhook-event";
import { setContext } from "@/server/context";
import { getProcess } from "@/server/db/returns/processes";
import type { EventSnapshot } from "@/server/domain/webhooks/types";
import { answersAt } from "@/server/http/serve";
import { toWire } from "@/server/kernel/wire-names";
import { presentNotificationAddress } from "@/server/presenters/address";
import { publishWebhookPayload } from "@/server/presenters/webhook-body";
import { cancelReturn } from "@/server/services/returns/cancel-return";
import { createApiKey } from "@/server/services/setup/create-api-key";
import { revokeKey } from "@/server/services/setup/revoke-key";
import { updateShippingStatus } from "@/server/services/shipping/update-shipping-status";
import { afterActivities, createBareReturn } from "@/test/bare-return";
import { callRoute } from "@/test/call-route";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant, testAddress } from "@/test/factories";
import { bombFile, gifFile, jpgFile, PDF_FILE, PHOTO_SECRET, pngFile, SVG_FILE } from "@/test/hostile-files";

const { GET: getLabel } = answersAt("/v1/logistics/{process_id}/presigned_url_label");
const { POST: postOrder } = answersAt("/v1/logistics/orders");
const { POST: postTwin } = answersAt("/v1/processes/{process_id}/logistics");

let ctx: TestContext;
let tenant: Tenant;

beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
  tenant = await createTenant(ctx);
});
afterAll(() => ctx.close());

const base64 = (file: Uint8Array | string): string => Buffer.from(file).toString("base64");
const PDF = { label: base64(PDF_FILE), label_extension: "pdf" };
const ORDER = { carrier: "Own van", provider: "OPS", tracking_id: "V-1", tracking_url: "https://van.example/V-1" };

const post = (body: Record<string, unknown>, key = tenant.apiKey) =>
  callRoute(postOrder, { key, path: "/v1/logistics/orders", body });

const save = async (id: string, file: { label: string; label_extension: string }, order: object = ORDER) =>
  post({ ...file, order: { ...order, process_id: id } });

const labelUrl = async (id: string, key = tenant.apiKey): Promise<URL> => {
  const link = await callRoute(getLabel, { key, params: { process_id: id } });
  return new URL(link.body.url);
};

const open = (url: URL): Promise<Response> =>
  serveFile(new Request(url), { params: Promise.resolve({ object_id: url.pathname.split("/").at(-1) ?? "" }) });

/** Returns the bytes behind the label's link. */
const download = async (id: string): Promise<{ type: string; bytes: Buffer }> => {
  const answer = await open(await labelUrl(id));
  return { type: answer.headers.get("content-type") ?? "", bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe("a label created elsewhere", () => {
  test("becomes the label of a return without one, with its order and event", async () => {
    const { id } = await createBareReturn(ctx, tenant);
    const { status, body } = await save(id, PDF, {
      ...ORDER,
      from: { address_line_1: "Dok 3", city: "Gent", postcode: "9000", country_code: "BE" },
      to: { address_line_1: "High Street 1", city: "London", postcode: "SW1A 1AA", country_code: "GB" },
      return_method: "HOME_PICK_UP",
    });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["order"]);
    expect(LogisticOrderDto.strict().parse(body.order)).toEqual(body.order);
    expect(body.order).toMatchObject({
      carrier: "Own van",
      provider: "OPS",
      currency_code: "EUR",
      price: 0,
      requires_customs: true,
      same_carrier_as_original: false,
      original_carriers: [],
      shipments: [{ tracking_id: "V-1", status: "CREATED", return_method: "HOME_PICK_UP", from: { city: "Gent" } }],
    });
    expect(await download(id)).toEqual({ type: "application/pdf", bytes: Buffer.from(PDF_FILE) });
    const process = await afterActivities(ctx, tenant, id);
    expect([process.shippingStatus, process.shipments.length]).toEqual(["CREATED", 1]);
    const events = await ctx.db.outboxEvent.findMany({ where: { processId: id }, orderBy: { sequence: "asc" } });
    expect(events.map(({ type }) => type)).toEqual(["onReturnProcessCreation", "onShippingStatusUpdated"]);
  });

  test("replaces and voids the existing label, without a status or an event", async () => {
    const { id, shipments } = await createReturn(ctx, tenant, { order: await createOrder(ctx, tenant) });
    const before = await ctx.db.outboxEvent.count({ where: { processId: id } });
    // The test clock doesn't move by itself, and shipments are sorted by time.
    ctx.clock.advance(1);
    const { status, body } = await save(id, { label: base64(await pngFile()), label_extension: "png" });
    expect([status, body.order?.id === shipments[0]?.id]).toEqual([200, false]);
    const process = await getProcess(ctx.db, tenant.actor, id);
    expect(process.shipments.map(({ status: one, voidedAt }) => [one, voidedAt === null])).toEqual([
      ["CANCELED", false],
      ["CREATED", true],
    ]);
    expect(await ctx.db.outboxEvent.count({ where: { processId: id } })).toBe(before);
    const file = await download(id);
    expect([file.type, (await sharp(file.bytes).metadata()).width]).toEqual(["image/png", 40]);
  });

  test("is stored as pixels only, also in the form under the process", async () => {
    const { id } = await createBareReturn(ctx, tenant);
    const photo = await jpgFile();
    const { status } = await callRoute(postTwin, {
      key: tenant.apiKey,
      path: `/v1/processes/${id}/logistics/`,
      params: { process_id: id },
      body: { label: base64(photo), label_extension: "jpg", order: { carrier: "Own van" } },
    });
    expect(status).toBe(200);
    const file = await download(id);
    expect([photo.includes(PHOTO_SECRET), file.bytes.includes(PHOTO_SECRET)]).toEqual([true, false]);
  });

  test("ends the hold after a carrier's refusal", async () => {
    const refusing = testAddress({ line2: "SANDBOX:REFUSE" });
    const { id } = await createBareReturn(ctx, tenant, { shippingAddress: refusing });
    const held = await afterActivities(ctx, tenant, id);
    expect([held.status, held.holds.length]).toEqual(["ON_HOLD", 1]);
    expect((await save(id, PDF)).status).toBe(200);
    const freed = await afterActivities(ctx, tenant, id);
    expect([freed.status, freed.holds, freed.shippingStatus]).toEqual(["RUNNING", [], "CREATED"]);
    expect(freed.activities.find(({ name }) => name === "CREATE_LOGISTIC_ORDER")?.state).toBe("DONE");
  });

  test("is accepted as documented in its example", async () => {
    const { id } = await createBareReturn(ctx, tenant);
    const request = contract.exampleRequest as { order: object };
    expect((await post({ ...request, order: { ...request.order, process_id: id } })).status).toBe(200);
  });
});

describe("changes nothing when refused", () => {
  const files: [string, () => Promise<string> | string, string, string, RegExp][] = [
    ["a web page as pdf", () => base64("<!doctype html><script>1</script>"), "pdf", "label", /pdf, png or jpg by its/],
    ["a drawing with a script as png", () => base64(SVG_FILE), "png", "label", /by its content/],
    ["a gif as png", async () => base64(await gifFile()), "png", "label", /by its content/],
    ["a png as pdf", async () => base64(await pngFile()), "pdf", "label_extension", /must be png/],
    ["a picture of too many pixels", () => base64(bombFile(9000, 9000)), "png", "label", /25 megapixels/],
    ["a picture that is cut off", async () => base64((await jpgFile()).subarray(0, 400)), "jpg", "label", /damaged/],
    ["a PDF that is an archive too", () => base64(`${PDF_FILE}PK\u0003\u0004`), "pdf", "label", /behind the end/],
    ["what is no base64", () => "data:application/pdf;base64,JVBE", "pdf", "label", /must be base64/],
    ["an empty label", () => "", "pdf", "label", /must not be empty/],
    ["another extension", () => PDF.label, "gif", "label_extension", /pdf, png or jpg/],
  ];

  test.each(files)("%s", async (_, make, label_extension, field, words) => {
    const { id } = await createBareReturn(ctx, tenant);
    const { status, body } = await save(id, { label: await make(), label_extension });
    expect([status, body.code, body.details[0]?.field]).toEqual([400, 3, field]);
    expect(body.detail).toMatch(words);
    expect((await getProcess(ctx.db, tenant.actor, id)).shipments).toEqual([]);
  });

  test("refuses a file over 10 MiB and a body over 15 MiB", async () => {
    const { id } = await createBareReturn(ctx, tenant);
    const large = await save(id, { label: base64(Buffer.alloc(10 * 1024 * 1024 + 1)), label_extension: "pdf" });
    expect([large.status, large.body.details[0].field]).toEqual([413, "label"]);
    const huge = await save(id, { label: "A".repeat(15 * 1024 * 1024), label_extension: "pdf" });
    expect([huge.status, huge.body.reason]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    expect(huge.body.detail).toContain("15 MiB");
  });

  test("requires exactly one process", async () => {
    const { id } = await createBareReturn(ctx, tenant);
    const none = await post({ ...PDF, order: ORDER });
    expect([none.status, none.body.details[0].field]).toEqual([400, "order.process_id"]);
    const two = await post({ ...PDF, process_id: "prc_other", order: { ...ORDER, process_id: id } });
    expect([two.status, two.body.details[0].field]).toEqual([400, "order.process_id"]);
  });

  test("refuses a return that awaits approval or is over", async () => {
    const waiting = await createBareReturn(ctx, tenant);
    await ctx.db.returnProcess.update({ where: { id: waiting.id }, data: { authorizationStatus: "PENDING" } });
    expect((await save(waiting.id, PDF)).body.reason).toBe("FAILED_PRECONDITION");
    const over = await createBareReturn(ctx, tenant);
    await cancelReturn(ctx, { actor: tenant.actor, returnId: over.id });
    expect((await save(over.id, PDF)).body.reason).toBe("FAILED_PRECONDITION");
  });

  test("refuses another tenant and a key without the scope", async () => {
    const { id } = await createBareReturn(ctx, tenant);
    const stranger = await createTenant(ctx);
    const reader = await createTenant(ctx, { keyScopes: ["logistics:read"] });
    const body = { ...PDF, order: { ...ORDER, process_id: id } };
    expect((await post(body, stranger.apiKey)).status).toBe(404);
    expect((await post(body, reader.apiKey)).status).toBe(403);
  });
});

test("revokes a label's link with the key that requested it, and keeps the links of other keys", async () => {
  const { id } = await createBareReturn(ctx, tenant);
  await save(id, PDF);
  const { actor } = tenant;
  const input = { name: "Printer", scopes: ["logistics:read"] as const, mode: "test" as const, ecommerceIds: [] };
  const revoked = await createApiKey(ctx, { actor, input });
  const expiresAt = new Date(ctx.clock.now().getTime() + 60_000);
  const lapsing = await createApiKey(ctx, { actor, input: { ...input, expiresAt } });
  const links = [await labelUrl(id, revoked.key), await labelUrl(id, lapsing.key), await labelUrl(id)];
  const statuses = async () => (await Promise.all(links.map(open))).map(({ status }) => status);
  expect(await statuses()).toEqual([200, 200, 200]);
  await revokeKey(ctx, { actor, keyId: revoked.id });
  expect(await statuses()).toEqual([403, 200, 200]);
  ctx.clock.advance(60_000);
  expect(await statuses()).toEqual([403, 403, 200]);
  const [first = new URL("about:blank")] = links;
  first.searchParams.delete("k");
  expect((await open(first)).status).toBe(404);
});

test("keeps the destination and the method but no carrier when a status arrives before the label", async () => {
  const { actor } = tenant;
  const { id: processId, returnMethod, shopperAddress } = await createBareReturn(ctx, tenant);
  const payloadOf = async (type: WebhookEvent) => {
    const { snapshot } = await ctx.db.outboxEvent.findFirstOrThrow({
      where: { processId, type },
      orderBy: { sequence: "desc" },
    });
    return ReturnProcessPayloadDto.parse(publishWebhookPayload(snapshot as unknown as EventSnapshot, type));
  };
  expect((await payloadOf("onReturnProcessCreation")).logistics).toEqual([]);
  await updateShippingStatus(ctx, { actor, processId, platformProcessId: "", to: "COLLECTED" });
  const told = await getProcess(ctx.db, actor, processId);
  expect(publishWebhookPayload(told, "onReturnProcessCanceled").logistics).toEqual([]);
  expect((await payloadOf("onShippingStatusUpdated")).logistics).toEqual([
    {
      ...{ tracking_number: "", tracking_url: "", carrier: "", status: "COLLECTED", method: returnMethod },
      from: toWire(NotificationAddressDto, presentNotificationAddress(shopperAddress)),
      to: expect.objectContaining({ address_line_1: "Kade 1", city: "Zwolle", country: "Netherlands" }),
    },
  ]);
});
