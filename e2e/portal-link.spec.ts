import { expect, type Page, test } from "@playwright/test";
import { call, ok, post } from "./support/api";
import { demo, portal } from "./support/demo";
import { Effort } from "./support/effort";
import { live } from "./support/live";
import { type Order, putOrder } from "./support/orders";
import { choose, expectScreen, expectTotal, goOn, SCREENS, tile } from "./support/shopper";

const linkOf = ({ number }: Pick<Order, "number">): string =>
  `/v1/ecommerces/${demo.ecommerce_id}/orders/${number}/return-link`;

/** As people type them; both find the order. */
const spokenLinkOf = ({ number }: Order): string => linkOf({ number: `%23${number}` });

const notice = (page: Page) => page.getByRole("main").locator("form > p");

test("from the order email: three screens, nothing typed, six taps; a revoked link is explained", async ({
  page,
  browser,
}) => {
  const effort = new Effort();
  const order = await putOrder();
  const { url } = await ok(post(linkOf(order), {}));
  await page.goto(url);
  await expectScreen(page, SCREENS.items);
  expect(page.url()).not.toContain("ol_");
  await live(page.getByRole("checkbox").first());
  await choose(page, "Felt slippers", "Too small", effort);
  await effort.tap(goOn(page));
  await expectScreen(page, SCREENS.outcome);
  await effort.tap(tile(page, "Refunded to your original payment method"));
  await effort.tap(goOn(page));
  await expectScreen(page, SCREENS.send);

  // Opening the link again resumes the draft.
  await page.goto(url);
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  await page.goBack();
  await expectScreen(page, SCREENS.send);

  // Another person with the link starts a new draft: the choices made here are neither visible to them nor changeable.
  const elsewhere = await browser.newPage();
  await elsewhere.goto(url);
  await expectScreen(elsewhere, SCREENS.items);
  await expect(elsewhere.getByRole("checkbox").first()).not.toBeChecked();
  await live(elsewhere.getByRole("checkbox").first());
  await choose(elsewhere, "Felt slippers", "Too small");
  // Saved before the other draft is confirmed; after that the conflict would be reported at once.
  await expectTotal(elsewhere, "€48.00");
  await live(page.getByRole("radio").first());
  await effort.tap(page.getByRole("button", { name: "Confirm return" }));
  await expectScreen(page, SCREENS.drop);
  expect(effort).toMatchObject({ fields: 0, taps: 6 });

  // Of two drafts of the same item one becomes a return; the other reports that, and the link leads to the return.
  await goOn(elsewhere).click();
  await expectScreen(elsewhere, "Everything in this order is already in a return");
  await elsewhere.goto(url);
  await expectScreen(elsewhere, SCREENS.returns);
  await elsewhere.close();

  await ok(call("DELETE", spokenLinkOf(order)));
  // Access that was opened by the link ends too.
  await page.reload();
  await expect(page.getByRole("button", { name: "Find my order" })).toBeVisible();
  await page.goto(url);
  await expect(notice(page)).toContainText("This link no longer works");
  await expect(page.getByLabel("Order number")).toHaveValue(`#${order.number}`);
  await page.goto(`${url}x`);
  await expect(notice(page)).toContainText("This link is incomplete");
  await page.goto(`${portal}/o/${"x".repeat(1_300)}`);
  await expect(notice(page)).toContainText("This link is incomplete");
  await page.goto(`${portal}?order=%00`);
  await expect(page.getByLabel("Order number")).toHaveValue("");
  const { url: later } = await ok(post(spokenLinkOf(order), { lang: "de" }));
  await page.goto(later);
  await expectScreen(page, "Rücksendungen zu dieser Bestellung");
});
