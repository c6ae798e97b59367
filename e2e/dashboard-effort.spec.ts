import type { Page } from "@playwright/test";
import { get, ok } from "./support/api";
import { Effort } from "./support/effort";
import { about, expect, test } from "./support/endpoint";
import { live } from "./support/live";
import { makeReturn, readProcess } from "./support/returns";
import { openAs } from "./support/staff";

/** The number of steps that each merchant task takes at most (portal-effort.spec.ts counts those of the shopper). */

/** The demo's return policy requires approval for such a return. */
const DEAR = { name: "Storm coat", unitPrice: 34_900, brandId: "wetterholm" };

/** Holds requests to matching addresses until the returned function is called. */
const hold = async (page: Page, isHeld: (url: URL) => boolean): Promise<() => void> => {
  let letGo = () => {};
  const released = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(isHeld, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
};

test("finds a return by its tracking number: slash, paste, Enter", async ({ page }) => {
  const { code, processId } = await makeReturn();
  const { tracking_number: tracking } = (await readProcess(processId)).basic_process_data;
  expect(tracking).not.toBe("");
  await openAs(page, "/dashboard");
  await live(page.getByRole("button", { name: "Keyboard shortcuts" }));
  const effort = new Effort();
  await effort.press(page, "/");
  await expect(page.getByRole("searchbox", { name: "Find a return" })).toBeFocused();
  await effort.paste(page, tracking);
  await effort.press(page, "Enter");
  const row = page.getByRole("row").filter({ hasText: code });
  await expect(row).toContainText("Matches tracking number");
  expect(effort).toMatchObject({ keys: 2, pastes: 1, taps: 0, fields: 0 });
});

test("approves a return from the list: two keys", async ({ page }) => {
  const { code, processId } = await makeReturn({ lines: [DEAR], reason: "TOO_BIG" });
  await openAs(page, `/dashboard/returns?view=needs-approval&q=${code}`);
  await live(page.getByRole("button", { name: "Columns" }));
  const effort = new Effort();
  await effort.press(page, "Space");
  await expect(page.getByRole("complementary", { name: `Preview of ${code}` })).toContainText("Approve");
  await effort.press(page, "a");
  const status = async () => (await ok(get(`/v1/processes/${processId}/authorization/status`))).status;
  await expect.poll(status).toBe("AUTHORIZED");
  expect(effort).toMatchObject({ keys: 2, taps: 0, fields: 0 });
});

test("retries everything that failed since yesterday: three clicks", async ({ page, endpoint }) => {
  const { receiver } = endpoint;
  receiver.behave({ kind: "answer", status: 500 });
  const { processId } = await makeReturn();
  await expect.poll(() => about(receiver, processId).length).toBeGreaterThan(0);
  receiver.behave({ kind: "answer", status: 200 });
  const before = about(receiver, processId).length;
  await openAs(page, "/dashboard/webhooks");
  await live(page.getByRole("button", { name: "Add endpoint" }));
  const effort = new Effort();
  const card = page.getByRole("article", { name: receiver.url });
  await effort.tap(card.getByRole("link", { name: "Manage endpoint" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(receiver.url);
  await live(page.getByRole("button", { name: "Resend events" }));
  await effort.tap(page.getByRole("button", { name: "Resend events" }));
  await effort.tap(page.getByRole("dialog").getByRole("button", { name: "Resend events" }));
  await expect(page.getByText(/^Resending /)).toBeVisible();
  await expect.poll(() => about(receiver, processId).length, { timeout: 30_000 }).toBeGreaterThan(before);
  expect(effort).toMatchObject({ taps: 3, keys: 0, fields: 0 });
});

test("assigns a return: one choice; tags many: two keys, two clicks, one word", async ({ page }) => {
  const { code } = await makeReturn();
  await openAs(page, `/dashboard/returns?q=${code}`);
  await live(page.getByRole("button", { name: "Columns" }));
  const tag = `tag ${code.slice(-4).toLowerCase()}`;
  const effort = new Effort();
  await effort.press(page, "j");
  await effort.press(page, "x");
  await effort.tap(page.getByRole("button", { name: "Tag 1", exact: true }));
  await effort.type(page.getByRole("dialog").getByLabel("Tag", { exact: true }), tag);
  await effort.tap(page.getByRole("dialog").getByRole("button", { name: "Tag 1 return" }));
  await expect(page.getByRole("article")).toContainText("1 tagged");
  expect(effort).toMatchObject({ keys: 2, taps: 2, fields: 1 });

  // Typed filters equal ticked ones, as the chips show.
  await page.getByRole("searchbox", { name: "Find a return" }).fill(`tag:"${tag}" assignee:nobody`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: `Remove filter Tag ${tag}` })).toBeVisible();
  await expect(page.getByRole("link", { name: "Remove filter Assignee Unassigned" })).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Find a return" })).toHaveValue("");
  await page.getByRole("link", { name: code }).click();
  const work = new Effort();
  const assignee = page.getByLabel("Assignee");
  await live(assignee);
  const readAnew = await hold(page, (url) => url.searchParams.has("_rsc"));
  const person = await assignee.locator("option").nth(1).textContent();
  work.taps += 1;
  await assignee.selectOption({ index: 1 });
  await expect(page.getByText(`Assigned to ${person}.`)).toBeVisible();
  expect(work).toMatchObject({ taps: 1, fields: 0 });

  // On a slow connection the key must not apply to the action before the pending one; afterwards it applies to that
  // one, on whichever page.
  const other = await assignee.locator("option").nth(2).textContent();
  const assign = await hold(page, (url) => url.pathname.includes("assignReturn"));
  await assignee.selectOption({ index: 2 });
  await assignee.blur();
  await page.keyboard.press("z");
  assign();
  await expect(page.getByText(`Assigned to ${other}.`)).toBeVisible();
  await page.keyboard.press("z");
  await expect(assignee.locator("option:checked")).toHaveText(person ?? "");
  // One choice is undone by one key at the place of the choice, or by one press.
  await assignee.focus();
  await assignee.selectOption({ index: 2 });
  await expect(
    page
      .getByRole("status", { name: "Notifications" })
      .getByRole("paragraph")
      .filter({ hasText: `Assigned to ${other}.` })
      .last(),
  ).toContainText("Undo");
  await expect(assignee).toBeFocused();
  await page.keyboard.press("z");
  await expect(assignee.locator("option:checked")).toHaveText(person ?? "");
  await assignee.selectOption({ index: 0 });
  await expect(page.getByText("Unassigned.")).toBeVisible();
  await expect(assignee.locator("option:checked")).toHaveText("Unassigned");
  readAnew();
  const tags = page.getByRole("list", { name: "Tags of this return" });
  await tags.getByRole("button", { name: `Remove ${tag}` }).click();
  await expect(tags).toBeHidden();
  await page
    .getByRole("status", { name: "Notifications" })
    .getByRole("paragraph")
    .filter({ hasText: "removed" })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(tags).toContainText(tag);
  await page.getByRole("article").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("article")).toContainText("1 undone");
  await expect(tags).toBeHidden();
});
