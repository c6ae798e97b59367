import { afterAll, beforeAll, expect, test } from "vitest";
import { listPortalDomains } from "@/server/db/stores/setup";
import { getStore } from "@/server/db/stores/stores";
import { portalAddress } from "@/server/domain/store/portal-address";
import { openTestContext, type TestContext } from "@/test/context";
import { createOrder, createTenant } from "@/test/factories";
import { createOrderLink } from "../order-links/create-order-link";
import { changePortalDomain } from "./portal-domain";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

test("links to a store's portal at its own domain, and at the installation's address once it has none", async () => {
  const tenant = await createTenant(ctx);
  const { store, actor } = tenant;
  const { slug } = store;
  const domain = `returns.${slug}.example`;
  const { orderNumber } = await createOrder(ctx, tenant);
  const asked = { actor, ecommerceId: store.id, orderNumber, validDays: 30, lang: undefined };
  const link = async () => (await createOrderLink(ctx, asked)).url;
  expect(await link()).toMatch(`${ctx.env.APP_URL}/r/${slug}/o/`);

  expect(await changePortalDomain(ctx, { slug, domain: ` Returns.${slug}.Example. ` })).toBe(domain);
  const served = await getStore(ctx.db, actor, store.id);
  expect(portalAddress("https://homeward.example", served)).toBe(`https://${domain}/r/${slug}`);
  expect(portalAddress("http://127.0.0.1:3000", served)).toBe(`http://${domain}:3000/r/${slug}`);
  expect(new URL(await link()).hostname).toBe(domain);
  expect(await listPortalDomains(ctx.db)).toContainEqual({ slug, domain });

  expect(await changePortalDomain(ctx, { slug, domain: null })).toBeNull();
  expect(await link()).toMatch(`${ctx.env.APP_URL}/r/${slug}/o/`);
});

test("requires a valid host name that only one store uses", async () => {
  const [{ store: one }, { store: other }] = [await createTenant(ctx), await createTenant(ctx)];
  const domain = `returns.${one.slug}.example`;
  await changePortalDomain(ctx, { slug: one.slug, domain });
  await expect(changePortalDomain(ctx, { slug: other.slug, domain })).rejects.toMatchObject({
    reason: "ALREADY_EXISTS",
  });
  await expect(changePortalDomain(ctx, { slug: "none", domain: null })).rejects.toMatchObject({ reason: "NOT_FOUND" });
  for (const wrong of [
    "https://returns.example.com",
    "returns",
    "returns.example.com:8443",
    "127.0.0.1",
    "-a.example",
    "",
  ])
    await expect(changePortalDomain(ctx, { slug: other.slug, domain: wrong })).rejects.toMatchObject({
      reason: "INVALID_ARGUMENT",
    });
  const own = new URL(ctx.env.APP_URL).hostname;
  await expect(changePortalDomain(ctx, { slug: other.slug, domain: own })).rejects.toThrow();
});
