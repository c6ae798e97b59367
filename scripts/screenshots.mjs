#!/usr/bin/env node
/**
 * Creates the README's pictures from a running demo: `npm start` in one terminal, `node scripts/screenshots.mjs` in
 * another. BASE_URL and DATA_DIR select another one than the default. Changes nothing in the demo except for an open
 * draft.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describeError, UserError } from "./lib/user-error.mjs";
import { ensureChromium } from "./testing/chromium.mjs";

const root = resolve(import.meta.dirname, "..");
const target = join(root, "docs", "images");
/** Three items, one of them twice, all returnable. */
const SHOPPERS_ORDER = "#1042";
/** Two of three units are inspected, one of them was rejected. */
const MERCHANTS_ORDER = "1013";

async function main() {
  const demo = readDemo(join(resolve(root, process.env.DATA_DIR ?? "data"), "demo.json"));
  const baseURL = process.env.BASE_URL ?? demo.base_url;
  const { chromium } = await import("@playwright/test");
  const path = await ensureChromium({ root });
  const browser = await chromium.launch(path ? { executablePath: path } : {});
  mkdirSync(target, { recursive: true });
  try {
    const look = { baseURL, colorScheme: "light", reducedMotion: "reduce", locale: "en-GB" };
    const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
    const desk = { viewport: { width: 1440, height: 900 } };
    await take({
      browser,
      context: { ...look, ...phone },
      name: "portal-items",
      open: (page) => openItems(page, demo),
    });
    await take({
      browser,
      context: { ...look, ...desk },
      name: "dashboard-return",
      open: (page) => openReturn(page, demo),
    });
  } finally {
    await browser.close();
  }
}

function readDemo(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new UserError(`There is no demo at ${path}; run \`npm start\` first, or name its folder: DATA_DIR=./data.`);
  }
}

async function take({ browser, context: options, name, open }) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await open(page);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => document.activeElement?.blur());
  await page.mouse.move(0, 0);
  await page.screenshot({ path: join(target, `${name}.png`) });
  console.log(`docs/images/${name}.png`);
  await context.close();
}

async function openItems(page, demo) {
  const order = demo.orders.find(({ order_number }) => order_number === SHOPPERS_ORDER);
  await page.goto(`/r/${demo.slug}`);
  await page.getByLabel("Order number").fill(order.order_number);
  await page.getByLabel("Email").fill(order.email);
  await page.getByRole("button", { name: "Find my order" }).click();
  const first = page.getByRole("checkbox").first();
  await first.waitFor();
  await whenLive(first);
  await page.locator("label").filter({ hasText: "rain jacket" }).first().click();
  await page.locator("label").filter({ hasText: "Too small", visible: true }).first().click();
  await page
    .getByText(/^€[1-9]/)
    .filter({ visible: true })
    .last()
    .waitFor();
  await page.locator('output.total:not([data-empty="true"])').waitFor();
}

async function openReturn(page, demo) {
  const { email, password } = demo.dashboard.find(({ role }) => role === "owner");
  await page.goto(`/dashboard/sign-in?next=${encodeURIComponent(`/dashboard/returns?q=${MERCHANTS_ORDER}`)}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page
    .getByRole("row")
    .filter({ hasText: `#${MERCHANTS_ORDER}` })
    .first()
    .getByRole("link")
    .click();
  await page.getByRole("heading", { name: "Money" }).waitFor();
}

/** Before React has taken over, clicks have no effect. */
function whenLive(locator) {
  return locator.evaluate(
    (element) =>
      new Promise((resolve) => {
        const look = () =>
          Object.keys(element).some((key) => key.startsWith("__reactProps$")) ? resolve() : requestAnimationFrame(look);
        look();
      }),
  );
}

main().catch((error) => {
  console.error(describeError(error));
  process.exitCode = 1;
});
