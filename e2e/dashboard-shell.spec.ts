import { expect, type Page, test } from "@playwright/test";
import { arrivedReturn, LINES } from "./support/checked-returns";
import { holdRequests, holdScripts } from "./support/held-scripts";
import { inspect } from "./support/inspect";
import { live, press } from "./support/live";
import { addPerson, addStore, makeStore } from "./support/other-store";
import { makeReturn } from "./support/returns";
import { openAs, trySignIn } from "./support/staff";

test("the sidebar collapses to icons and stays collapsed", async ({ page }) => {
  await openAs(page, "/dashboard");
  const side = page.getByRole("complementary", { name: "Sections" });
  await press(page.getByRole("button", { name: "Collapse sidebar" }));
  await expect.poll(async () => (await side.boundingBox())?.width).toBe(57);
  await page.goto("/dashboard/returns");
  expect((await side.boundingBox())?.width).toBe(57);
  await expect(side.getByRole("link", { name: "Analytics" })).toBeVisible();
  await inspect(page);
  await press(page.getByRole("button", { name: "Expand sidebar" }));
  await expect.poll(async () => (await side.boundingBox())?.width).toBe(232);
  await page.reload();
  expect((await side.boundingBox())?.width).toBe(232);
});

test("a slow page shows its skeleton; light or dark is chosen for this browser", async ({ page }) => {
  await openAs(page, "/dashboard/account");
  const dark = page.getByRole("radio", { name: "dark" });
  await live(dark);
  await dark.check();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("radio", { name: "System" }).check();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");

  const held = await holdRequests(page, (request) => /\/dashboard\/webhooks\?_rsc=/.test(request.url()));
  await page.getByRole("complementary", { name: "Sections" }).getByRole("link", { name: "Webhooks" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Loading Webhooks" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your account" })).toBeHidden();
  await inspect(page);
  held.release();
  await expect(page.getByRole("heading", { level: 1, name: "Webhooks", exact: true })).toBeVisible();
});

const chooseStore = async (page: Page, name: string): Promise<void> => {
  await press(page.getByRole("complementary", { name: "Sections" }).locator("summary").first());
  await page.getByRole("complementary", { name: "Sections" }).getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("complementary", { name: "Sections" }).locator("summary").first()).toContainText(name);
};

