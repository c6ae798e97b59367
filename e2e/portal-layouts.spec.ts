import { expect, type Page, test } from "@playwright/test";
import { inspect } from "./support/inspect";
import { live } from "./support/live";
import { putOrder } from "./support/orders";
import { makeStore, type OtherStore, setBranding, setConfig } from "./support/other-store";
import {
  choose,
  expectMistakes,
  expectRefusal,
  expectScreen,
  expectTotal,
  goOn,
  lookUp,
  SCREENS,
  tile,
} from "./support/shopper";

const LINES = [
  { name: "Felt slippers", unitPrice: 4_800 },
  { name: "Enamel mug", unitPrice: 1_500 },
];

let store: OtherStore;
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  store = await makeStore();
  await setBranding(store, { layout_design_values: "VERTICAL", primary_theme_color_main: "#7a1f3d" });
  await setConfig(store, "refunds", MONEY);
});

/** A store with only one refund option skips the choice. */
const MONEY = {
  action_configs: ["ORIGINAL_PAYMENT_METHOD", "BANK_TRANSFER"].map((refund_option) => ({
    ...{ refund_option, timing: "ON_REVIEW", min_days: 3, max_days: 5, bonus: null },
  })),
};

const ACCOUNT_MISTAKES = [
  "Enter the name on the account",
  "This IBAN isn’t valid. Compare it with your bank statement.",
];

const confirm = (page: Page) => page.getByRole("button", { name: "Confirm return" });

test("VERTICAL: one page has the whole return, each choice opens the next part, and colors may change", async ({
  page,
}) => {
  const brand = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--brand"));
  await lookUp(page, await putOrder(LINES, store), undefined, store.portal);
  await expectScreen(page, "Your return");
  await live(page.getByRole("checkbox").first());
  await goOn(page).click();
  await expectRefusal(page, "Choose at least one item");
  await choose(page, "Felt slippers", "Too small");
  await expectTotal(page, "€48.00");
  expect(await brand()).toBe("#7a1f3d");
  await setBranding(store, { primary_theme_color_main: "#1b3454" });
  await tile(page, "Refunded to your original payment method").click();
  await expect(tile(page, "Drop it off with a code").getByRole("radio")).toBeChecked();
  await expect(page.getByRole("region", { name: SCREENS.send })).toBeVisible();
  await expect.poll(brand).toBe("#1b3454");
  // An item without a reason and half a bank account: nothing is confirmed, and all errors are reported at once.
  await tile(page, "Enamel mug").click();
  await tile(page, "Bank transfer").click();
  await page.getByRole("textbox", { name: "IBAN" }).fill("DE00 1234");
  await confirm(page).click();
  await expectRefusal(page, "3 things to fix");
  await expectMistakes(page, ["Choose why you’re returning Enamel mug", ...ACCOUNT_MISTAKES]);
  await tile(page, "Enamel mug").click();
  await tile(page, "Refunded to your original payment method").click();
  // From the top, as a shopper sees it: axe reports a tile as too small when the bar below covers part of it. While a
  // choice is being saved, the amounts are dimmed and the page may still move.
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await inspect(page);
  await confirm(page).click();
  await expectScreen(page, SCREENS.drop);
});

test("VERTICAL: says when no carrier is available, and offers no button", async ({ page }) => {
  const stuck = await makeStore();
  await setBranding(stuck, { layout_design_values: "VERTICAL" });
  const elsewhere = { provider: "SANDBOX", carrier: "sandbox_post", return_method: "DROP_OFF_POINT", fee: 0 };
  await setConfig(stuck, "refunds", MONEY);
  await setConfig(stuck, "logisticsetting", { return_logistics: [{ ...elsewhere, countries: ["FR"] }] });
  await lookUp(page, await putOrder(LINES, stuck), undefined, stuck.portal);
  await live(page.getByRole("checkbox").first());
  await choose(page, "Felt slippers", "Too small");
  await expect(goOn(page)).toBeVisible();
  await tile(page, "Refunded to your original payment method").click();
  await expect(page.getByRole("heading", { name: "No return method is available right now" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Continue|Confirm)/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Refresh" })).toBeVisible();
});

test.describe("SIMPLIFIED, without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test("one item or question per page, and the summary alone on the last", async ({ page }) => {
    await setBranding(store, { layout_design_values: "SIMPLIFIED" });
    await lookUp(page, await putOrder(LINES, store), undefined, store.portal);
    await expectScreen(page, "Are you returning this item?");
    await expect(page.getByText("Step 1 of 4")).toBeVisible();
    await expect(page.getByText("Item 1 of 2")).toBeVisible();
    await page.getByRole("button", { name: "Next item" }).click();
    await expect(page.getByText("Item 2 of 2")).toBeVisible();
    await goOn(page).click();
    await expectRefusal(page, "Choose at least one item");
    await choose(page, "Enamel mug", "Changed my mind");
    await page.getByRole("link", { name: "Previous item" }).click();
    await page.getByRole("link", { name: "Enamel mug" }).click();
    await choose(page, "Enamel mug", "Changed my mind");
    await goOn(page).click();
    await expectScreen(page, SCREENS.outcome);
    await tile(page, "Bank transfer").click();
    await page.getByRole("textbox", { name: "IBAN" }).fill("DE00 1234");
    await goOn(page).click();
    await expectMistakes(page, ACCOUNT_MISTAKES);
    await page.getByLabel("Account holder").fill("Ana Søndergaard");
    await page.getByRole("textbox", { name: "IBAN" }).fill("nl91 abna 0417 1643 00");
    await goOn(page).click();
    await expectScreen(page, SCREENS.send);
    await goOn(page).click();
    await expectScreen(page, "Review and confirm");
    await expect(page.getByText("Step 4 of 4")).toBeVisible();
    await expect(page.getByText("Enamel mug").first()).toBeVisible();
    await confirm(page).click();
    await expectScreen(page, SCREENS.drop);
  });
});
