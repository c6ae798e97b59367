import { expect, test } from "@playwright/test";
import { ok, post } from "./support/api";
import { portal } from "./support/demo";
import { Effort } from "./support/effort";
import { pressTo } from "./support/keyboard";
import { putOrder } from "./support/orders";
import { makeReturn, moveParcel, readProcess } from "./support/returns";
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

const PHONE = { width: 375, height: 812 };

test("one item, refund, drop-off: four screens, two fields, seven taps", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const effort = new Effort();
  await findOrder(page, await putOrder(), effort);
  await choose(page, "Felt slippers", "Too small", effort);
  await expectTotal(page, "€48.00");
  await effort.tap(goOn(page));
  await expectScreen(page, SCREENS.outcome);
  await effort.tap(tile(page, "Refunded to your original payment method"));
  await effort.tap(goOn(page));
  await expectScreen(page, SCREENS.send);
  await expect(page.getByRole("radio", { name: /Drop it off with a code/ })).toBeChecked();
  await effort.tap(page.getByRole("button", { name: "Confirm return" }));
  await expectScreen(page, SCREENS.drop);
  expect(effort).toMatchObject({ taps: 7, fields: 2 });
});

test("a shopper returns part of an order by courier and sees the price before confirming", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const order = await putOrder([
    { name: "Felt slippers", unitPrice: 4_800, quantity: 3 },
    { name: "Enamel mug", unitPrice: 1_500 },
  ]);
  await findOrder(page, order);
  await choose(page, "Felt slippers", "Damaged or faulty");
  await page.getByRole("group", { name: "How many?" }).locator("label").filter({ hasText: "2" }).click();
  await goOn(page).click();
  await expectRefusal(page, "Tell us what’s wrong with Felt slippers");
  await page.getByLabel("Tell us what’s wrong (required)").filter({ visible: true }).fill("The left sole comes off.");
  await expectTotal(page, "€96.00");
  await goOn(page).click();

  await expectScreen(page, SCREENS.outcome);
  await tile(page, "Refunded to your original payment method").click();
  await goOn(page).click();

  await expectScreen(page, SCREENS.send);
  await expectTotal(page, "€96.00");
  await tile(page, "Home pickup").click();
  await tile(page, "8–12").click();
  await expectTotal(page, "€91.10");
  const slip = page.getByRole("complementary", { name: "Review and confirm" });
  await expect(slip.getByText("Return shipping")).toBeVisible();
  await expect(slip.getByText("−€4.90").or(slip.getByText("-€4.90"))).toBeVisible();
  await page.getByRole("button", { name: "Confirm return" }).click();

  await expectScreen(page, SCREENS.pickUp);
  await expect(page.getByRole("img", { name: /^Return code R T/ })).toBeVisible();
  await expect(page.getByRole("article").getByText(/^RT-/).first()).toHaveText(
    /^RT-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/,
  );
  const label = await fetchPdf(page, await page.getByRole("link", { name: "Save label (PDF)" }).getAttribute("href"));
  expect(label.subarray(0, 5).toString()).toBe("%PDF-");

  await page.getByRole("link", { name: "Track this return" }).click();
  await expectScreen(page, /^Ready to send/);
  await expect(page.getByText("€91.10", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open return pass" })).toBeVisible();
});

test("the whole flow works by keyboard, with a visible focus", async ({ page }) => {
  const order = await putOrder();
  await page.goto(portal);
  await pressTo(page, page.getByLabel("Order number"));
  await page.keyboard.type(order.number);
  await pressTo(page, page.getByLabel("Email"));
  await page.keyboard.type(order.email);
  await page.keyboard.press("Enter");

  await expectScreen(page, SCREENS.items);
  await pressTo(page, page.getByRole("checkbox", { name: "Felt slippers" }));
  await page.keyboard.press("Space");
  await pressTo(page, page.getByRole("radio", { name: "Too small" }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Too big" })).toBeChecked();
  await expectTotal(page, "€48.00");
  await pressTo(page, goOn(page));
  await page.keyboard.press("Enter");

  await expectScreen(page, SCREENS.outcome);
  await pressTo(page, page.getByRole("radio", { name: "Exchange" }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /Store credit/ })).toBeChecked();
  await pressTo(page, goOn(page));
  await page.keyboard.press("Enter");

  await expectScreen(page, SCREENS.send);
  await pressTo(page, page.getByRole("button", { name: "Confirm return" }));
  await page.keyboard.press("Enter");
  await expectScreen(page, SCREENS.drop);
  await pressTo(page, page.getByRole("link", { name: "Track this return" }));
  await page.keyboard.press("Enter");
  await expectScreen(page, /^Ready to send/);
});

test("choices are kept: reload, back and another lookup find the draft or the return", async ({ page }) => {
  const order = await putOrder();
  await findOrder(page, order);
  await choose(page, "Felt slippers", "Too big");
  await expectTotal(page, "€48.00");
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Felt slippers" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Too big" })).toBeChecked();
  await goOn(page).click();
  await expectScreen(page, SCREENS.outcome);
  await page.goBack();
  await expectScreen(page, SCREENS.items);
  await expect(page.getByRole("checkbox", { name: "Felt slippers" })).toBeChecked();
});

