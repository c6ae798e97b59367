import type { Page } from "@playwright/test";
import { get, ok } from "./support/api";
import { Effort } from "./support/effort";
import { about, expect, test } from "./support/endpoint";
import { live } from "./support/live";
import { makeReturn, readProcess } from "./support/returns";
import { openAs } from "./support/staff";

/** What merchants have to do for each task, and no more (portal-effort.spec.ts counts the shopper's). */

/** The demo's return conditions want such a return to be approved. */
const DEAR = { name: "Storm coat", unitPrice: 34_900, brandId: "wetterholm" };

/** Keeps what is asked for at such addresses on its way until the answer is called. */
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

test("find a return by its tracking number: the slash, a paste, Enter", async ({ page }) => {
  const { code, processId } = await makeReturn();
  const { tracking_number: tracking } = (await readProcess(processId)).basic_process_data;
  expect(tracking).not.toBe("");
  await openAs(page, "/dashboard");
  await live(page.getByRole("button", { name: "Shortcuts" }));
  const effort = new Effort();
  await effort.press(page, "/");
  await expect(page.getByRole("searchbox", { name: "Find a return" })).toBeFocused();
  await effort.paste(page, tracking);
  await effort.press(page, "Enter");
  const row = page.getByRole("row").filter({ hasText: code });
  await expect(row).toContainText("Matches tracking number");
  expect(effort).toMatchObject({ keys: 2, pastes: 1, taps: 0, fields: 0 });
});

test("approve a return from the list: two keys", async ({ page }) => {
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

test("send what failed since yesterday again: three clicks", async ({ page, endpoint }) => {
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
  await effort.tap(card.getByRole("link", { name: "Test, edit, resend" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(receiver.url);
  await live(page.getByRole("button", { name: "Resend events" }));
  await effort.tap(page.getByRole("button", { name: "Resend events" }));
  await effort.tap(page.getByRole("dialog").getByRole("button", { name: "Resend" }));
  await expect(page.getByText(/^Resending /)).toBeVisible();
  await expect.poll(() => about(receiver, processId).length, { timeout: 30_000 }).toBeGreaterThan(before);
  expect(effort).toMatchObject({ taps: 3, keys: 0, fields: 0 });
});

test("make a return somebody's work: one choice; file many under a tag: two keys, two clicks, one word", async ({
  page,
}) => {
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

  // What was typed is the same as what is ticked: the chips say so.
  await page.getByRole("searchbox", { name: "Find a return" }).fill(`tag:"${tag}" assignee:nobody`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: `Remove filter Tag ${tag}` })).toBeVisible();
  await expect(page.getByRole("link", { name: "Remove filter Assignee Nobody" })).toBeVisible();
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

  // On a slow line the key is not for an act before the one that is on its way, and then for that one, page or no page.
  const other = await assignee.locator("option").nth(2).textContent();
  const assign = await hold(page, (url) => url.pathname.includes("assignReturn"));
  await assignee.selectOption({ index: 2 });
  await assignee.blur();
  await page.keyboard.press("z");
  assign();
  await expect(page.getByText(`Assigned to ${other}.`)).toBeVisible();
  await page.keyboard.press("z");
  await expect(assignee.locator("option:checked")).toHaveText(person ?? "");
  // What was done by one choice is taken back by one key, from where one chose, or one press.
  await assignee.focus();
  await assignee.selectOption({ index: 2 });
  await expect(
    page
      .getByRole("status", { name: "Messages" })
      .getByRole("paragraph")
      .filter({ hasText: `Assigned to ${other}.` })
      .last(),
  ).toContainText("Undo");
  await expect(assignee).toBeFocused();
  await page.keyboard.press("z");
  await expect(assignee.locator("option:checked")).toHaveText(person ?? "");
  await assignee.selectOption({ index: 0 });
  await expect(page.getByText("Unassigned.")).toBeVisible();
  await expect(assignee.locator("option:checked")).toHaveText("Nobody");
  readAnew();
  const tags = page.getByRole("list", { name: "Tags of this return" });
  await tags.getByRole("button", { name: `Remove ${tag}` }).click();
  await expect(tags).toBeHidden();
  await page
    .getByRole("status", { name: "Messages" })
    .getByRole("paragraph")
    .filter({ hasText: "removed" })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(tags).toContainText(tag);
  await page.getByRole("article").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("article")).toContainText("1 undone");
  await expect(tags).toBeHidden();
});