test("a user with several stores switches between one and all; and test mode ends in a guided launch", async ({
  page,
}) => {
  // Two stores and a user are created from the command line.
  test.slow();
  const kiosk = await makeStore();
  const harbour = await addStore(kiosk, "Harbour");
  const [here, there] = [await makeReturn({ store: kiosk }), await makeReturn({ store: harbour })];
  const { email, password } = await addPerson(kiosk, "owner");
  await page.goto("/dashboard/sign-in");
  await trySignIn(page, email, password);
  await expect(page.getByRole("complementary", { name: "Sections" }).locator("summary").first()).toContainText(
    "2 stores",
  );
  await chooseStore(page, "Harbour");
  await page.goto("/dashboard/returns");
  await expect(page.getByRole("link", { name: there.code })).toBeVisible();
  await expect(page.getByRole("link", { name: here.code })).toHaveCount(0);
  await page.goto(`/dashboard/returns/${here.code}`);
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText(here.code);
  // The settings belong to the same store and show its name.
  await page.goto("/dashboard/settings/store");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Harbour");
  await expect(page.getByRole("combobox", { name: "Store", exact: true }).locator("option:checked")).toHaveText(
    "Harbour",
  );

  await page.goto("/dashboard/returns");
  // A page lists what is missing before the store can go live, and test mode ends only when nothing is.
  await page.getByRole("link", { name: /^Test mode/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Go live" })).toBeVisible();
  await expect(page.locator('[data-check="RETURN_ADDRESS"]')).toHaveAttribute("data-done", "true");
  await expect(page.getByText("No mail server is connected")).toBeVisible();
  await expect(page.getByRole("list", { name: "Handled by your team" })).toContainText("Refunds");
  const go = page.getByRole("button", { name: "Go live" });
  await expect(go).toBeDisabled();
  await expect(go).toHaveAccessibleDescription(/Email/);
  await inspect(page);

  await chooseStore(page, "All stores");
  await page.goto("/dashboard/returns");
  for (const { code } of [here, there]) await expect(page.getByRole("link", { name: code })).toBeVisible();
  await expect(page.getByText("Test mode: nothing ships and no real money moves.")).toBeVisible();
});

test("keyboard shortcuts of a return: back to its list, the timeline, the refund, the inspection", async ({ page }) => {
  // A list with the two returns of one order, newest first: other tests receive parcels at the same time.
  const second = await arrivedReturn({ lines: LINES });
  const first = await arrivedReturn({ order: second.order });
  await openAs(page, `/dashboard/returns?view=to-inspect&sort=created&q=${first.order.email}`);
  const link = page.getByRole("link", { name: first.code });
  await live(page.getByRole("button", { name: "Columns" }));
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(first.code);
  await live(page.getByRole("link", { name: "Next" }));
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await expect(page.getByRole("heading", { name: "Timeline" })).toBeFocused();
  await page.keyboard.press("]");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(second.code);
  await live(page.getByRole("link", { name: "Previous" }));
  await page.keyboard.press("[");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(first.code);
});

test("typed filters that have no meaning are reported with a suggestion", async ({ page }) => {
  await openAs(page, "/dashboard/returns");
  const field = page.getByRole("searchbox", { name: "Find a return" });
  await live(page.getByRole("button", { name: "Columns" }));
  await field.fill("stauts:hold status:completed reason:blue");
  await field.press("Enter");
  await expect(page.getByText("Ignored: stauts:hold.")).toContainText("assignee");
  await expect(page.getByText("Ignored: reason:blue.")).toContainText("Too small");
  await expect(page.getByRole("link", { name: "Remove filter Status Completed" })).toBeVisible();
  await expect(field).toHaveValue("stauts:hold status:completed reason:blue");
  await inspect(page);
  await page.getByRole("link", { name: "Search without it" }).click();
  await expect(page).toHaveURL(/\/returns\?status=completed$/);
});

test("filters that exclude each other are reported wherever they are, and fixed with one press", async ({ page }) => {
  await openAs(page, "/dashboard/returns?from=2026-11-10&to=2026-11-01&min=much");
  await expect(page.getByText("min=much. Use an amount in EUR")).toBeVisible();
  await expect(page.getByText("No return can match the filter “Requested”")).toBeVisible();
  await inspect(page);
  await press(page.getByRole("link", { name: /^Show 1 Nov/ }));
  await expect(page).toHaveURL(/from=2026-11-01&to=2026-11-10$/);
  await expect(page.getByText("No return can match")).toHaveCount(0);
  const field = page.getByRole("searchbox", { name: "Find a return" });
  await field.fill("value:>100 value:<50");
  await field.press("Enter");
  await page
    .getByRole("listitem")
    .filter({ hasText: "minimum is above maximum" })
    .getByRole("link", { name: /^Swap/ })
    .click();
  await expect(page).toHaveURL(/min=49\.99&max=100\.01$/);
});

test("text typed while the page or the palette loads lands in its field and triggers no shortcut", async ({ page }) => {
  await openAs(page, "/dashboard/webhooks");
  const come = await holdScripts(page);
  await page.goto("/dashboard/webhooks", { waitUntil: "commit" });
  await page.waitForFunction(() => "homewardKeys" in window && document.getElementById("find") !== null);
  await page.keyboard.press("/");
  await page.keyboard.type("#1042");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("withdr");
  come();
  await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("withdr");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("searchbox", { name: "Find a return" })).toHaveValue("#1042");

  await page.unrouteAll();
  await page.goto("/dashboard/webhooks");
  await live(page.getByRole("button", { name: /^Go to/ }));
  const release = await holdScripts(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("withdrx");
  await page.keyboard.press("Backspace");
  release();
  await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("withdr");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/withdrawals$/);
});