test("a double press confirms once", async ({ page }) => {
  const order = await putOrder([
    { name: "Felt slippers", unitPrice: 4_800 },
    { name: "Enamel mug", unitPrice: 1_500 },
  ]);
  await findOrder(page, order);
  await choose(page, "Felt slippers", "Too big");
  await expectTotal(page, "€48.00");
  await goOn(page).click();
  await tile(page, "Store credit").click();
  await goOn(page).click();
  await expectScreen(page, SCREENS.send);
  await page.getByRole("button", { name: "Confirm return" }).dblclick();
  await expectScreen(page, SCREENS.drop);
  await findOrder(page, order);
  await expect(page.getByText("1 return with 1 item")).toBeVisible();
  // Some items are left: the list continues the open draft, and nothing is typed again.
  await page.goto(`${portal}/returns`);
  await page.getByRole("link", { name: "Start a new return" }).click();
  await expectScreen(page, SCREENS.items);
});

test("a shopper follows the parcel until the refund", async ({ page }) => {
  const { order, processId, code } = await makeReturn();
  await moveParcel(processId, "COLLECTED");
  await lookUp(page, order);
  await expectScreen(page, SCREENS.returns);
  await expect(page.getByRole("link", { name: "Start a new return" })).toHaveCount(0);
  await page.getByRole("link", { name: code }).click();
  await expectScreen(page, "On its way back");
  await moveParcel(processId, "IN_WAREHOUSE");
  await ok(
    post("/v1/ops/ecommerce/review", {
      process_id: processId,
      reviews: [{ line_item_id: order.lines[0]?.id, status: "APPROVED" }],
    }),
  );
  await expect.poll(async () => (await readProcess(processId)).status).toBe("COMPLETED");
  await page.reload();
  await expectScreen(page, "Refunded");
  await expect(page.getByText(/^€48\.00 sent to Visa ending in 42 on /)).toBeVisible();
  await expect(page.getByText("Accepted", { exact: true })).toBeVisible();
});

test("another shopper's code leads back to the lookup", async ({ page }) => {
  const [mine, other] = [await makeReturn(), await makeReturn()];
  await lookUp(page, mine.order);
  await expectScreen(page, SCREENS.returns);
  await page.goto(`${portal}/return/${other.code}`);
  await expect(page.getByRole("button", { name: "Find my order" })).toBeVisible();
  await expect(page.getByText(other.code)).toHaveCount(0);
});

test("test mode is announced across the whole window, beside the picture too", async ({ page }) => {
  await page.goto(portal);
  const bar = await page.getByText("Test mode: nothing ships and no real money moves").boundingBox();
  expect(bar?.width).toBe(page.viewportSize()?.width);
});

test("a word wider than a phone wraps, and an unknown address shows an error page in the store's style", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const name = "Donaudampfschifffahrtsgesellschaftskapitänsmütze mit Ankerknöpfen";
  const { order, code } = await makeReturn({ lines: [{ name, unitPrice: 12_900 }] });
  await lookUp(page, order);
  for (const path of [`/return/${code}`, `/return/${code}/pass`, "/returns"]) {
    await page.goto(portal + path);
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth, path).toBe(clientWidth);
  }
  expect((await page.goto(`${portal}/no/such/page`))?.status()).toBe(404);
  await expectScreen(page, "Page not found");
  await page.getByRole("link", { name: "Find my order" }).click();
  await expect(page.getByLabel("Order number")).toBeVisible();
});
