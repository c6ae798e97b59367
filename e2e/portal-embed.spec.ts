import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { call, ok } from "./support/api";
import { baseUrl } from "./support/demo";
import { orderContent } from "./support/orders";
import { makeStore, svc } from "./support/other-store";

const { port } = new URL(baseUrl);

/** The account page of a shop, with the link from the guide. */
const serveShop = async (portalUrl: string): Promise<Server> => {
  const page = `<!doctype html><html lang="en"><title>Account</title><h1>Your orders</h1>
    <script async src="${new URL("/embed.js", portalUrl).href}"></script>
    <a data-homeward href="${portalUrl}?order=9911">Return items</a>`;
  const server = createServer((_, answer) => answer.writeHead(200, { "content-type": "text/html" }).end(page));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
};

test("a portal on its own domain can be embedded in its shop, and nowhere else, and starts a return there", async ({
  page,
}) => {
  const store = await makeStore();
  const shop = `${store.slug}.localhost`;
  const domain = `returns.${shop}`;
  const { portal_url: portalUrl } = await svc("stores", "domain", store.slug, domain);
  expect(portalUrl).toBe(`http://${domain}:${port}/r/${store.slug}`);
  const server = await serveShop(portalUrl);
  const shopUrl = (host: string): string => `http://${host}:${(server.address() as AddressInfo).port}/`;
  await svc("config", "set", store.slug, "ecommerce", JSON.stringify({ website_url: shopUrl(`www.${shop}`) }));
  const body = orderContent({ number: "9911", email: "ana@example.com", lines: [{ name: "Mug", unitPrice: 1000 }] });
  await ok(call("PUT", `/v1/ecommerces/${store.id}/orders/9911`, { body, key: store.key }));

  // The domain serves only this portal of the installation, and the old address redirects to it.
  await page.goto(`${baseUrl}${store.portal}`);
  await expect(page).toHaveURL(portalUrl);
  await page.goto(`http://${domain}:${port}/`);
  await expect(page).toHaveURL(portalUrl);
  expect((await page.goto(`http://${domain}:${port}/dashboard`))?.status()).toBe(404);

  await page.goto(shopUrl(`www.${shop}`));
  await page.getByRole("link", { name: "Return items" }).click();
  const dialog = page.getByRole("dialog", { name: "Return items" });
  const portal = dialog.frameLocator("iframe");
  await expect(portal.getByLabel("Order number")).toHaveValue("9911");
  await portal.getByLabel("Email").fill("ana@example.com");
  await portal.getByRole("button", { name: "Find my order" }).click();
  await expect(portal.getByRole("heading", { name: "What would you like to return?" })).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Return items" })).toBeFocused();

  // A site other than the store's may not embed it.
  await page.goto(shopUrl(`elsewhere.${shop}`));
  await page.getByRole("link", { name: "Return items" }).click();
  await expect(page.frameLocator("iframe").getByLabel("Order number")).toHaveCount(0);
  await svc("stores", "domain", store.slug, "--none");
  server.close();
});
