import { expect, type Page, test } from "@playwright/test";
import { inspect } from "./support/inspect";
import { putOrder } from "./support/orders";
import { putShirt, shirtLine } from "./support/products";
import { choose, expectRefusal, expectScreen, expectTotal, findOrder, goOn, SCREENS, tile } from "./support/shopper";

const SIZES = [
  { size: "S", price: 4_000, stock: 0 },
  { size: "M", price: 4_000, stock: 5 },
  { size: "L", price: 5_100, stock: 5 },
];

/** Continues to "Refund or exchange" with a shirt that was too small. */
const openOutcome = async (page: Page, sizes = SIZES): Promise<string> => {
  const productId = await putShirt(sizes);
  await findOrder(page, await putOrder([shirtLine(productId)]));
  await choose(page, "Fisherman shirt", "Too small");
  await goOn(page).click();
  await expectScreen(page, SCREENS.outcome);
  return productId;
};

const typeCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiration date").fill("12/40");
  await page.getByLabel("Security code").fill("123");
};

const payButton = (page: Page) => page.getByRole("button", { name: "Pay €6.00 and confirm" });

test("a shopper exchanges for the next size up, has a card declined, and pays the difference", async ({ page }) => {
  await openOutcome(page);
  await tile(page, "Exchange it").click();
  await expect(page.getByText("Sold out")).toBeVisible();
  await inspect(page);
  const larger = tile(page, "One size up");
  await expect(larger).toContainText("You pay €11.00");
  await larger.click();
  // 11.00 more, minus the store's exchange bonus of 5.00.
  await expectTotal(page, "€6.00");
  await goOn(page).click();

  await expectScreen(page, SCREENS.send);
  await expect(page.getByRole("complementary").locator("dl").first()).toContainText("Undyed, L");
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expectScreen(page, "Pay €6.00");
  await payButton(page).click();
  await expectRefusal(page, "3 things to fix");
  await typeCard(page, "4000 0000 0000 0002");
  await payButton(page).click();
  await expectRefusal(page, "Your card wasn’t charged");
  await inspect(page);
  await typeCard(page, "4242 4242 4242 4242");
  await payButton(page).click();

  await expectScreen(page, SCREENS.drop);
  await expect(page.getByText("Fisherman shirt, Undyed, L")).toBeVisible();
  await page.getByRole("link", { name: "Track this return" }).click();
  await expect(page.getByText("We’ll place a new order for it")).toBeVisible();
  await inspect(page);
});

test("another product of the shop is found by search and chosen", async ({ page }) => {
  await openOutcome(page);
  await tile(page, "Exchange it").click();
  await page.getByRole("link", { name: "Browse the whole shop" }).click();
  await expectScreen(page, "Choose from the shop");
  const frame = await page.getByRole("group").locator("span[aria-hidden]").first().boundingBox();
  expect(Math.round(frame?.height ?? 0)).toBe(Math.round(frame?.width ?? 1));
  await page.getByLabel("Search the shop").fill("kombuse");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("1 product.")).toBeVisible();
  await inspect(page);
  await tile(page, "Kombüse enamel mug").click();
  await page.getByRole("button", { name: "Choose this one" }).click();
  await expectScreen(page, SCREENS.outcome);
  await expect(page.getByRole("radio", { name: /Kombüse enamel mug/ })).toBeChecked();
  await expectTotal(page, "€24.00");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test("a shopper exchanges for the next size up, and pays although the bank times out first", async ({ page }) => {
    await openOutcome(page);
    await tile(page, "Exchange it").click();
    await goOn(page).click();
    await expectRefusal(page, "Choose what you’d like instead of Fisherman shirt");
    await tile(page, "One size up").click();
    await goOn(page).click();
    await expectScreen(page, SCREENS.send);
    await expectTotal(page, "€6.00");
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await typeCard(page, "4000 0000 0000 0119");
    await payButton(page).click();
    await expectRefusal(page, "you’ll only be charged once");
    await typeCard(page, "4000 0000 0000 0119");
    await payButton(page).click();
    await expectScreen(page, SCREENS.drop);
    await expect(page.getByText("Fisherman shirt, Undyed, L")).toBeVisible();
  });

  test("a size that sold out meanwhile is reported, and nothing else is lost", async ({ page }) => {
    const productId = await openOutcome(page);
    await tile(page, "Exchange it").click();
    await tile(page, "One size up").click();
    await putShirt(
      SIZES.map((one) => (one.size === "L" ? { ...one, stock: 0 } : one)),
      productId,
    );
    await goOn(page).click();
    await expectRefusal(page, "One thing to fix");
    await expect(page.getByText("it’s sold out or its price has changed").first()).toBeVisible();
    await expect(page.getByRole("radio", { name: /^Exchange it/ })).toBeChecked();
    await tile(page, "Same as yours").click();
    await goOn(page).click();
    await expectScreen(page, SCREENS.send);
  });
});
