import { expect, type Page, test } from "@playwright/test";
import { portal } from "./support/demo";
import { holdScripts } from "./support/held-scripts";
import { live, touch } from "./support/live";
import { putOrder } from "./support/orders";
import { makeReturn } from "./support/returns";
import { expectScreen, SCREENS } from "./support/shopper";

/** Scripts that the page has fetched. */
const scriptsOf = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length);

for (const path of [portal, "/docs/api/getProcess", "/docs/guides/quick-start"]) {
  test(`${path} loads without scripts, and fetches them at the first touch`, async ({ page }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await scriptsOf(page)).toBe(0);
    await touch(page);
    await expect.poll(() => scriptsOf(page)).toBeGreaterThan(5);
    await live(page.locator("input:visible, button:visible").first());
    expect(errors).toEqual([]);
  });
}

test("text typed while the scripts load is kept, and the form then responds", async ({ page }) => {
  const order = await putOrder();
  await page.goto(portal);
  const release = await holdScripts(page);
  await page.getByLabel("Order number").fill(order.number);
  await page.getByLabel("Email").fill(order.email);
  release();
  await live(page.getByLabel("Email"));
  await expect(page.getByLabel("Order number")).toHaveValue(order.number);
  await page.getByRole("button", { name: "Find my order" }).click();
  await expectScreen(page, SCREENS.items);
});

test("Enter pressed while the scripts load submits the form once they can", async ({ page }) => {
  await page.goto("/docs/api/listWebhookEndpoints", { waitUntil: "networkidle" });
  const release = await holdScripts(page);
  const key = page.getByLabel("API key");
  await key.fill("svc_test_wrong");
  await key.press("Enter");
  await key.press("Enter");
  release();
  await expect(page.getByRole("status").filter({ hasText: "401" })).toBeVisible();
});

test("the search key works before the scripts do, and later", async ({ page }) => {
  await page.goto("/docs/guides/quick-start", { waitUntil: "networkidle" });
  const search = page.getByRole("searchbox", { name: "Search the documentation" });
  const release = await holdScripts(page);
  await page.keyboard.type("/webhooks");
  await expect(search).toHaveValue("webhooks");
  release();
  await live(search);
  await search.blur();
  await page.keyboard.type("//");
  await expect(search).toBeFocused();
  await expect(search).toHaveValue("webhooks/");
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  /** Opens a pass before its scripts, with a count of what is printed. Returns the middle of its print button. */
  const openPass = async (page: Page): Promise<{ x: number; y: number }> => {
    await page.addInitScript(() => {
      const root = () => document.documentElement.dataset;
      window.print = () => {
        root().printed = `${Number(root().printed ?? 0) + 1}`;
      };
    });
    const { code, token } = await makeReturn();
    await page.request.get(`${portal}/open?t=${token}&return=${code}`);
    await page.goto(`${portal}/return/${code}/pass`, { waitUntil: "networkidle" });
    expect(await scriptsOf(page)).toBe(0);
    const print = page.getByRole("button", { name: "Print pass" });
    await print.scrollIntoViewIfNeeded();
    await expect(print).toBeDisabled();
    const box = await print.boundingBox();
    return { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  };

  test("presses on a button that needs scripts count as one", async ({ page }) => {
    const { x, y } = await openPass(page);
    const release = await holdScripts(page);
    for (let tap = 0; tap < 3; tap += 1) await page.touchscreen.tap(x, y);
    release();
    await expect(page.locator("html")).toHaveAttribute("data-printed", "1");
  });

  test("a finger that scrolls from such a button presses nothing", async ({ page }) => {
    const { x, y } = await openPass(page);
    const release = await holdScripts(page);
    const finger = await page.context().newCDPSession(page);
    const touchAt = (type: "touchStart" | "touchMove", top: number) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y: top }] });
    await touchAt("touchStart", y);
    for (const by of [20, 60, 120]) await touchAt("touchMove", y - by);
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    release();
    await live(page.getByRole("button", { name: "Print pass" }));
    await page.getByRole("button", { name: "Print pass" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", "1");
  });
});
