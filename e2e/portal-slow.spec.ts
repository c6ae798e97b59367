import { expect, test } from "@playwright/test";
import { portal } from "./support/demo";
import { holdSaves, holdScripts } from "./support/held-scripts";
import { live } from "./support/live";
import { putOrder } from "./support/orders";
import { choose, expectRefusal, expectScreen, expectTotal, findOrder, goOn, SCREENS, tile } from "./support/shopper";

const total = "output";

test("choices made before the scripts arrive are priced as soon as they do", async ({ page }) => {
  await findOrder(page, await putOrder());
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await choose(page, "Felt slippers", "Too small");
  await expect(page.locator(`${total} strong`)).toContainText("–");
  release();
  await expectTotal(page, "€48.00");
  await expect(page.getByRole("radio", { name: "Too small" })).toBeChecked();
});

test("a press before the scripts arrive submits the plain form", async ({ page }) => {
  await findOrder(page, await putOrder());
  await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await choose(page, "Felt slippers", "Too small");
  await goOn(page).click({ noWaitAfter: true });
  await expectScreen(page, SCREENS.outcome);
  await tile(page, "Refunded to your original payment method").click();
  await goOn(page).click({ noWaitAfter: true });
  await expectScreen(page, SCREENS.send);
  await expectTotal(page, "€48.00");
});

test("no amount is shown while the first one loads, and only the latest choice waits", async ({ page }) => {
  await findOrder(page, await putOrder());
  await tile(page, "Felt slippers").click();
  await expect(page.locator("aside[aria-busy]")).toHaveCount(0);
  const saves = await holdSaves(page);
  for (const reason of ["Too small", "Too big", "Changed my mind", "Too small", "Too big"]) {
    await tile(page, reason).click();
  }
  await expect.poll(saves.sent).toBe(1);
  await expect(page.locator(total)).toContainText("Calculating…");
  await expect(page.locator(total)).not.toContainText("€");
  saves.release();
  await expectTotal(page, "€48.00");
  await expect(page.locator("aside[aria-busy]")).toHaveCount(0);
  expect(saves.sent()).toBe(2);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Too big" })).toBeChecked();
});

test("Continue during a save isn't lost, and a later choice doesn't replace it", async ({ page }) => {
  await findOrder(page, await putOrder());
  await tile(page, "Felt slippers").click();
  await expect(page.locator("aside[aria-busy]")).toHaveCount(0);
  const saves = await holdSaves(page);
  await tile(page, "Too small").click();
  await expect.poll(saves.sent).toBe(1);
  await goOn(page).click();
  await expect(page.getByRole("button", { name: "Saving…" })).toBeVisible();
  await tile(page, "Too big").click();
  saves.release();
  await expectScreen(page, SCREENS.outcome);
  await page.goBack();
  await live(page.getByRole("checkbox").first());
  await expect(page.getByRole("radio", { name: "Too big" })).toBeChecked();
});

test("the form stays and says so without a connection, and is saved when the connection is back", async ({
  page,
  context,
}) => {
  await findOrder(page, await putOrder());
  await choose(page, "Felt slippers", "Too small");
  await expectTotal(page, "€48.00");
  await context.setOffline(true);
  await tile(page, "Too big").click();
  await expect(page.getByRole("alert").filter({ hasText: "You’re offline" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Too big" })).toBeFocused();
  await goOn(page).click();
  await expectRefusal(page, "You’re offline. Your choices are still here.");
  await expect(page.getByRole("radio", { name: "Too big" })).toBeChecked();
  await context.setOffline(false);
  await expect(page.getByText("You’re offline")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Too big" })).toBeChecked();
});

test("a failed lookup request keeps what was typed", async ({ page, context }) => {
  const order = await putOrder();
  await page.goto(portal);
  await live(page.getByLabel("Order number"));
  await context.setOffline(true);
  await page.getByLabel("Order number").fill(order.number);
  await page.getByLabel("Email").fill(order.email);
  await page.getByRole("button", { name: "Find my order" }).click();
  await expectRefusal(page, "You’re offline");
  await expect(page.getByLabel("Email")).toHaveValue(order.email);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Find my order" }).click();
  await expectScreen(page, SCREENS.items);
});

test("going back after confirming leads to the pass, not to a second return", async ({ page }) => {
  const order = await putOrder();
  await findOrder(page, order);
  await choose(page, "Felt slippers", "Too big");
  await expectTotal(page, "€48.00");
  await goOn(page).click();
  await tile(page, "Refunded to your original payment method").click();
  await goOn(page).click();
  await expectScreen(page, SCREENS.send);
  await page.getByRole("button", { name: "Confirm return" }).click();
  await expectScreen(page, SCREENS.drop);
  const pass = page.url();
  await page.goBack();
  const confirm = page.getByRole("button", { name: "Confirm return" });
  await expect(async () => {
    if (await confirm.isVisible()) await confirm.click();
    await expect(page).toHaveURL(pass, { timeout: 5_000 });
  }).toPass();
  await expectScreen(page, SCREENS.drop);
});
