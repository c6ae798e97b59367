import { randomBytes } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { portal } from "./support/demo";
import { holdRequests } from "./support/held-scripts";
import { live, press } from "./support/live";
import { putOrder } from "./support/orders";
import { findOrder, SCREENS } from "./support/shopper";
import { openAs } from "./support/staff";

/** Tests run in parallel on one store: no test may affect another. */
const mark = (): string => `e2e-${randomBytes(4).toString("hex")}`;

const save = async (page: Page, said: string): Promise<void> => {
  await page.getByRole("button", { name: "Save" }).click();
  // In the message that appears: other texts of a page contain "saved", too.
  await expect(page.getByRole("status", { name: "Notifications" }).getByText(said).first()).toBeVisible();
};

test("a changed rule applies in the portal at once, and so does its reset", async ({ page, browser }) => {
  const category = mark();
  const order = await putOrder([
    { name: "Wool hat", unitPrice: 2_900, categoryIds: [category] },
    { name: "Enamel mug", unitPrice: 1_500 },
  ]);
  const shopper = await browser.newPage();
  const cannotReturn = shopper.getByText("Items in this category can’t be returned").first();

  await openAs(page, "/dashboard/settings/policy");
  const before = await page.getByText(/^Version \d+ is active/).textContent();
  await page.getByLabel("Categories", { exact: true }).fill(category);
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 unsaved change")).toBeVisible();
  // Before it applies, it can be tested on an order, showing the shopper's text and the rule behind it.
  await page.getByLabel("Order", { exact: true }).fill(order.number);
  await page.keyboard.press("Enter");
  const items = page.getByRole("list", { name: "Items" });
  await expect(items).toContainText("Items in this category can’t be returned");
  await expect(items).toContainText(category);
  await expect(items.getByText("Can be returned")).toHaveCount(1);
  await page.getByLabel("What changed, and why").fill("Worn on the skin");
  await save(page, "Applies to returns started from now on.");
  await expect(page.getByText(before ?? "")).toHaveCount(0);

  await findOrder(shopper, order);
  await expect(shopper.getByRole("heading", { level: 1 })).toHaveText(SCREENS.items);
  await expect(cannotReturn).toBeVisible();

  await page.getByText("Return policy history").click();
  const change = page.locator("details[open]").getByRole("listitem").filter({ hasText: category }).first();
  await press(change.getByRole("button", { name: "Restore the version before this" }));
  await expect(page.getByText("Restored the version before that change.")).toBeVisible();
  await expect(page.getByRole("button", { name: `Remove ${category}` })).toHaveCount(0);
  await shopper.reload();
  await expect(shopper.getByRole("heading", { level: 1 })).toHaveText(SCREENS.items);
  await expect(cannotReturn).toHaveCount(0);
});

test("edits survive leaving the page; the second of two editors is told of the conflict and decides", async ({
  page,
  browser,
}) => {
  const [mine, theirs] = [mark(), mark()];
  const other = await browser.newPage();
  for (const each of [page, other]) await openAs(each, "/dashboard/settings/store");
  const field = page.getByLabel("Use case");
  await field.fill(mine);
  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Warehouses" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Warehouses");
  await page.goBack();
  await expect(field).toHaveValue(mine);

  // The portal's first screen is previewed beside the form, with the form's values.
  const door = page.frameLocator("iframe[title='The portal']");
  await expect(door.locator("input[name=email]")).toBeVisible();
  await page.getByRole("radio", { name: /Order number and postal code/ }).check();
  await expect(door.locator("input[name=postal_code]")).toBeVisible();
  await page.getByRole("radio", { name: /Order number and email/ }).check();
  await expect(door.locator("input[name=email]")).toBeVisible();

  await other.getByLabel("Use case").fill(theirs);
  await save(other, "Saved.");
  await page.keyboard.press("ControlOrMeta+s");
  const collision = page.getByRole("alert", { name: "Changed by someone else" });
  const told = `Use caseTheirs${theirs}Yours${mine}`;
  await expect(collision).toContainText(told);
  // The form now knows the other person's edits, and saving over them without asking would lose them: the first
  // decision has the focus instead.
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Resolve the conflicts above, then save.")).toBeVisible();
  await expect(collision.getByRole("button", { name: "Use theirs" })).toBeFocused();
  // Leaving without a decision asks again.
  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Warehouses" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Warehouses");
  await page.goBack();
  await expect(collision).toContainText(told);
  await other.reload();
  await expect(other.getByLabel("Use case")).toHaveValue(theirs);

  await collision.getByRole("button", { name: "Keep mine" }).click();
  // Text typed during a save is neither part of it nor lost.
  const saves = await holdRequests(page, (request) => request.url().includes("changeStoreSetting"));
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(saves.sent).toBe(1);
  const suffix = page.getByLabel("Order number suffix");
  await suffix.fill("-typed");
  saves.release();
  await expect(page.getByRole("status", { name: "Notifications" }).getByText("Saved.").first()).toBeVisible();
  await expect(page.getByText("1 unsaved change", { exact: true })).toBeVisible();
  await expect(suffix).toHaveValue("-typed");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(suffix).toHaveValue("");
  await page.reload();
  await expect(page.getByLabel("Use case")).toHaveValue(mine);

  // The store's own text appears on the portal's accessibility page and is part of its history.
  const words = mark();
  const said = `Ask Noa <b>${words}</b>\n\nor call us.`;
  const statement = page.getByRole("form", { name: "Accessibility" });
  const text = statement.getByRole("textbox", { name: "Statement in English" });
  await live(text);
  await text.fill(said);
  await statement.getByRole("button", { name: "Save" }).click();
  await expect(statement.getByRole("button", { name: /^Sav/ })).toHaveCount(0);
  await other.goto(`${portal}/accessibility`);
  await expect(other.getByText(`Ask Noa <b>${words}</b>`)).toBeVisible();
  await page.getByText("Accessibility statement history").click();
  const change = page.locator("details[open]").getByRole("listitem").filter({ hasText: words }).first();
  await press(change.getByRole("button", { name: "Restore the version before this" }));
  await expect(page.getByText("Restored the version before that change.")).toBeVisible();
  await other.reload();
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(other.getByText(words)).toHaveCount(0);

  await page.goto(`/dashboard/settings/audit?subject=store`);
  const newest = page.getByRole("row").filter({ hasText: mine }).first();
  await expect(newest).toContainText("Use case");
  await expect(newest).toContainText(theirs);
  await expect(newest).toContainText("127.0.0.1");
  const file = await page.request.get("/dashboard/settings/audit/csv?subject=store");
  expect(file.headers()["content-type"]).toContain("text/csv");
  expect(await file.text()).toContain(`ecommerce.use_case,${theirs},${mine}`);
});

