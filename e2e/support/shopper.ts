import { expect, type Locator, type Page } from "@playwright/test";
import { portal } from "./demo";
import { Effort } from "./effort";
import { live } from "./live";
import type { Order } from "./orders";

/** The heading of the current screen. */
export const expectScreen = (page: Page, title: string | RegExp): Promise<void> =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

export const SCREENS = {
  items: "What would you like to return?",
  outcome: "Refund or exchange?",
  send: "How would you like to return it?",
  returns: "Returns for this order",
  drop: /^You’re all set\. Drop it off by /,
  pickUp: /^You’re all set\. The courier comes on /,
} as const;

/** The refund that the page shows. */
export const expectTotal = (page: Page, amount: string): Promise<void> =>
  expect(page.locator("output strong")).toHaveText(amount);

/** Returns the summary of errors above the form, which takes the focus. */
export const expectRefusal = async (page: Page, text: string): Promise<void> => {
  const summary = page.getByRole("alert").filter({ hasText: text });
  await expect(summary).toBeVisible();
  // With scripts a single error is handled at its field, which takes the focus.
  const links = await summary
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const field = links.length === 1 ? page.locator(`[id="${links[0]?.slice(1)}"]:focus`) : summary;
  await expect(field.or(summary.and(page.locator(":focus"))).first()).toBeFocused();
};

/** Each field with an error, in page order. */
export const expectMistakes = (page: Page, texts: string[]): Promise<void> =>
  expect(page.getByRole("alert").getByRole("listitem")).toHaveText(texts);

/** Fills in and submits the portal's first screen. */
export const lookUp = async (page: Page, order: Order, effort = new Effort(), door = portal): Promise<void> => {
  await page.goto(door);
  await effort.type(page.getByLabel("Order number"), order.number);
  await effort.type(page.getByLabel("Email"), order.email);
  await effort.tap(page.getByRole("button", { name: "Find my order" }));
};

/** Goes from the portal's first screen to the order's items. */
export const findOrder = async (page: Page, order: Order, effort = new Effort()): Promise<void> => {
  await lookUp(page, order, effort);
  await expectScreen(page, SCREENS.items);
  if (await hasScript(page)) await live(page.getByRole("checkbox").first());
};

const hasScript = (page: Page): Promise<boolean> => page.evaluate(() => matchMedia("(scripting: enabled)").matches);

/** The card or tile that is tapped: check boxes and radios are beneath their labels. */
export const tile = (page: Page, text: string): Locator =>
  page.locator("label").filter({ hasText: text, visible: true }).first();

/** Ticks an item and chooses its return reason. */
export const choose = async (page: Page, item: string, reason: string, effort = new Effort()): Promise<void> => {
  await effort.tap(tile(page, item));
  await effort.tap(tile(page, reason));
};

export const goOn = (page: Page) => page.getByRole("button", { name: "Continue" });

/** Downloads the file behind a link of the page with the shopper's cookie. */
export const fetchPdf = async (page: Page, href: string | null): Promise<Buffer> => {
  const answer = await page.request.get(href ?? "");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  return answer.body();
};
