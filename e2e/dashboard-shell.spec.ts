import { expect, type Page, test } from "@playwright/test";
import { arrivedReturn, LINES } from "./support/checked-returns";
import { holdRequests, holdScripts } from "./support/held-scripts";
import { inspect } from "./support/inspect";
import { live, press } from "./support/live";
import { addPerson, addStore, makeStore } from "./support/other-store";
import { makeReturn } from "./support/returns";
import { openAs, trySignIn } from "./support/staff";

test("the sidebar is folded to its signs, and stays so", async ({ page }) => {
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

test("a page that takes long is there in its shape; light or dark is chosen for this browser", async ({ page }) => {
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

test("whoever has several stores looks at one of them, or at all; and where a test store goes live", async ({
  page,
}) => {
  // Two stores and a person are made by command line.
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
  // The settings are of the same store, and say so.
  await page.goto("/dashboard/settings/store");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Harbour");
  await expect(page.getByRole("combobox", { name: "Store", exact: true }).locator("option:checked")).toHaveText(
    "Harbour",
  );

  await page.goto("/dashboard/returns");
  // Test mode ends on a page that says what is missing, and not before that is there.
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

test("keys of one return: the list it came from, the timeline, the refund, the check", async ({ page }) => {
  // A list of the two of one order, the newest first: other tests bring parcels in at the same time.
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

test("filters that are typed are told where they mean nothing, with what would", async ({ page }) => {
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

test("filters that nothing can fit say so, wherever they stand, and are turned by one press", async ({ page }) => {
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

test("what is typed while the page or the palette is on its way is in its field, and nothing to the page", async ({
  page,
}) => {
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
