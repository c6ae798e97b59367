import { afterAll, beforeAll, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { answersAt } from "@/server/http/serve";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createReturn, createTenant, type Tenant } from "@/test/factories";
import { createHomeward } from "./src/index";

const { GET: search } = answersAt("/v1/processes/search");
const { GET: summaries } = answersAt("/v1/processes/summaries");

let ctx: TestContext;
let tenant: Tenant;
beforeAll(async () => {
  ctx = await openTestContext();
  setContext(ctx);
  tenant = await createTenant(ctx);
});
afterAll(() => ctx.close());

const ROUTES: Record<string, (request: Request, context: { params: Promise<undefined> }) => Promise<Response>> = {
  "/v1/processes/search": search,
  "/v1/processes/summaries": summaries,
};
const connect = (credential: string) =>
  createHomeward({
    baseUrl: "http://localhost:3000",
    credential,
    fetch: async (request) => {
      const route = ROUTES[new URL(request.url).pathname];
      if (route === undefined) throw new Error(`Nothing serves ${request.url}.`);
      return route(request, { params: Promise.resolve(undefined) });
    },
  });

test("the call of the README finds a return, with types from end to end", async () => {
  const order = await createOrder(ctx, tenant);
  const { id } = await createReturn(ctx, tenant, { order });
  const { data, error } = await connect(tenant.apiKey).GET("/v1/processes/search", {
    params: { query: { query: `#${order.orderNumber}`, page_size: 10 } },
  });
  expect(error).toBeUndefined();
  const ids: string[] | undefined = data?.return_summaries.map((found) => found.basic_process_data.process_id);
  expect(ids).toEqual([id]);
});

test("a refusal has the shape of a problem", async () => {
  const { data, error, response } = await connect("svc_test_nobody").GET("/v1/processes/summaries", {});
  expect(data).toBeUndefined();
  expect([response.status, error?.status, error?.reason, error?.code]).toEqual([401, 401, "UNAUTHENTICATED", 16]);
});
