import { expect, test } from "@playwright/test";
import { get } from "./support/api";
import { portal } from "./support/demo";
import { putOrder } from "./support/orders";
import { makeReturn, moveParcel } from "./support/returns";
import {
  choose,
  expectRefusal,
  expectScreen,
  expectTotal,
  fetchPdf,
  findOrder,
  goOn,
  lookUp,
  SCREENS,
  tile,
} from "./support/shopper";

test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

test("a shopper gets store credit for a drop-off without scripts, and can cancel it", async ({ page }) => {
  const order = await putOrder([
    { name: "Felt slippers", unitPrice: 4_800, quantity: 2 },
    { name: "Enamel mug", unitPrice: 1_500 },
  ]);
  await findOrder(page, order);
  await choose(page, "Enamel mug", "Changed my mind");
  await page.getByRole("button", { name: "Update total" }).click();
  await expectTotal(page, "€15.00");
  await goOn(page).click();

  await expectScreen(page, SCREENS.outcome);
  await goOn(page).click();
  await expectRefusal(page, "Choose one of the options");
  await tile(page, "Store credit").click();
  await goOn(page).click();

  await expectScreen(page, SCREENS.send);
  await expect(page.getByText("A code by email")).toBeVisible();
  await expect(
    page.getByRole("group").locator("> div").filter({ hasText: "Drop it off" }).locator("time"),
  ).toBeVisible();
  const counters = page.getByRole("region", { name: "Nearest drop-off points" });
  await expect(counters.getByText(/^Open today \d\d:\d\d–|^Closed now\. Opens /).first()).toBeVisible();
  await counters.getByLabel("Search another postal code").fill("10115");
  await counters.getByRole("button", { name: "Search" }).click();
  const [nearest = ""] = await page
    .getByRole("region", { name: "Drop-off points near 10115" })
    .locator("li b")
    .allInnerTexts();
  await expect(page.getByRole("region", { name: "Drop-off points near 10115" })).toContainText(nearest);
  await page.getByRole("button", { name: "Confirm return" }).click();
  await expectScreen(page, SCREENS.drop);
  await expect(page.getByRole("img", { name: /^Return code/ })).toBeVisible();
  await expect(page.getByText("Nearest drop-off point").first()).toBeVisible();
  const label = await fetchPdf(page, await page.getByRole("link", { name: "Save label (PDF)" }).getAttribute("href"));
  expect(label.subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("link", { name: "Track this return" }).click();
  await expectScreen(page, /^Ready to send/);
  await page.getByText("Cancel this return", { exact: true }).click();
  await page.getByRole("button", { name: "Cancel return" }).click();
  await expectScreen(page, "Canceled");

  await findOrder(page, order);
  await expect(page.getByRole("checkbox", { name: "Enamel mug" })).toBeVisible();
});

test("the pickup comes at the chosen time without scripts, and its fee is in the price", async ({ page }) => {
  await findOrder(page, await putOrder());
  await choose(page, "Felt slippers", "Too small");
  await goOn(page).click();
  await tile(page, "Refunded to your original payment method").click();
  await goOn(page).click();
  await expectScreen(page, SCREENS.send);
  await tile(page, "Home pickup").click();
  await tile(page, "12–16").click();
  await page.getByRole("button", { name: "Update total" }).click();
  await expectTotal(page, "€43.10");
  await page.getByRole("button", { name: "Confirm return" }).click();
  await expectScreen(page, SCREENS.pickUp);
});

test("a price that wasn't shown isn't confirmed without scripts", async ({ page }) => {
  await findOrder(page, await putOrder());
  await choose(page, "Felt slippers", "Too small");
  await goOn(page).click();
  await tile(page, "Refunded to your original payment method").click();
  await goOn(page).click();
  await tile(page, "Home pickup").click();
  await tile(page, "8–12").click();
  await page.getByRole("button", { name: "Confirm return" }).click();
  await expectRefusal(page, "The amount changed from €48.00 to €43.10");
  await expectTotal(page, "€43.10");
  await page.getByRole("button", { name: "Confirm return" }).click();
  await expectScreen(page, SCREENS.pickUp);
});

test("typed text stays without scripts, and one sentence says what to fix", async ({ page }) => {
  const order = await putOrder();
  await page.goto(portal);
  await page.getByRole("button", { name: "Find my order" }).click();
  await expectRefusal(page, "Enter your order number");

  await lookUp(page, { ...order, email: `no.${order.email}` });
  await expectRefusal(page, "We couldn’t find an order with these details. Check both fields.");
  await expect(page.getByLabel("Order number")).toHaveValue(order.number);

  await findOrder(page, order);
  await goOn(page).click();
  await expectRefusal(page, "Choose at least one item");
  await tile(page, "Felt slippers").click();
  await goOn(page).click();
  await expectRefusal(page, "Choose why you’re returning Felt slippers");
  await tile(page, "Damaged or faulty").click();
  await goOn(page).click();
  await expectRefusal(page, "Tell us what’s wrong with Felt slippers");
  await expect(page.getByRole("checkbox", { name: "Felt slippers" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Damaged or faulty" })).toBeChecked();
});

test("a parcel in transit can't be canceled without scripts either", async ({ page }) => {
  const { order, processId, code, returnId, token } = await makeReturn();
  await lookUp(page, order);
  await expectScreen(page, SCREENS.returns);
  await page.getByRole("link", { name: code }).click();
  await page.getByText("Cancel this return", { exact: true }).click();
  await moveParcel(processId, "COLLECTED");
  await page.getByRole("button", { name: "Cancel return" }).click();
  await expect(page.getByText("It’s too late to cancel: the carrier already has the parcel.")).toBeVisible();
  const { body } = await get(`/returns/${returnId}/tracking`, { key: token });
  expect([body.status, body.shipping_status]).toEqual(["RUNNING", "COLLECTED"]);
});

test("the older of two tabs with two orders says so, loses nothing, and continues with its own", async ({
  context,
}) => {
  const [first, second] = [
    await putOrder([{ name: "Felt slippers", unitPrice: 4_800 }]),
    await putOrder([{ name: "Enamel mug", unitPrice: 1_500 }]),
  ];
  const [older, newer] = [await context.newPage(), await context.newPage()];
  await findOrder(older, first);
  await findOrder(newer, second);
  await choose(newer, "Enamel mug", "Changed my mind");
  await newer.getByRole("button", { name: "Update total" }).click();
  await expectTotal(newer, "€15.00");
  await choose(older, "Felt slippers", "Damaged");
  await older.getByLabel("Tell us what’s wrong (required)").filter({ visible: true }).fill("The left sole comes off.");
  await goOn(older).click();
  await expectRefusal(older, `You started another return in a different tab (order #${second.number})`);
  await expectTotal(older, "€48.00");
  await goOn(older).click();
  await expectScreen(older, SCREENS.outcome);
  await goOn(newer).click();
  await expectRefusal(newer, `You started another return in a different tab (order #${first.number})`);
  await expectTotal(newer, "€15.00");
  await goOn(newer).click();
  await expectScreen(newer, SCREENS.outcome);
});