test("a reason's translation is shown to shoppers of that language, and its code stays", async ({ page, browser }) => {
  const words = `Rotto ${mark()}`;
  const order = await putOrder([{ name: "Enamel mug", unitPrice: 1_500 }]);
  await openAs(page, "/dashboard/settings/reasons");
  const last = page
    .getByRole("listitem")
    .filter({ has: page.getByLabel("Code", { exact: true }) })
    .last();
  const name = await last.getByLabel("Code", { exact: true }).inputValue();
  await last.getByText(/^Other languages/).click();
  await last.getByLabel("Italian").fill(words);
  await save(page, "Saved.");
  await page.reload();
  await expect(last.getByLabel("Code", { exact: true })).toHaveValue(name);

  const italian = await browser.newContext({ locale: "it-IT" });
  const shopper = await italian.newPage();
  await shopper.goto(portal);
  await shopper.locator("input[name=order_number]").fill(order.number);
  await shopper.locator("input[name=email]").fill(order.email);
  await press(shopper.locator("form:has(input[name=order_number]) button[type=submit]"));
  await expect(shopper.getByText(words)).toHaveCount(1);
  await italian.close();
});

test("a wrong value is reported beside its field, which takes the focus", async ({ page }) => {
  await openAs(page, "/dashboard/settings/shipping");
  const url = page.getByLabel("Store finder page");
  await url.fill("shops.example");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(url).toBeFocused();
  await expect(url).toHaveAccessibleDescription(/Must be an address that begins with https:\/\//);
  // Offline it reports the failure at once instead of saving later at an unexpected moment.
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The server didn’t respond. Try again.")).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(url).toHaveValue("");
  // A save is undone from its message.
  await url.fill("https://shops.example");
  await save(page, "Saved.");
  await page.getByRole("status", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Change undone.")).toBeVisible();
  await expect(url).toHaveValue("");
});

test("each error names its field as the screen does, in the form's currency, and links to it", async ({ page }) => {
  const bar = page.getByRole("region", { name: "Unsaved changes" });
  const saveWrong = () => page.getByRole("button", { name: "Save" }).click();
  await openAs(page, "/dashboard/settings/station");
  const limit = page.getByLabel("Confirm units worth more than");
  for (const typed of ["ten", "1234567890123"]) {
    await limit.fill(typed);
    await saveWrong();
    await expect(limit).toHaveAccessibleDescription(/Type the amount in EUR with digits only, for example 12\.50\./);
    await expect(limit).toHaveValue(typed);
    await expect(bar).toContainText("Confirm units worth more than: Type the amount in EUR with digits only");
    await expect(page.getByText("minor units")).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Discard" }).click();

  await page.goto("/dashboard/settings/exchanges");
  const shipTo = page.getByLabel("Ship to");
  await live(shipTo);
  await shipTo.fill("Nowhere");
  await page.keyboard.press("Enter");
  await saveWrong();
  await expect(shipTo).toHaveAccessibleDescription("Must be a two-letter country code such as DE.");
  await expect(bar).toContainText("Ship to must be a two-letter country code such as DE.");
  await page.getByLabel("Maximum price difference").focus();
  await bar.getByRole("button", { name: "Ship to" }).click();
  await expect(shipTo).toBeFocused();
  await page.getByRole("button", { name: "Discard" }).click();

  await page.goto("/dashboard/settings/reasons");
  const reason = page
    .getByRole("listitem")
    .filter({ has: page.getByLabel("Code", { exact: true }) })
    .last();
  const code = reason.getByLabel("Code", { exact: true });
  await live(code);
  const name = await reason.getByLabel("Label", { exact: true }).inputValue();
  await code.fill("too small");
  await saveWrong();
  await expect(bar).toContainText(`${name}: Code must be capital letters, digits and _`);
  await page.getByRole("button", { name: "Discard" }).click();

  await page.goto("/dashboard/settings/policy");
  const days = page.getByLabel("Send parcel within");
  await live(days);
  await days.fill("99999");
  await saveWrong();
  await expect(days).toHaveAccessibleDescription(/^Counted.*Must be/);
  await expect(bar).toContainText("Send parcel within must be");
  await page.getByRole("button", { name: "Discard" }).click();
});

test("the preview is the portal with the form's values, and nobody else sees it", async ({ page, browser }) => {
  await openAs(page, "/dashboard/settings/branding");
  const title = `Back it goes – ${mark()}`;
  await page.getByLabel("Title", { exact: true }).fill(title);
  const preview = page.frameLocator("iframe[title='The portal']");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(title);

  await page.getByLabel("Main color", { exact: true }).fill("#ffee00");
  await page.getByLabel("Text on the main color", { exact: true }).first().fill("#ffffff");
  await expect(page.getByText(/^Text contrast is 1\.\d:1 on this color/)).toBeVisible();
  const find = preview.getByRole("button", { name: "Find my order" });
  await expect(find).toHaveCSS("background-color", "rgb(255, 238, 0)");
  await expect(find).toHaveCSS("color", "rgb(0, 0, 0)");
  await page.getByRole("button", { name: "Dark", exact: true }).click();
  await expect(find).not.toHaveCSS("background-color", "rgb(255, 238, 0)");
  await page.getByRole("button", { name: "Fix contrast" }).click();
  await page.getByRole("radio", { name: "No picture" }).check();
  await expect(preview.locator("[data-layout=SIMPLIFIED]")).toHaveCount(1);
  await expect(page.getByText(/^Button contrast \d+\.\d:1/)).toBeVisible();

  // An address without a picture is reported, and the store's name replaces the logo.
  const logo = page.getByLabel("Logo", { exact: true }).first();
  await logo.fill("/livez");
  await expect(page.getByText("There’s no picture at this URL. The store’s name is shown instead.")).toBeVisible();
  const banner = preview.getByRole("banner");
  await expect(banner).toContainText("Wetterholm");
  await logo.fill("/icon.svg");
  await expect(page.getByText("No picture comes")).toHaveCount(0);
  await expect(banner.getByRole("img", { name: "Wetterholm" })).toHaveJSProperty("complete", true);

  // Screens that need an order use a made-up one, in the same colors.
  const screens = page.getByRole("group", { name: "Screen" });
  await screens.getByRole("button", { name: "Return pass" }).click();
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(/^You’re all set\. Drop it off by/);
  await screens.getByRole("button", { name: "Status" }).click();
  await expect(preview.getByText("First item", { exact: false }).first()).toBeVisible();
  await screens.getByRole("button", { name: "Items" }).click();
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Are you returning this item?");

  const stranger = await browser.newPage();
  expect((await stranger.goto(`${portal}/preview/pass`))?.status()).toBe(404);
  await stranger.goto(`${portal}?preview=${encodeURIComponent(JSON.stringify({ branding: { title } }))}`);
  await expect(stranger.getByRole("heading", { level: 1 })).not.toHaveText(title);
  await page.getByRole("button", { name: "Discard" }).click();
});

test("a variable is inserted at the cursor of an email's subject, and a fixed error disappears", async ({ page }) => {
  await openAs(page, "/dashboard/settings/emails");
  const subject = page.getByLabel("Subject", { exact: true });
  const insert = page.getByRole("button", { name: "Insert {order}: Subject" });
  await subject.fill("Your order , received");
  await subject.evaluate((field: HTMLInputElement) => field.setSelectionRange(11, 11));
  await insert.click();
  await expect(subject).toHaveValue("Your order {order}, received");
  const preview = page.frameLocator("iframe[title='The email']");
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
  await subject.fill("Your order { order }");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(subject).toHaveAccessibleDescription(/Has “\{ order \}”: write \{order\}\./);
  await subject.fill("Your order {order}");
  await expect(subject).toHaveAccessibleDescription("");
  await expect(page.getByRole("alert").filter({ hasText: "write {order}" })).toHaveCount(0);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(subject).toHaveValue("");
});
