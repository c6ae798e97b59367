import { expect, type Page, test } from "@playwright/test";
import { shopify } from "@/server/integrations/shopify/shopify";
import { woocommerce } from "@/server/integrations/woocommerce/woocommerce";
import type { ShopProvider } from "@/server/partners/shop-provider";
import { startMockAdmin } from "@/test/shopify/mock-admin";
import { sellingShop } from "@/test/shopify/selling-shop";
import { call, ok, post } from "../support/api";
import { live } from "../support/live";
import { addPerson, makeStore, type OtherStore, setStore } from "../support/other-store";
import { trySignIn } from "../support/staff";
import { takePicture } from "../support/take-picture";
import { startWooShop } from "../support/woo-shop";

// Located by addresses, IDs and values: the wording of these screens may change.
const CONNECTIONS = "/dashboard/settings/connections";
const section = (page: Page, id: string) => page.locator(`section[aria-labelledby="${id}"]`);
const field = (page: Page, { credentials }: ShopProvider, name: string) =>
  page.getByLabel(new RegExp(`^${credentials.find((each) => each.name === name)?.label}`));
const form = (page: Page) => page.getByRole("main").locator("form").first();

test.use({
  viewport: { width: 1_100, height: 900 },
  deviceScaleFactor: 2,
  colorScheme: "light",
  contextOptions: { reducedMotion: "reduce" },
});

const signIn = async (page: Page, path: string): Promise<OtherStore> => {
  const store = await makeStore();
  const { email, password } = await addPerson(store, "owner");
  await page.goto(`/dashboard/sign-in?next=${path}`);
  await trySignIn(page, email, password);
  await expect(page).toHaveURL((url) => url.pathname === path);
  await live(page.getByRole("main"));
  return store;
};

const connect = async (page: Page): Promise<void> => {
  // The second of the two: a copy. Only asked when the shop doesn't know.
  const modes = form(page).locator("fieldset").last().locator('input[type="radio"]');
  if ((await modes.count()) === 2) await modes.nth(1).check();
  await form(page).locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/\/connections\/con_\w+$/);
};

/** Presses the first button of the form's last block: the test before saving. */
const tryOut = async (page: Page): Promise<void> => {
  await form(page).locator('button[type="submit"]').locator("xpath=preceding-sibling::button[1]").click();
  await expect(form(page).locator("section dl")).toBeVisible();
};

test("cards and forms", async ({ page }) => {
  await signIn(page, CONNECTIONS);
  const cards = page.locator('ul:has(a[href*="/connections/connect/"])');
  await takePicture(page, "connections-providers", { from: cards.first(), to: cards.nth(1) });
  const others = ["easypost", "shipengine", "shippo", "sendcloud", "stripe", "paypal", "smtp"];
  for (const provider of ["shopify", "woocommerce", "medusa", "vendure", ...others]) {
    await page.goto(`${CONNECTIONS}/connect/${provider}`);
    await live(form(page));
    const blocks = form(page).locator("fieldset > *");
    await takePicture(page, `${provider}-form`, { from: blocks.first() });
  }
});

test("WooCommerce: tested, importing, connected", async ({ page }) => {
  const shop = await startWooShop(450);
  await signIn(page, `${CONNECTIONS}/connect/woocommerce`);
  await field(page, woocommerce, "address").fill(shop.address);
  await field(page, woocommerce, "consumerKey").fill(shop.consumerKey);
  await field(page, woocommerce, "consumerSecret").fill(shop.consumerSecret);
  await tryOut(page);
  await takePicture(page, "woocommerce-tested", {
    from: form(page).locator("section:has(> dl)"),
  });
  shop.holdOrdersAfter(4);
  await connect(page);
  const progress = section(page, "sync").locator("progress").last();
  await expect.poll(async () => Number(await progress.getAttribute("value")), { timeout: 60_000 }).toBeGreaterThan(100);
  await takePicture(page, "connection-importing", { from: section(page, "sync") });
  shop.holdOrdersAfter(null);
  await shop.close();
});

test("Shopify: connected, locations, a refund in the shop", async ({ page }) => {
  const admin = await startMockAdmin(Number(process.env.SHOPIFY_MOCK_PORT));
  const place = sellingShop(admin);
  const orders = Array.from({ length: 12 }, place);
  const store = await signIn(page, `${CONNECTIONS}/connect/shopify`);
  await setStore(store, { restocking_enabled: true });
  await field(page, shopify, "shop").fill("acme.myshopify.com");
  await field(page, shopify, "clientSecret").fill("shpss_secret");
  await field(page, shopify, "accessToken").fill("shpat_good");
  await tryOut(page);
  await takePicture(page, "shopify-tested", {
    from: form(page).locator("section:has(> dl)"),
  });
  await connect(page);
  const connection = page.url();
  await expect(section(page, "sync")).toContainText("12", { timeout: 60_000 });
  await page.reload();
  await live(page.getByRole("main"));
  await takePicture(page, "connection-page", {
    from: page.getByRole("heading", { level: 1 }),
    to: section(page, "sync"),
  });

  await page.goto(`/dashboard/settings/warehouses?store=${store.slug}`);
  await live(page.getByRole("main"));
  const choice = page.getByRole("main").locator("select").filter({ hasText: "Köln" }).first();
  await choice.selectOption({ label: "Köln" });
  const label = page.locator(`label[for="${await choice.getAttribute("id")}"]`);
  await takePicture(page, "warehouse-location", { from: label.locator("..") });

  const { code } = await refunded(store, { number: orders[0]?.name ?? "", email: String(orders[0]?.email) });
  await page.goto(`/dashboard/returns/${code}`);
  await live(page.getByRole("main"));
  await takePicture(page, "return-refunded", { from: section(page, "money") });
  await page.goto(connection);
  await live(page.getByRole("main"));
  // The page itself requests them after loading.
  await takePicture(page, "connection-calls", {
    from: section(page, "calls"),
    to: section(page, "calls").locator("details, tr, li").nth(7),
  });
  await admin.close();
});

/** A return of one item, from the portal to the refund in the shop. */
const refunded = async ({ key }: OtherStore, order: { number: string; email: string }): Promise<{ code: string }> => {
  const started = await ok(post("/returns/intent/start", { order_number: order.number, email: order.email }, { key }));
  const { return_id: id, customer_token: token, line_items: lines } = started.order;
  const line = lines[0].id;
  const choice = { quantity: 1, return_reason: "TOO_SMALL", refund_option: "ORIGINAL_PAYMENT_METHOD" };
  const asShopper = (path: string, body: unknown) => ok(post(path, body, { key: token }));
  await asShopper(`/returns/${id}/save_client_preferences?line_item_id=${line}`, choice);
  await asShopper(`/returns/${id}/return_options`, { return_method: "DROP_OFF_POINT" });
  await asShopper(`/returns/${id}/complete`, {});
  for (const lkss of ["COLLECTED", "IN_WAREHOUSE"])
    await ok(post("/v1/ops/update_lkss", { process_id: id, lkss }, { key }));
  const reviews = [{ line_item_id: line, status: "APPROVED", user: "Maren" }];
  await ok(post("/v1/ops/ecommerce/review", { process_id: id, reviews }, { key }));
  const read = async () => (await ok(call("GET", `/v1/processes/${id}`, { key }))).return_summary;
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe("COMPLETED");
  return { code: (await read()).basic_process_data.return_code };
};
