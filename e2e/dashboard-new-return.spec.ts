import { randomBytes } from "node:crypto";
import { expect, test } from "@playwright/test";
import { call, ok } from "./support/api";
import { demo } from "./support/demo";
import { press } from "./support/live";
import { orderContent } from "./support/orders";
import { openAs } from "./support/staff";

const DAY_MS = 86_400_000;

/** An order whose return window closed long ago. */
const oldOrder = async (): Promise<{ name: string; email: string }> => {
  const number = randomBytes(5).toString("hex").toUpperCase();
  const email = `${number.toLowerCase()}@example.com`;
  const at = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  const content = {
    ...orderContent({ number, email, lines: [{ name: "Felt slippers", unitPrice: 4_800, quantity: 2 }] }),
    ...{ purchased_at: at(200), fulfilled_at: at(199), delivered_at: at(197) },
  };
  await ok(call("PUT", `/v1/ecommerces/${demo.ecommerce_id}/orders/${number}`, { body: content }));
  return { name: content.name, email };
};

test("support creates a return against the rules, gives a reason, and finds it again with the keyboard alone", async ({
  page,
}) => {
  const order = await oldOrder();
  await openAs(page, "/dashboard/returns", "support");
  await page.getByRole("link", { name: "New return" }).click();
  await page.getByLabel("Which order?").fill(order.email);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: order.name }).click();

  await press(page.getByRole("checkbox", { name: /^Felt slippers/ }));
  await page.getByLabel("Units").fill("2");
  await page.getByLabel("Reason").selectOption({ label: "Too small" });
  await expect(page.getByRole("row", { name: /^Total/ })).toContainText("€96.00");
  const make = page.getByRole("button", { name: "Create return" });
  await expect(page.getByRole("heading", { name: "Exception to the return policy" })).toBeVisible();
  await make.click();
  await expect(page.getByText("Enter a reason for the exception.")).toBeVisible();
  await page.getByLabel("Reason for exception").fill("The parcel lay at the neighbor's.");
  await make.dblclick();
  await expect(page).toHaveURL(/\/dashboard\/returns\/RT-/);
  await expect(page.getByText("overrode the return conditions: The parcel lay at the neighbor's.")).toBeVisible();

  const code = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: /^Go to a page/ });
  await palette.getByRole("combobox").fill("overview");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.keyboard.press("Control+k");
  await palette.getByRole("combobox").fill(order.name);
  // One order, one return: the double press created no second one.
  await expect(palette.getByRole("option", { name: new RegExp(code) })).toHaveAttribute("aria-selected", "true");
  await expect(palette.getByRole("option", { name: /RT-/ })).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/dashboard/returns/${code}$`));
});
