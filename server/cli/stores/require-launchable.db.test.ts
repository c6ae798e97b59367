import { afterAll, beforeAll, expect, test } from "vitest";
import { createStore } from "@/server/services/setup/create-store";
import { openTestContext, type TestContext } from "@/test/context";
import { createTenant } from "@/test/factories";
import { requireLaunchable } from "./require-launchable";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

test("requires a return address and a mail server for a store that starts live, and names what is missing", async () => {
  const { actor, store } = await createTenant(ctx);
  const { SMTP_URL: _, ...env } = ctx.env;
  const [without, connected] = [
    { ...ctx, env },
    { ...ctx, env: { ...env, SMTP_URL: "smtp://127.0.0.1:1" } },
  ];
  await expect(requireLaunchable(connected, { actor, ecommerceId: store.id })).resolves.toBeUndefined();
  await expect(requireLaunchable(without, { actor, ecommerceId: store.id })).rejects.toThrow("set SMTP_URL");
  const input = { slug: "no-address", name: "No address", currencyCode: "EUR", timeZone: "UTC" };
  const bare = await createStore(ctx, { actor, input });
  await expect(requireLaunchable(without, { actor, ecommerceId: bare.id })).rejects.toThrow(
    /wasn't created. Missing:\n {2}- a return address: give --warehouse[^\n]*\n(.*\n)* {2}- a mail server/,
  );
});
