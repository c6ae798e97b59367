import { expect, type Page, test } from "@playwright/test";
import { call, ok, post } from "./support/api";
import { checkedReturn, LINES, makeStopped } from "./support/checked-returns";
import { demo, portal } from "./support/demo";
import { shippedExchange } from "./support/exchanges";
import { inspect } from "./support/inspect";
import { putOrder } from "./support/orders";
import { type Draft, fillDraft, makeReturn, startIntent } from "./support/returns";
import { choose, expectRefusal, expectScreen, goOn, lookUp, SCREENS, tile } from "./support/shopper";

/** Opens a portal page as the shopper of a draft or a return, with the token of an emailed link. */
const openPortal = async (page: Page, { token }: Pick<Draft, "token">, path: string): Promise<void> => {
  await page.request.get(`${portal}/open?t=${token}&return=-`);
  await page.goto(portal + path);
};

const draft = async (): Promise<Draft> => startIntent(await putOrder(LINES));
const filledDraft = async (): Promise<Draft> => {
  const started = await draft();
  await fillDraft(started, { quantity: 2, pickUp: true });
  return started;
};

test.describe("portal", () => {
  test("order lookup, and a lookup with an error", async ({ page }) => {
    await page.goto(portal);
    await expect(page.getByLabel("Order number")).toBeVisible();
    await inspect(page);
    await page.getByRole("button", { name: "Find my order" }).click();
    await expectRefusal(page, "Enter your order number");
    await inspect(page);
  });

  test("items, in their initial state and with an error in an open card", async ({ page }) => {
    await openPortal(page, await draft(), "/items");
    await expectScreen(page, SCREENS.items);
    await inspect(page);
    await choose(page, LINES[0]?.name ?? "", "Damaged or faulty");
    await goOn(page).click();
    await expectRefusal(page, "Tell us what’s wrong");
    await inspect(page);
  });

  test("refund or exchange", async ({ page }) => {
    await openPortal(page, await filledDraft(), "/outcome");
    await expectScreen(page, SCREENS.outcome);
    await inspect(page);
  });

  test("return method and confirmation, with pickup times", async ({ page }) => {
    await openPortal(page, await filledDraft(), "/send");
    await expectScreen(page, SCREENS.send);
    await expect(tile(page, "8–12")).toBeVisible();
    await inspect(page);
  });

  test("return pass", async ({ page }) => {
    const made = await makeReturn({ lines: LINES });
    await openPortal(page, made, `/return/${made.code}/pass`);
    await expectScreen(page, SCREENS.drop);
    await inspect(page);
  });

  test("status of a return that can still be canceled", async ({ page }) => {
    const made = await makeReturn({ lines: LINES });
    await openPortal(page, made, `/return/${made.code}`);
    await expectScreen(page, /^Ready to send/);
    await page.getByText("Cancel this return", { exact: true }).click();
    await inspect(page);
  });

  test("status of a partially accepted return", async ({ page }) => {
    const made = await checkedReturn();
    await openPortal(page, made, `/return/${made.code}`);
    await expect(page.getByText("Not accepted", { exact: true })).toBeVisible();
    await inspect(page);
  });

  test("status of a return that is on hold", async ({ page }) => {
    const made = await makeStopped();
    await openPortal(page, made, `/return/${made.code}`);
    await expectScreen(page, "On hold");
    await inspect(page);
  });

  test("status of an exchange whose new item has shipped", async ({ page }) => {
    const made = await shippedExchange();
    await openPortal(page, made, `/return/${made.code}`);
    await expectScreen(page, "Exchanged and refunded");
    await inspect(page);
  });

  test("a revoked link", async ({ page }) => {
    const { number } = await putOrder(LINES);
    const path = `/v1/ecommerces/${demo.ecommerce_id}/orders/${number}/return-link`;
    const { url } = await ok(post(path, {}));
    await ok(call("DELETE", path));
    await page.goto(url);
    await expect(page.getByText("This link no longer works")).toBeVisible();
    await inspect(page);
  });

  test("list of returns", async ({ page }) => {
    const { order } = await makeReturn();
    await page.goto(`${portal}?goal=track`);
    await lookUp(page, order);
    await expectScreen(page, SCREENS.returns);
    await inspect(page);
  });

  test("a store and a page that don't exist", async ({ page }) => {
    for (const path of ["/r/no-such-store", "/no-such-page"]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await inspect(page);
    }
  });
});

test("documentation: index, a guide with tables and code, tabs, reference, search, errors", async ({ page }) => {
  await page.goto("/docs");
  await inspect(page);
  await page.getByRole("link", { name: "Receiving webhooks" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Receiving webhooks" })).toBeVisible();
  await inspect(page);
  for (const path of ["/docs/guides/quick-start", "/docs/guides/concepts", "/docs/api", "/docs/errors"]) {
    await page.goto(path);
    await inspect(page);
  }
  const search = page.getByRole("searchbox", { name: "Search the documentation" });
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(search).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type("update_lkss");
  await page.keyboard.press("Enter");
  await inspect(page);
  await page.getByRole("link", { name: "Update the shipping status" }).click();
  await page.getByLabel("API key").fill(demo.api_key);
  await page.getByRole("button", { name: "Send call" }).click();
  await expect(page.getByText("This call changes data of your test store")).toBeVisible();
  await inspect(page);
  await page.getByRole("button", { name: "Send call" }).click();
  await expect(page.getByRole("status").getByText('"reason": "NOT_FOUND"')).toBeVisible();
  await page.goto("/docs/api/searchProcesses");
  await page.getByLabel("API key").fill(demo.api_key);
  await page.getByRole("button", { name: "Send call" }).click();
  await expect(page.getByRole("status").getByText('"return_summaries"')).toBeVisible();
});
