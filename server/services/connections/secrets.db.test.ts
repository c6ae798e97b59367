import { afterAll, beforeAll, expect, test } from "vitest";
import { setContext } from "@/server/context";
import { admin } from "@/server/http/admin";
import { servedAs } from "@/server/operations/served/served";
import { flushCalls } from "@/server/services/request-log/note-call";
import { t } from "@/server/trpc/procedure";
import { appRouter } from "@/server/trpc/router";
import { startConnectedShop } from "@/test/connected-shop";
import { fakeShopProvider } from "@/test/connected-shop/fake-provider";
import { openTestContext, type TestContext } from "@/test/context";
import { dumpRows } from "@/test/dump-rows";
import { createTenant } from "@/test/factories";
import { checkConnections } from "./health/check-connections";

const TOKEN = "shpat_4ac1f0d2b87e43c59a6677e1zq9k";
const HOOK_SECRET = "whsec_93d2a1c46e8b4f0f8a52b1d7m3x5";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext({ shops: [fakeShopProvider] });
  setContext(ctx);
});
afterAll(() => ctx.close());

test("never exposes credentials and signing secrets in operations, logs, emails or rows", async () => {
  const tenant = await createTenant(ctx);
  const shop = await startConnectedShop({ name: "secretive" });
  shop.state.token = TOKEN;
  shop.state.hookSecret = HOOK_SECRET;
  const caller = t.createCallerFactory(appRouter)({ ctx, actor: tenant.actor });
  const told: unknown[] = [];
  const tell = async (work: Promise<unknown>) => void told.push(await work.catch((error: Error) => String(error)));
  const values = { url: shop.values.url, token: TOKEN };
  const wanted = { ecommerce_id: tenant.store.id, provider: "FAKESHOP", values };
  await tell(caller.tryConnection(wanted));
  await tell(caller.connectStore(wanted));
  const { id: connection_id } = await ctx.db.connection.findFirstOrThrow({ where: { groupId: tenant.groupId } });
  await tell(caller.changeConnection({ connection_id, values: { token: `${TOKEN}x` } }));
  await tell(caller.changeConnection({ connection_id, values: { url: shop.values.url } }));
  shop.trouble(/./, { kind: "answer", status: 401 });
  await tell(caller.testConnection({ connection_id }));
  shop.trouble(/./, { kind: "break" });
  await tell(caller.testConnection({ connection_id }));
  await checkConnections(ctx);
  for (const ask of [caller.getConnectionDetail, caller.listConnectionCalls, caller.listFailedEvents])
    await tell(ask({ connection_id }));
  await tell(caller.getDisconnectEffects({ connection_id }));
  await tell(caller.listProviders({}));
  await tell(caller.listConnections({}));
  await tell(caller.syncAgain({ connection_id }));
  await tell(caller.listAuditEntries({ page_size: 500 }));
  const headers = { "x-svc-api-key": tenant.apiKey };
  for (const [route, path] of [
    [admin(servedAs("listConnections")), "/v1/connections"],
    [admin(servedAs("getConnection")), `/v1/connections/${connection_id}`],
  ] as const) {
    const params = Promise.resolve({ connection_id });
    const answer = await route(new Request(`http://localhost:3000${path}`, { headers }), { params });
    expect(answer.status).toBe(200);
    told.push(await answer.text());
  }
  await flushCalls(ctx);
  await tell(caller.listApiCalls({}));
  const before = await dumpRows(ctx);
  await tell(caller.disconnectStore({ connection_id }));
  await shop.close();
  const everything = [JSON.stringify(told), JSON.stringify(ctx.sentMails), before, await dumpRows(ctx)].join("\n");
  // Confirms that the searched data includes the connection and its calls.
  expect(everything).toContain(connection_id);
  expect(before).toContain("Subscribe to events");
  for (const secret of [TOKEN, HOOK_SECRET])
    for (const form of [secret, Buffer.from(secret).toString("base64"), secret.slice(0, -4)])
      expect(everything.includes(form), form.slice(0, 6)).toBe(false);
});
