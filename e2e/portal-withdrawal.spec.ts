import { randomBytes } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { portal } from "./support/demo";
import { Effort } from "./support/effort";
import { inspect } from "./support/inspect";
import { expectRefusal, expectScreen, fetchPdf } from "./support/shopper";
import { openAs } from "./support/staff";

const someone = () => {
  const unique = randomBytes(5).toString("hex");
  return { name: "Ana Søndergaard", contract: `#W${unique}`, email: `ana.${unique}@example.com` };
};

const walk = async (page: Page, { name, contract, email }: ReturnType<typeof someone>): Promise<Effort> => {
  const effort = new Effort();
  await effort.type(page.getByLabel("Your name"), name);
  await effort.type(page.getByLabel("Order number or contract"), contract);
  await effort.type(page.getByLabel("Email for the receipt"), email);
  await effort.tap(page.getByRole("button", { name: "Continue" }));
  await expectScreen(page, "Confirm your withdrawal");
  await expect(page.getByText(/^I withdraw from the contract/)).toBeVisible();
  await effort.tap(page.getByRole("button", { name: "Confirm withdrawal" }));
  await expectScreen(page, "Your withdrawal has been received");
  return effort;
};

const expectReceipt = async (page: Page): Promise<void> => {
  const link = page.getByRole("link", { name: "Save receipt (PDF)" });
  expect((await fetchPdf(page, await link.getAttribute("href"))).subarray(0, 5).toString()).toBe("%PDF-");
};

test("two screens, three fields, two taps; the store sees the withdrawal and can save the receipt", async ({
  page,
}) => {
  const declared = someone();
  await page.goto(portal);
  await page.getByRole("link", { name: "Withdraw from contract here" }).first().click();
  await expectScreen(page, "Withdraw from your contract");
  await inspect(page);
  const { fields, taps } = await walk(page, declared);
  expect({ fields, taps }).toEqual({ fields: 3, taps: 2 });
  await inspect(page);
  await expectReceipt(page);
  const number = await page.getByText(/^WD-/).textContent();
  await page.goBack();
  // A second press is the same declaration.
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expectScreen(page, "Your withdrawal has been received");
  await expect(page.getByText(number ?? "", { exact: true })).toBeVisible();

  await openAs(page, "/dashboard/withdrawals");
  await page.getByRole("link", { name: declared.contract }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(declared.contract);
  await expect(page.getByText(declared.email, { exact: true })).toBeVisible();
  await inspect(page);
  const receipt = page.getByRole("link", { name: "Save receipt (PDF)" });
  expect((await fetchPdf(page, await receipt.getAttribute("href"))).length).toBeGreaterThan(1000);
  await expect(async () => {
    await page.goto("/dashboard/emails");
    await page
      .getByRole("main")
      .getByRole("listitem")
      .getByRole("link")
      .filter({ hasText: declared.email })
      .click({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole("link", { name: /^WD-.*\.pdf$/ })).toBeVisible();
});

test("an old window doesn't confirm what was typed in another one", async ({ page, context }) => {
  const [first, second] = [someone(), someone()];
  const fill = async (tab: Page, { name, contract, email }: ReturnType<typeof someone>): Promise<void> => {
    await tab.goto(`${portal}/withdraw`);
    await tab.getByLabel("Your name").fill(name);
    await tab.getByLabel("Order number or contract").fill(contract);
    await tab.getByLabel("Email for the receipt").fill(email);
    await tab.getByRole("button", { name: "Continue" }).click();
    await expectScreen(tab, "Confirm your withdrawal");
  };
  await fill(page, first);
  const other = await context.newPage();
  await fill(other, second);
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expectRefusal(page, "You entered something else in another window");
  await expect(page.getByText(second.contract, { exact: true })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test("errors are named, typed text stays, and the declaration is received", async ({ page }) => {
    await page.goto(`${portal}/withdraw`);
    await page.getByLabel("Your name").fill("Ana");
    await page.getByLabel("Email for the receipt").fill("ana@example");
    await page.getByRole("button", { name: "Continue" }).click();
    await expectRefusal(page, "2 things to fix");
    await expect(page.getByLabel("Your name")).toHaveValue("Ana");
    await walk(page, someone());
    await expectReceipt(page);
    await page.goto(`${portal}/accessibility`);
    await expectScreen(page, "Accessibility");
  });
});
