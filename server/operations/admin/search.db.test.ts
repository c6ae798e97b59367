import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import type { ReturnProcess } from "@/server/domain/process/types";
import { answersAt } from "@/server/http/serve";
import { patchProcess } from "@/server/services/patches/patch-process";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";

const { GET: byPlatformId } = answersAt("/v1/processes/ecommerce/{platform_process_id}");
const { GET: search } = answersAt("/v1/processes/search");

let ctx: TestContext;
let tenant: Tenant;
let other: Tenant;
let noor: ReturnProcess;
let zoe: ReturnProcess;

const returned = async (of: Tenant, firstName: string, lastName: string, sku: string) =>
  createReturn(ctx, of, {
    order: await createOrder(ctx, of, {
      ...{ firstName, lastName, email: `${firstName.toLowerCase()}@example.com` },
      lines: [{ name: "Jumper", sku, unitPriceMinor: 5000, quantity: 1 }],
    }),
  });

beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
  tenant = await createTenant(ctx);
  other = await createTenant(ctx);
  noor = await returned(tenant, "Noor", "de Wit", "TSL-WAA-M");
  zoe = await returned(tenant, "Zoë", "Müller", "HAT-1");
  await returned(other, "Noor", "Elsewhere", "TSL-WAA-M");
});
afterAll(() => ctx.close());

type Answer = {
  return_summaries: { basic_process_data: { process_id: string } }[];
  next_cursor: string | null;
  details?: { field: string }[];
};

const ask = async (query: Record<string, string>, key = tenant.apiKey) => {
  const request = new Request(`http://localhost/v1/processes/search?${new URLSearchParams(query)}`, {
    headers: { "x-svc-api-key": key },
  });
  const answer = await search(request, { params: Promise.resolve({}) });
  const body = (await answer.json()) as Answer;
  return { status: answer.status, body, ids: body.return_summaries?.map((one) => one.basic_process_data.process_id) };
};

describe("a search", () => {
  test("finds a return by each of its identifiers, within its tenant only", async () => {
    const tracking = noor.shipments[0]?.trackingNumber ?? "";
    const { returnCode, id, order } = noor;
    for (const query of [
      returnCode,
      id,
      order.name,
      `#${order.name}`,
      tracking,
      "noor@example.com",
      "tsl-waa",
      "de wit",
    ])
      expect((await ask({ query })).ids, query).toEqual([id]);
    expect((await ask({ query: "MULLER" })).ids).toEqual([zoe.id]);
    expect((await ask({ query: "nobody at all" })).ids).toEqual([]);
  });

  test("follows changes: finds the new name and no longer the old one", async () => {
    const { id } = await returned(tenant, "Old", "Name", "X-1");
    const patch = { kind: "CUSTOMER" as const, set: { firstName: "New", lastName: "Married" } };
    await patchProcess(ctx, { actor: tenant.actor, processId: id, note: "", user: "", patch });
    expect((await ask({ query: "new married" })).ids).toEqual([id]);
    expect((await ask({ query: "old name" })).ids).toEqual([]);
  });

  test("pages newest first by cursor, with exact filters that combine", async () => {
    // Inserted as the oldest, like the data that a demo loads.
    await ctx.db.returnProcess.update({ where: { id: zoe.id }, data: { number: -8 } });
    await ctx.db.returnProcess.update({ where: { id: noor.id }, data: { number: -9 } });
    const first = await ask({ page_size: "2" });
    expect(first.ids).toHaveLength(2);
    const rest = await ask({ page_size: "2", cursor: first.body.next_cursor ?? "" });
    expect(rest.ids).toEqual([noor.id]);
    expect(rest.body.next_cursor).toBeNull();
    expect((await ask({ status: "COMPLETED" })).ids).toEqual([]);
    const filters = { status: "RUNNING", shipping_status: "CREATED", return_method: "DROP_OFF_POINT", query: "noor" };
    expect((await ask({ ...filters, ecommerce_id: tenant.store.id })).ids).toEqual([noor.id]);
    expect((await ask({ ...filters, created_to: noor.createdAt })).ids).toEqual([]);
    expect((await ask({ query: "noor", ecommerce_id: other.store.id })).ids).toEqual([]);
  });

  test("refuses an invalid cursor and an unknown status, naming the field", async () => {
    expect((await ask({ cursor: "abc" })).body.details).toMatchObject([{ field: "cursor" }]);
    expect((await ask({ status: "LOST" })).body.details).toMatchObject([{ field: "status" }]);
  });
});

describe("the shop's ID of a return", () => {
  const get = async (platformId: string, key = tenant.apiKey) => {
    const request = new Request(`http://localhost/v1/processes/ecommerce/${platformId}`, {
      headers: { "x-svc-api-key": key },
    });
    return byPlatformId(request, { params: Promise.resolve({ platform_process_id: platformId }) });
  };

  test("identifies it, within its store only", async () => {
    await ctx.db.returnProcess.update({ where: { id: noor.id }, data: { platformProcessId: "shop-77" } });
    const found = (await (await get("shop-77")).json()) as { return_summary: Answer["return_summaries"][number] };
    expect(found.return_summary.basic_process_data.process_id).toBe(noor.id);
    expect((await get("shop-77", other.apiKey)).status).toBe(404);
    expect((await get("shop-78")).status).toBe(404);
  });
});
