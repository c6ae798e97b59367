import { writeFileSync } from "node:fs";
import { test as base, expect, type Page } from "@playwright/test";
import { openAuthority } from "@/test/certificates";
import { startMailServer } from "@/test/mail-server";
import { baseUrl } from "./support/demo";
import { inspect } from "./support/inspect";
import { live, press } from "./support/live";
import { addPerson, connectMailServer, connectWooShop, makeStore } from "./support/other-store";
import { trySignIn } from "./support/staff";
import { startWooShop, type WooShop } from "./support/woo-shop";

const test = base.extend<{ shop: WooShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the names of what a fixture needs, and this one needs none
  shop: async ({}, use) => {
    const shop = await startWooShop();
    await use(shop);
    await shop.close();
  },
});

const state = (page: Page, word: string) =>
  expect(page.getByRole("main").locator("[data-badge]").filter({ hasText: word }).first()).toBeVisible();

test("a shop is connected, rejects its key, is repaired and disconnected, and never shows its secrets again", async ({
  page,
  shop,
}) => {
  // A store and a user are created from the command line.
  test.slow();
  const store = await makeStore();
  const { email, password } = await addPerson(store, "owner");
  await page.goto("/dashboard/sign-in?next=/dashboard/settings/connections");
  await trySignIn(page, email, password);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connections");
  await page.getByRole("link", { name: /^WooCommerce/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connect WooCommerce");

  // Each missing value is reported at its field, and the first of these fields has the focus.
  const [address, key] = [page.getByLabel("Shop address"), page.getByLabel("Consumer key", { exact: true })];
  await live(address);
  await press(page.getByRole("button", { name: "Test connection" }));
  await expect(page.getByText("Enter the consumer key.")).toBeVisible();
  await expect(address).toBeFocused();

  // As a merchant pastes them: the address of an admin page, and the secret shown before it is submitted.
  await address.fill(`${shop.address}/wp-admin/admin.php?page=wc-settings`);
  await key.fill(`ck_${"0".repeat(40)}`);
  const secret = page.getByLabel("Consumer secret", { exact: true });
  await secret.fill(shop.consumerSecret);
  await expect(secret).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show Consumer secret" }).click();
  await expect(secret).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Test connection" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("doesn’t accept the key");

  await key.fill(shop.consumerKey);
  await page.getByRole("button", { name: "Test connection" }).click();
  const result = page.getByRole("region", { name: "Result of the test" });
  await expect(result).toContainText("The connection works.");
  await expect(result).toContainText("Sends refunds through the shop");
  expect(shop.webhooks.size).toBe(0);

  // WooCommerce can't tell whether the shop is a copy: the user has to choose, and nothing is preselected.
  await page.getByRole("button", { name: "Connect WooCommerce" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(/your live shop or a test copy/);
  await page.getByRole("radio", { name: /Test or staging copy/ }).check();
  await page.getByRole("button", { name: "Connect WooCommerce" }).click();
  await expect(page).toHaveURL(/\/settings\/connections\/con_\w+$/);
  await state(page, "Connected");
  const id = page.url().split("/").at(-1) ?? "";
  expect([...shop.webhooks.values()].every(({ delivery_url }) => String(delivery_url).endsWith(`/hooks/${id}`))).toBe(
    true,
  );
  expect(shop.webhooks.size).toBe(8);
  await expect(page.getByText(`•••• ${shop.consumerSecret.slice(-4)}`)).toBeVisible();
  await expect(page.getByRole("region", { name: "Recent calls" })).toContainText("Set up webhook order.created");
  // The first import starts automatically, and the page shows its progress.
  const sync = page.getByRole("region", { name: "Sync" });
  await expect(sync).toContainText("3 orders read: 3 new.", { timeout: 60_000 });
  await expect(sync).toContainText("2 products read: 2 new.");
  await page.reload();
  await state(page, "Connected");
  await expect(page.getByRole("main")).toContainText("3 orders");
  await inspect(page);
  for (const hidden of [shop.consumerKey, shop.consumerSecret]) expect(await page.content()).not.toContain(hidden);

  // The key is revoked in the shop and then restored.
  shop.refuseKey(true);
  await press(page.getByRole("button", { name: "Test connection" }));
  await state(page, "Needs attention");
  await expect(page.getByText("WooCommerce no longer accepts the credentials.")).toBeVisible();
  shop.refuseKey(false);
  await press(page.getByRole("button", { name: "Test connection" }));
  await state(page, "Connected");

  // An empty secret keeps the stored one.
  await press(page.getByRole("button", { name: "Change", exact: true }));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Statuses of shipped orders").fill("completed, shipped");
  await dialog.getByRole("button", { name: "Test and save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("completed, shipped")).toBeVisible();

  await press(page.getByRole("button", { name: "Disconnect" }));
  await expect(dialog).toContainText("The credentials are deleted.");
  await dialog.getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connections");
  await expect(page.getByRole("link", { name: /^WooCommerce/ })).toBeVisible();
  expect(shop.webhooks.size).toBe(0);
});

test("a shop that is down is listed with what it still holds of ours", async ({ page, shop }) => {
  test.slow();
  const store = await makeStore();
  const id = await connectWooShop(store, shop);
  const { email, password } = await addPerson(store, "owner");
  await page.goto(`/dashboard/sign-in?next=/dashboard/settings/connections/${id}`);
  await trySignIn(page, email, password);
  await state(page, "Connected");
  shop.refuseKey(true);
  await press(page.getByRole("button", { name: "Disconnect" }));
  await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
  await state(page, "Disconnected");
  await expect(page.getByRole("main")).toContainText(`/hooks/${id}`);
  await expect(page.getByRole("main")).toContainText("Not removed");
  expect(shop.webhooks.size).toBe(8);
});

test("a mail connection shows where bounce notices go, which were rejected, and that a genuine one arrived", async ({
  page,
}, testInfo) => {
  test.slow();
  const [authority, rootFile, password] = [openAuthority(), testInfo.outputPath("root.pem"), "of the tests"];
  writeFileSync(rootFile, authority.root);
  const server = await startMailServer({ certificate: authority.certify({ host: "localhost" }), password });
  const store = await makeStore();
  const id = await connectMailServer(store, { port: server.port, password, rootFile });
  await server.close();
  authority.close();
  const { email, password: own } = await addPerson(store, "owner");
  await page.goto(`/dashboard/sign-in?next=/dashboard/settings/connections/${id}`);
  await trySignIn(page, email, own);
  const notices = page.getByRole("region", { name: "Bounce notices" });
  await expect(notices).toContainText("Nothing received from Postmark yet.");
  await expect(notices).toContainText("Delivery, Bounce, Spam complaint");
  await inspect(page);

  const address = new URL((await notices.getByText(`/hooks/${id}`).first().textContent()) ?? "");
  const tell = async (token: string) => {
    const body = JSON.stringify({
      RecordType: "Delivery",
      MessageID: "of-another-email",
      DeliveredAt: new Date().toISOString(),
    });
    const headers = { "content-type": "application/json" };
    return (await fetch(`${baseUrl}${address.pathname}?token=${token}`, { method: "POST", body, headers })).status;
  };
  expect(await tell("guessed")).toBe(401);
  await page.reload();
  await expect(notices).toContainText("we couldn’t verify that it came from Postmark");
  expect(await tell(address.searchParams.get("token") ?? "")).toBe(200);
  await page.reload();
  await expect(notices).toContainText("Last received");
});

test("members who may not connect shops don't see the form", async ({ page }) => {
  test.slow();
  const store = await makeStore();
  const { email, password } = await addPerson(store, "support");
  await page.goto("/dashboard/sign-in?next=/dashboard/settings/connections");
  await trySignIn(page, email, password);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Connections");
  await expect(page.getByRole("link", { name: /^WooCommerce/ })).toHaveCount(0);
});
