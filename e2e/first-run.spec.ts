import { expect, type Page, test } from "@playwright/test";
import { type EmptyInstallation, startEmptyInstallation } from "./support/empty-installation";
import { inspect } from "./support/inspect";
import { live } from "./support/live";

test.describe("an installation without any user", () => {
  // Setup happens once: later visitors find it done.
  test.describe.configure({ mode: "serial" });
  let installation: EmptyInstallation;

  test.beforeAll(async () => {
    installation = await startEmptyInstallation();
  });
  test.afterAll(() => installation.stop());

  const fill = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  };

  /** A store whose country requires a state, with a currency and a postal code that don't exist. */
  const fillWrongly = async (page: Page): Promise<void> => {
    await page.getByLabel("Country").selectOption("CA");
    await fill(page, { "Store name": "Northern Goods", Currency: "XXY", "Street address": "1 Main St" });
    await fill(page, { City: "Toronto", "Postal code": "!!", "Your email": "ida@example.com" });
    await page.getByLabel(/^Password/).fill("ida@example.com");
    await page.getByRole("button", { name: "Create store" }).click();
  };

  const expectErrors = async (page: Page): Promise<void> => {
    const currency = page.getByLabel("Currency");
    await expect(currency).toHaveAccessibleDescription(/^The currency must be a three-letter/);
    await expect(page.getByLabel("State or province")).toHaveAccessibleDescription("Enter the state or province.");
    await expect(page.getByLabel(/^Password/)).toHaveAccessibleDescription(/^The password must not be made of/);
    await expect(page.getByLabel("Postal code")).toHaveAccessibleDescription(/^Enter a postal code that is valid/);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
    await expect(currency).toBeFocused();
    await expect(page.getByLabel("Country")).toHaveValue("CA");
    await expect(page.getByLabel("City")).toHaveValue("Toronto");
  };

  test("distinguishes a wrong setup link from a missing one, and says where to find it", async ({ page }) => {
    const { origin, pathname } = new URL(installation.setupUrl);
    await page.goto(origin + pathname);
    const help = page.getByText("Open the setup link that Homeward prints");
    await expect(help).toBeVisible();
    await expect(page.locator("#refused")).toHaveCount(0);
    await page.goto(installation.setupUrl.slice(0, -1));
    await expect(page.locator("#refused")).toContainText("This setup link isn’t valid");
    await expect(page.locator("#refused")).toBeFocused();
    await expect(help).toBeVisible();
    await inspect(page);
  });

  test("reports each error at its field and keeps the choices", async ({ page }) => {
    await page.goto(installation.setupUrl);
    await live(page.getByRole("main"));
    await fillWrongly(page);
    await expectErrors(page);
    await inspect(page);
  });

  test("does the same without scripts", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(installation.setupUrl);
    await fillWrongly(page);
    await expectErrors(page);
    await context.close();
  });

  test("focuses an error that concerns no field: a link that was changed", async ({ page }) => {
    await page.goto(installation.setupUrl);
    await live(page.getByRole("main"));
    await page.locator('input[name="token"]').evaluate((token: HTMLInputElement) => token.setAttribute("value", "0"));
    await fill(page, { "Store name": "Northern Goods", "Street address": "1 Main St", City: "Berlin" });
    await fill(page, { "Postal code": "10115", "Your email": "ida@example.com" });
    await page.getByLabel(/^Password/).fill("ten letters at least");
    await page.getByRole("button", { name: "Create store" }).click();
    await expect(page.locator("#refused")).toContainText("This setup link isn’t valid");
    await expect(page.locator("#refused")).toBeFocused();
  });

  test("is set up once the errors are fixed, and signs its owner in", async ({ page }) => {
    await page.goto(installation.setupUrl);
    await live(page.getByRole("main"));
    await fillWrongly(page);
    await expectErrors(page);
    await fill(page, { Currency: "CAD", "State or province": "ON", "Postal code": "M5V 2T6" });
    await page.getByLabel(/^Password/).fill("ten letters at least");
    await page.getByRole("button", { name: "Create store" }).click();
    await expect(page).toHaveURL((url) => url.pathname === "/dashboard");
    await expect(page.getByText("Northern Goods").first()).toBeVisible();
  });
});
