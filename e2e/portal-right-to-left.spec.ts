import { expect, type Page, test } from "@playwright/test";
import ar from "@/messages/ar/portal.json" with { type: "json" };
import { portal } from "./support/demo";
import { inspectHere } from "./support/inspect";
import { putOrder } from "./support/orders";
import { choose, expectScreen, tile } from "./support/shopper";

const press = (page: Page, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();

/** Expects the screen with that title from right to left, nothing wider than the window, and no axe violations. */
const expectFromRight = async (page: Page, title: string | RegExp): Promise<void> => {
  await expectScreen(page, title);
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider).toBe(0);
  await inspectHere(page, "light");
};

test.use({ viewport: { width: 375, height: 812 }, locale: "ar-EG" });

test("a shopper who reads Arabic returns an item, from the lookup to the pass", async ({ page }) => {
  const order = await putOrder([{ name: "Felt slippers", unitPrice: 4_800 }]);
  await page.goto(portal);
  await page.getByLabel(ar.lookup.orderNumber).fill(order.number);
  await page.getByLabel(ar.lookup.email).fill(order.email);
  await press(page, ar.lookup.submit);
  await expectFromRight(page, ar.items.title);
  await choose(page, "Felt slippers", "المقاس صغير");
  await press(page, ar.shell.continue);
  await expectFromRight(page, ar.outcome.title);
  await tile(page, ar.outcome.name.ORIGINAL_PAYMENT_METHOD).click();
  await press(page, ar.shell.continue);
  await expectFromRight(page, ar.send.title);
  await press(page, ar.send.confirm);
  await expectFromRight(page, /^كل شيء جاهز/);
});
