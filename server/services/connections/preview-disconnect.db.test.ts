import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { createEasyPostTenant, withEasyPost } from "@/test/carriers/connect-easypost";
import { type EasyPostDouble, startEasyPostDouble } from "@/test/carriers/easypost-double";
import { openTestContext, type TestContext } from "@/test/context";

let base: TestContext;
let ctx: TestContext;
let easypost: EasyPostDouble;
beforeAll(async () => {
  base = await openTestContext();
});
beforeEach(async () => {
  easypost = await startEasyPostDouble();
  ctx = withEasyPost(base, easypost);
  setContext(ctx);
  return () => easypost.close();
});
afterAll(() => base.close());

test("names the return methods and countries that only this carrier account serves, before and after", async () => {
  const { tenant, connection } = await createEasyPostTenant(ctx, {
    method: { countries: ["DE", "CH"] },
    more: [
      { returnMethod: "DROP_OFF_POINT", provider: "SANDBOX", carrier: "sandbox_post", feeMinor: 0, countries: ["CH"] },
    ],
  });
  const caller = t.createCallerFactory(appRouter)({ ctx, actor: tenant.actor });
  const ask = async () => (await caller.getDisconnectEffects({ connection_id: connection.id })).unserved;
  expect(await ask()).toEqual({
    methods: [{ return_method: "DROP_OFF_POINT", name: "USPS" }],
    ...{ countries: ["DE"], features: [] },
  });
  await caller.disconnectStore({ connection_id: connection.id });
  expect(await ask()).toEqual({ methods: [], countries: [], features: [] });
  const { providers } = await caller.listCarrierMethods({ ecommerce_id: tenant.store.id });
  expect(providers).toEqual([{ provider: "EASYPOST", name: "EasyPost" }]);
});

test("names the carrier where webhooks couldn't be removed", async () => {
  const { tenant, connection } = await createEasyPostTenant(ctx);
  easypost.meet({ match: ({ method }) => method === "DELETE", when: "BEFORE", instead: null });
  const caller = t.createCallerFactory(appRouter)({ ctx, actor: tenant.actor });
  const { connection: after } = await caller.disconnectStore({ connection_id: connection.id });
  const words = `Delete those that point to ${ctx.env.APP_URL}/hooks/${connection.id} at EasyPost.`;
  expect(after.warnings).toEqual([expect.stringContaining(words)]);
});
