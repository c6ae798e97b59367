import { arrivedReturn, checkedReturn } from "./support/checked-returns";
import { about, expect, test } from "./support/endpoint";
import { inspect, inspectHere } from "./support/inspect";
import { press } from "./support/live";
import { makeReturn } from "./support/returns";
import { openAs, trySignIn } from "./support/staff";

/** Pages in their initial state, a few per test: more would exceed the test's timeout on a slow machine. */
const PAGES = [
  ["", "analytics", "refunds"],
  ["returns/jobs", "returns/new?q=noor", "returns/import", "webhooks/check"],
  ["settings/shipping", "settings/warehouses", "settings/personal-data"],
  ["settings/connections", "settings/connections/connect/woocommerce"],
  ["settings/team", "settings/audit", "settings/store"],
  ["settings/refunds", "settings/exchanges", "settings/reasons"],
];

test.describe("dashboard", () => {
  test("sign-in and a rejected sign-in", async ({ page }) => {
    await page.goto("/dashboard/sign-in");
    await inspect(page);
    await trySignIn(page, "nobody@example.com", "wrong");
    await expect(page.getByText("Wrong email or password")).toBeVisible();
    await inspect(page);
  });

  test("sign-in by emailed link instead of a password", async ({ page }) => {
    await page.goto("/dashboard/sign-in/link");
    await inspect(page);
  });

  test("list of returns, and a search without results", async ({ page }) => {
    await openAs(page, "/dashboard/returns?days=30");
    await press(page.locator("summary[data-key=f]"));
    await inspect(page);
    await page.goto("/dashboard/returns?q=no-such-thing");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Returns");
    await inspect(page);
  });

  for (const paths of PAGES)
    test(`pages in their initial state: ${paths.join(", ")}`, async ({ page }) => {
      for (const [index, path] of paths.entries()) {
        if (index === 0) await openAs(page, `/dashboard/${path}`);
        else await page.goto(`/dashboard/${path}`);
        await inspect(page);
      }
    });

  test("problems, withdrawals, and the request log with one call", async ({ page }) => {
    // This page's first request is the first call in the log.
    await makeReturn();
    await openAs(page, "/dashboard/problems");
    await inspect(page);
    await page.goto("/dashboard/withdrawals");
    await inspect(page);
    const calls = page.locator("tbody th").getByRole("link");
    await expect(async () => {
      await page.goto("/dashboard/requests");
      expect(await calls.count()).toBeGreaterThan(0);
    }).toPass();
    await inspect(page);
    await calls.first().click();
    await expect(page).toHaveURL(/\/requests\/./);
    await inspect(page);
    await page.goto("/dashboard/requests?result=nonsense");
    await expect(page.getByText("Ignored in the URL")).toBeVisible();
    await inspect(page);
  });

  test("import of returns, with a spreadsheet's file and its errors", async ({ page }) => {
    await openAs(page, "/dashboard/returns/import?what=returns");
    await inspect(page);
    const rows = ["Order;E-mail;SKU;Reason;Quantity", "#1;zo\u00eb@example.com;S;TOO_SMALL;1"];
    await page.locator("input[type=file]").setInputFiles({
      name: "returns.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(rows.join("\n"), "latin1"),
    });
    await expect(page.getByText("Accents wrong in the preview?")).toBeVisible();
    await inspect(page);
    await page.getByRole("button", { name: "Check file" }).click();
    await expect(page.getByText("Must be the number of an order with this email")).toBeVisible();
    await inspect(page);
  });

  test("a return and its inspection", async ({ page }) => {
    const { code } = await arrivedReturn();
    await openAs(page, `/dashboard/returns/${code}`);
    await inspect(page);
    await press(page.getByRole("group", { name: /^Unit 2,/ }).getByText("Decline"));
    await expect(page.getByRole("radiogroup", { name: "Reason for declining" })).toBeVisible();
    await inspect(page);
  });

  test("a return that was accepted in part", async ({ page }) => {
    const { code } = await checkedReturn();
    await openAs(page, `/dashboard/returns/${code}`);
    await expect(page.getByText("Signs of wear")).toBeVisible();
    await inspect(page);
    // From the return to its order, to its customer, and back.
    const order = page.locator("a[href^='/dashboard/orders/']").first();
    const name = (await order.textContent()) ?? "";
    await order.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await inspect(page);
    await page.locator("a[href^='/dashboard/customers/']").first().click();
    await expect(page.getByRole("table", { name: "Orders" })).toContainText(name);
    await inspect(page);
    await page.getByRole("link", { name: code }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(code);
  });

  test("webhooks and one delivery", async ({ page, endpoint }) => {
    const { processId, code } = await makeReturn();
    await expect.poll(() => about(endpoint.receiver, processId).length).toBe(1);
    await page.reload();
    await inspect(page);
    await page.getByRole("row").filter({ hasText: code }).getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("onReturnProcessCreation");
    await press(page.getByRole("button", { name: "Recompute" }));
    await expect(page.getByText("As sent in X-SVC-Signature")).toBeVisible();
    // Otherwise the sticky bar covers part of the scrolled page.
    await page.evaluate(() => scrollTo(0, 0));
    await inspect(page);
  });

  test("emails and one email", async ({ page }) => {
    await makeReturn();
    await openAs(page, "/dashboard/emails");
    await inspect(page);
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await expect(page.getByRole("button", { name: "Plain text" })).toBeVisible();
    await inspect(page);
    await press(page.getByRole("button", { name: "Headers" }));
    await inspectHere(page, "dark");
  });

  test("settings: the return policy with an open rule, and the branding with its preview", async ({ page }) => {
    await openAs(page, "/dashboard/settings/policy");
    await press(page.getByRole("main").getByRole("listitem").locator("summary").first());
    await expect(page.getByRole("button", { name: "Add condition" }).first()).toBeVisible();
    await page.getByLabel("Order", { exact: true }).fill("#1042");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("list", { name: "Items" })).toBeVisible();
    await inspect(page);
    await page.goto("/dashboard/settings/branding");
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
    await inspect(page);
  });

  test("API keys with the form for a new key, and the account", async ({ page }) => {
    await openAs(page, "/dashboard/keys");
    await press(page.getByRole("button", { name: "Create key" }));
    await expect(page.getByRole("dialog")).toBeVisible();
    await inspect(page);
    for (const path of ["account", "second-factor"]) {
      await page.goto(`/dashboard/${path}`);
      await inspect(page);
    }
  });

  test("pages that don't exist", async ({ page }) => {
    await openAs(page, "/dashboard/returns");
    await page.goto("/dashboard/returns/RT-2222-2222");
    await inspect(page);
  });
});
