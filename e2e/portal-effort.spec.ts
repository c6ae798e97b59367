import { expect, test } from "@playwright/test";
import { Effort } from "./support/effort";
import { putOrder } from "./support/orders";
import { putShirt, shirtLine } from "./support/products";
import { makeReturn } from "./support/returns";
import { choose, expectScreen, findOrder, goOn, SCREENS, tile } from "./support/shopper";
import { openAs } from "./support/staff";

/**
 * The number of steps that each task takes at most (portal.spec.ts, portal-link.spec.ts and portal-withdrawal.spec.ts
 * count three others).
 */

test("another size: four screens, two fields, eight taps", async ({ page }) => {
  const effort = new Effort();
  const productId = await putShirt([
    { size: "M", price: 4_000, stock: 5 },
    { size: "L", price: 4_000, stock: 5 },
  ]);
  await findOrder(page, await putOrder([shirtLine(productId)]), effort);
  await choose(page, "Fisherman shirt", "Too small", effort);
  await effort.tap(goOn(page));
  await expectScreen(page, SCREENS.outcome);
  await effort.tap(tile(page, "Exchange it"));
  await effort.tap(tile(page, "One size up"));
  await effort.tap(goOn(page));
  await expectScreen(page, SCREENS.send);
  await effort.tap(page.getByRole("button", { name: "Confirm return" }));
  await expectScreen(page, SCREENS.drop);
  expect(effort).toMatchObject({ fields: 2, taps: 8 });
});

test("three items with three reasons: four screens, eleven taps", async ({ page }) => {
  const effort = new Effort();
  const items = ["Felt slippers", "Enamel mug", "Wool blanket"];
  await findOrder(page, await putOrder(items.map((name) => ({ name, unitPrice: 2_000 }))), effort);
  for (const [index, reason] of ["Too small", "Wrong item sent", "Changed my mind"].entries()) {
    const item = items[index] ?? "";
    await effort.tap(tile(page, item));
    const card = page.getByRole("group").locator("> div").filter({ hasText: item });
    await effort.tap(card.locator("label").filter({ hasText: reason, visible: true }).first());
  }
  await effort.tap(goOn(page));
  await expectScreen(page, SCREENS.outcome);
  await effort.tap(tile(page, "Refunded to your original payment method"));
  await effort.tap(goOn(page));
  await expectScreen(page, SCREENS.send);
  await effort.tap(page.getByRole("button", { name: "Confirm return" }));
  await expectScreen(page, SCREENS.drop);
  expect(effort).toMatchObject({ fields: 2, taps: 11 });
});

test("return status from its email: one tap", async ({ page }) => {
  const effort = new Effort();
  const { order } = await makeReturn();
  await openAs(page, "/dashboard/emails");
  await expect(async () => {
    await page.reload();
    await page
      .getByRole("main")
      .getByRole("listitem")
      .getByRole("link")
      .filter({ hasText: order.email })
      .first()
      .click({ timeout: 2_000 });
  }).toPass();
  const opened = page.waitForEvent("popup");
  await effort.tap(page.frameLocator("iframe[title=Email]").getByRole("link", { name: "Open the return pass" }));
  await expectScreen(await opened, /^Ready/);
  expect(effort).toMatchObject({ fields: 0, taps: 1 });
});
