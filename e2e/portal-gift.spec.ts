import { expect, type Page, test } from "@playwright/test";
import { get, ok } from "./support/api";
import { portal } from "./support/demo";
import { live } from "./support/live";
import { putOrder } from "./support/orders";
import { choose, expectMistakes, expectScreen, goOn, lookUp, SCREENS, tile } from "./support/shopper";

const findGift = async (page: Page, { number, email }: { number: string; email: string }, own: string) => {
  await page.getByLabel("Order number").fill(number);
  await page.getByLabel("Buyer’s email").fill(email);
  await page.getByLabel("Your email").fill(own);
  await page.getByRole("button", { name: "Find my order" }).click();
};

const expectNoAmount = (page: Page) => expect(page.locator("main")).not.toContainText(/€\d/);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled, viewport: { width: 375, height: 812 } });

    test("a gift's recipient gets a code and sees no price; the buyer isn't told", async ({ page, browser }) => {
      const order = await putOrder([
        { name: "Felt slippers", unitPrice: 4_800 },
        { name: "Enamel mug", unitPrice: 1_500 },
      ]);
      await page.goto(portal);
      await page.getByRole("link", { name: "I’m returning a gift" }).click();
      await expectScreen(page, "Return a gift");
      if (javaScriptEnabled) await live(page.getByRole("button", { name: "Find my order" }));
      await findGift(page, { ...order, number: "" }, "no address");
      await expectMistakes(page, ["Enter your order number", "Enter one email address, like ana@example.com"]);
      await findGift(page, order, "mia@example.com");

      await expectScreen(page, SCREENS.items);
      await expectNoAmount(page);
      if (javaScriptEnabled) await live(page.getByRole("checkbox").first());
      await choose(page, "Felt slippers", "Too small");
      await goOn(page).click();
      await expectScreen(page, SCREENS.outcome);
      await expect(tile(page, "Refunded to your original payment method")).toHaveCount(0);
      await tile(page, "Store credit").click();
      await goOn(page).click();
      await expectScreen(page, SCREENS.send);
      await expect(page.getByText("Gift value")).toBeVisible();
      await expect(page.locator("main")).not.toContainText("Visa");
      await page.getByRole("button", { name: "Confirm return" }).click();
      await expectScreen(page, SCREENS.drop);
      await page.getByRole("link", { name: "Track this return" }).click();
      await expectScreen(page, /^Ready to send/);
      const [, code = ""] = /return\/(RT-[\w-]+)/.exec(page.url()) ?? [];

      const { return_summaries: made } = await ok(get(`/v1/processes/search?query=${code}`));
      expect(made[0].customer.email).toBe("mia@example.com");

      const buyer = await browser.newPage();
      await lookUp(buyer, order);
      await expectScreen(buyer, SCREENS.items);
      await expect(buyer.getByText("Already in a return.")).toBeVisible();
      expect(await buyer.content()).not.toContain(code);
      await buyer.close();
    });
  });
}
