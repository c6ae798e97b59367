import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { getProcess } from "@/server/db/returns/processes";
import { answersAt } from "@/server/http/serve";
import { createBareReturn } from "@/test/bare-return";
import { callRoute } from "@/test/call-route";
import { createTestContext, type TestContext } from "@/test/context";
import { createTestDatabase, type TestDatabase } from "@/test/database";
import { createTenant, type Tenant } from "@/test/factories";
import { withSandbox } from "@/test/with-sandbox";

const { PUT: putOrder } = answersAt("/v1/logistics/orders");
const { POST: postTwin } = answersAt("/v1/processes/{process_id}/logistics");

let database: TestDatabase;
let ctx: TestContext;
let tenant: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  const base = createTestContext({ url: database.url });
  const [carrier] = base.sandbox.carriers;
  if (carrier === undefined) throw new Error("There is no carrier.");
  // A second carrier that takes the same parcels, so that there is a choice.
  const combinations = [
    ...carrier.combinations,
    {
      returnMethod: "DROP_OFF_POINT" as const,
      carrier: "sandbox_van",
      labelSource: "CARRIER" as const,
      needsPrinter: true,
      needsBox: true,
      isPickedUp: false,
    },
  ];
  ctx = withSandbox(base, { carriers: [{ ...carrier, combinations }] });
  setContext(ctx);
  tenant = await createTenant(ctx);
});
afterAll(async () => {
  await ctx.close();
  await database.drop();
});

const put = (body: Record<string, unknown>) =>
  callRoute(putOrder, { key: tenant.apiKey, path: "/v1/logistics/orders", method: "PUT", body });

describe("POST /v1/processes/{process_id}/logistics without a slash", () => {
  const choose = (id: string, body: Record<string, unknown>, key = tenant.apiKey) =>
    callRoute(postTwin, {
      key,
      path: `/v1/processes/${id}/logistics`,
      params: { process_id: id },
      body,
    });

  test("chooses the carrier to ask for the label, until there is a logistics order", async () => {
    const { id } = await createBareReturn(ctx, tenant);
    const van = await choose(id, { user: "sven@example.com", user_selected_carrier: "sandbox_van" });
    expect([van.status, van.body]).toEqual([200, { carrier: "sandbox_van", provider: "SANDBOX" }]);
    expect((await getProcess(ctx.db, tenant.actor, id)).carrier).toBe("sandbox_van");
    const same = await choose(id, { user: "sven@example.com", user_selected_carrier: "sandbox_post" });
    expect([same.status, same.body]).toEqual([200, { carrier: "sandbox_post", provider: "SANDBOX" }]);
    await put({ process_id: id });
    const late = await choose(id, { user_selected_carrier: "sandbox_express", user_selected_provider: "SANDBOX" });
    expect([late.status, late.body]).toEqual([200, { carrier: "sandbox_post", provider: "SANDBOX" }]);
  });

  test("answers 400 with the available carriers when the carrier is unsuitable or missing", async () => {
    const { id } = await createBareReturn(ctx, tenant);
    const unfit = await choose(id, { user_selected_carrier: "sandbox_express" });
    expect([unfit.status, unfit.body.details[0].field]).toEqual([400, "user_selected_carrier"]);
    const unknown = await choose(id, { user_selected_carrier: "sandbox_post", user_selected_provider: "X" });
    expect([unknown.status, unknown.body.details[0]]).toEqual([
      400,
      { field: "user_selected_provider", description: "one of SANDBOX, MANUAL" },
    ]);
    expect((await choose(id, { user: "sven@example.com" })).status).toBe(400);
  });

  test("names the right path for a body meant for the path with the slash", async () => {
    const { id } = await createBareReturn(ctx, tenant);
    const bare = await choose(id, { label: "JVBERg==", label_extension: "pdf", order: { carrier: "x" } });
    expect(bare.status).toBe(400);
    expect(bare.body.detail).toContain("with a slash at its end");
    const slashed = await callRoute(postTwin, {
      key: tenant.apiKey,
      path: `/v1/processes/${id}/logistics/`,
      params: { process_id: id },
      body: { user_selected_carrier: "sandbox_post" },
    });
    expect(slashed.status).toBe(400);
    expect(slashed.body.detail).toContain("without the slash");
  });

  test("gives nothing to another tenant or to a key without the scope", async () => {
    const { id } = await createBareReturn(ctx, tenant);
    const stranger = await createTenant(ctx);
    const reader = await createTenant(ctx, { keyScopes: ["logistics:read", "processes:write"] });
    const body = { user_selected_carrier: "sandbox_van" };
    expect((await choose(id, body, stranger.apiKey)).status).toBe(404);
    expect((await choose(id, body, reader.apiKey)).status).toBe(403);
    expect((await getProcess(ctx.db, tenant.actor, id)).carrier).toBe("sandbox_post");
  });
});
