import { expect, type Page, test } from "@playwright/test";
import { get, ok, post } from "./support/api";
import { putOrder } from "./support/orders";
import {
  choose,
  expectMistakes,
  expectRefusal,
  expectScreen,
  expectTotal,
  findOrder,
  goOn,
  SCREENS,
  tile,
} from "./support/shopper";

/** Cases for which the demo's return policy has a rule. */
const DEAR = { name: "Storm coat", unitPrice: 34_900, brandId: "wetterholm" };
const CHEAP = { name: "Tea towel", unitPrice: 900 };
const KITCHEN = { name: "Tin flask", unitPrice: 3_200, categoryIds: ["kitchen"] };

const REQUEST = "Request sent. We’ll reply within 2 working days.";
const total = "output strong";

/** Continues from the items to the last screen, for a refund. */
const toTheEnd = async (page: Page): Promise<void> => {
  await goOn(page).click();
  await expectScreen(page, SCREENS.outcome);
  await tile(page, "Refunded to your original payment method").click();
  await goOn(page).click();
};

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with script" : "without script";
  test.describe(how, () => {
    test.use({ javaScriptEnabled, viewport: { width: 375, height: 812 } });

    test(`${how} a request waits for the store, creates no label meanwhile, and shows why it was declined`, async ({
      page,
    }) => {
      const order = await putOrder([DEAR]);
      await findOrder(page, order);
      await choose(page, "Storm coat", "Too big");
      await toTheEnd(page);
      await expectScreen(page, SCREENS.send);
      await expect(page.getByText("reviews your request first and replies within 2 working days")).toBeVisible();
      await page.getByRole("button", { name: "Send request" }).click();

      await expectScreen(page, REQUEST);
      await expect(page.getByText("2 working days", { exact: true })).toBeVisible();
      await expect(page.getByText("No label yet.")).toBeVisible();
      await expect(page.getByRole("img", { name: /^Return code/ })).toHaveCount(0);
      await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(0);
      await page.getByRole("link", { name: "View your request" }).click();
      await expectScreen(page, "We’re reviewing your request");
      await expect(page.getByText("Cancel this return", { exact: true })).toBeVisible();
      await expect(page.getByRole("link", { name: "Open return pass" })).toHaveCount(0);

      const { returns } = await ok(get(`/returns?order_ids=${order.id}`));
      const refusal = { authorized: false, unauthorized_reason: "Sewn to measure.", user: "Kofi" };
      await ok(post(`/v1/processes/${returns[0].process_id}/authorize`, refusal));
      await page.reload();
      await expectScreen(page, "Your return wasn’t approved");
      await expect(page.getByText("Sewn to measure.")).toBeVisible();
    });

    test(`${how} an item that need not be sent is kept, and its refund is sent`, async ({ page }) => {
      await findOrder(page, await putOrder([CHEAP]));
      await choose(page, "Tea towel", "Damaged or faulty");
      await page.getByLabel("Tell us what’s wrong (required)").filter({ visible: true }).fill("A hole beside the hem.");
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Update total" }).click();
      await expect(page.getByText("Keep it. We’ll refund the full €9.00.")).toBeVisible();
      await toTheEnd(page);
      await expectScreen(page, "Nothing to send");
      await expect(page.getByRole("radio")).toHaveCount(0);
      await page.getByRole("link", { name: "Refund or exchange" }).first().click();
      await expectScreen(page, SCREENS.outcome);
      await goOn(page).click();
      await page.getByRole("button", { name: "Confirm return" }).click();
      await expectScreen(page, /^(You keep the items. Your refund is on its way.|Refunded)$/);
      await expect(page.getByText(/don’t have to send anything/i)).toBeVisible();
      await expect(page.getByText("You keep it", { exact: true })).toBeVisible();
    });

    test(`${how} keeping an item for a partial refund is offered, and the amount follows the answer`, async ({
      page,
    }) => {
      await findOrder(page, await putOrder([KITCHEN]));
      await choose(page, "Tin flask", "Not as shown");
      if (javaScriptEnabled) await expect(tile(page, "Keep it and get €16.00 (50%)")).toBeVisible();
      else {
        await goOn(page).click();
        await expectRefusal(page, "You can keep Tin flask. Choose whether to keep or return it, then continue.");
      }
      await tile(page, "Keep it and get €16.00 (50%)").click();
      if (javaScriptEnabled) await expectTotal(page, "€16.00");
      await toTheEnd(page);
      await expectScreen(page, "Nothing to send");
      await expectTotal(page, "€16.00");
      await page.getByRole("link", { name: "Items" }).first().click();
      await expectScreen(page, SCREENS.items);
      await tile(page, "Return it for €32.00").click();
      await goOn(page).click();
      await goOn(page).click();
      await expectScreen(page, SCREENS.send);
      await expectTotal(page, "€32.00");
    });

    test(`${how} a pickup without a time isn't shown as the earlier return method`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await findOrder(page, await putOrder());
      await choose(page, "Felt slippers", "Too big");
      await toTheEnd(page);
      await expectScreen(page, SCREENS.send);
      await expect(page.getByText("Choose a time")).toBeHidden();
      const slip = page.getByRole("complementary", { name: "Review and confirm" });
      await expect(slip.getByText("Drop it off with a code")).toBeVisible();
      await tile(page, "Home pickup").click();
      await expect(slip.getByText("Drop it off with a code")).toBeHidden();
      await expect(slip.getByText("Choose a pickup time to see your refund.")).toBeVisible();
      await expect(page.locator(total)).toBeHidden();
      await page.getByRole("button", { name: "Confirm return" }).click();
      await expectRefusal(page, "Choose a pickup day and time");
      await page.getByText("Pick up from a different address").click();
      await page.getByLabel("Street address").fill("Strandweg 8");
      await page.getByRole("button", { name: "Confirm return" }).click();
      await expectMistakes(page, ["Choose a pickup day and time", "Enter the postal code", "Enter the city"]);
    });
  });
}
