import { expect, test } from "@playwright/test";
import { SANDBOX_WORDS } from "@/server/integrations/sandbox-carrier/sandbox-carrier";
import { ok, post } from "./support/api";
import { inspect } from "./support/inspect";
import { live, press } from "./support/live";
import { putOrder } from "./support/orders";
import { fillDraft, makeReturn, readProcess, startIntent } from "./support/returns";
import { openAs } from "./support/staff";

test("a merchant filters the list, saves a view, previews a row, holds several and reads the report", async ({
  page,
}) => {
  const { code, processId } = await makeReturn({ reason: "TOO_BIG" });
  const name = `Held ${code.slice(-4)}`;
  await openAs(page, `/dashboard/returns?q=${code}`);
  const row = page.getByRole("row").filter({ hasText: code });
  await live(page.getByRole("button", { name: "Columns" }));
  await page.keyboard.press("f");
  await page.keyboard.type("reason");
  await page.keyboard.press("Enter");
  await page.getByRole("checkbox", { name: "Too big" }).check();
  await expect(page).toHaveURL(/reason=TOO_BIG/);
  await page.getByRole("button", { name: "All filters" }).click();
  await page.getByRole("button", { name: "Requested in the last … days" }).click();
  await page.keyboard.type("0");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Days must be a whole number from 1 to 3650, such as 30.")).toBeVisible();
  await page.getByLabel("Days").fill("7");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/reason=TOO_BIG&days=7/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Remove filter Reason Too big" })).toBeVisible();
  await expect(row).toBeVisible();

  await press(page.getByRole("button", { name: "Save as view" }));
  await page.getByRole("dialog").getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Save view" }).click();
  const tab = page.getByRole("link", { name, exact: true });
  await expect(tab).toHaveAttribute("aria-current", "page");

  await page.keyboard.press("j");
  await page.keyboard.press("Space");
  await expect(page.getByRole("complementary", { name: `Preview of ${code}` })).toContainText("Felt slippers");
  await page.keyboard.press("Escape");
  await page.keyboard.press("x");
  await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Hold" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Hold 1 return" }).click();
  await expect(dialog.getByText("Enter a reason.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("The photos look odd");
  await dialog.getByRole("button", { name: "Hold 1 return" }).click();
  await expect(page.getByRole("article")).toContainText("1 held");
  expect((await readProcess(processId)).status).toBe("ON_HOLD");
  await page.getByRole("article").getByRole("link", { name: "Report" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hold 1 return");
  await expect(row).toContainText("Held");
  const back = page.getByRole("button", { name: /^Undo/ });
  await press(back);
  await dialog.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByRole("link", { name: "This action was undone" })).toBeVisible();
  // The button disappeared with its action: the focus moves to the heading of the report.
  await expect(back).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(async () => (await readProcess(processId)).status).toBe("RUNNING");

  const file = await page.request.get(`/dashboard/returns/csv?q=${code}`);
  expect(file.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  expect(await file.text()).toMatch(new RegExp(`^\uFEFFreturn_code,.*\r\n${code},${processId},`));
  await page.goto("/dashboard/returns");
  await tab.click();
  await press(page.getByRole("button", { name: "Delete view" }));
  await dialog.getByRole("button", { name: "Delete view" }).click();
  await expect(tab).toHaveCount(0);
});

test("on a phone a newly saved view is visible, and its name has the server's maximum length", async ({ page }) => {
  const name = `Phone ${Date.now().toString(36)}`;
  await page.setViewportSize({ width: 375, height: 812 });
  await openAs(page, "/dashboard/returns?reason=TOO_BIG");
  await press(page.getByRole("button", { name: "Save as view" }));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Name")).toHaveAttribute("maxlength", "60");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("button", { name: "Save view" }).click();
  const tab = page.getByRole("link", { name, exact: true });
  await expect(tab).toHaveAttribute("aria-current", "page");
  await expect(tab).toBeInViewport({ ratio: 1 });
  await press(page.getByRole("button", { name: "Delete view" }));
  await dialog.getByRole("button", { name: "Delete view" }).click();
  await expect(tab).toHaveCount(0);
});

test("a shared view is available to the whole team, marked as shared, and changes for everybody", async ({
  page,
  browser,
}) => {
  const name = `Heavy ${Date.now().toString(36)}`;
  await openAs(page, "/dashboard/returns?reason=TOO_BIG&days=30", "support");
  await press(page.getByRole("button", { name: "Save as view" }));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Share with the team").check();
  await dialog.getByLabel("Save the current columns with this view").check();
  await dialog.getByRole("button", { name: "Save view" }).click();
  const shared = `${name} (shared with the team)`;
  await expect(page.getByRole("link", { name: shared })).toHaveAttribute("aria-current", "page");
  await expect(page.getByText("Shared with the team by you")).toBeVisible();
  const carriers = page.getByRole("columnheader", { name: "Shipping" });
  await expect(carriers).toHaveCount(0);
  await press(page.getByRole("button", { name: "Columns" }));
  await dialog.getByLabel("Shipping", { exact: true }).check();
  await dialog.getByLabel("Default view").selectOption(name);
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(carriers).toBeVisible();
  await page.goto("/dashboard/returns");
  await expect(page.getByRole("columnheader", { name: "Customer" })).toBeVisible();
  await expect(carriers).toHaveCount(0);
  await page.getByRole("navigation").getByRole("link", { name: "Returns", exact: true }).first().click();
  await expect(page).toHaveURL(/reason=TOO_BIG&days=30&saved=/);
  await expect(carriers).toBeVisible();

  const asOthers = await browser.newPage();
  await openAs(asOthers, "/dashboard/returns", "viewer");
  await asOthers.getByRole("link", { name: shared }).click();
  await expect(asOthers).toHaveURL(/reason=TOO_BIG&days=30&saved=/);
  await expect(asOthers.getByText(/Shared with the team by \w/)).toBeVisible();
  await expect(asOthers.getByRole("button", { name: "Delete view" })).toHaveCount(0);
  await expect(asOthers.getByRole("button", { name: "Edit view" })).toHaveCount(0);
  await asOthers.context().clearCookies();

  await openAs(asOthers, "/dashboard/returns", "owner");
  await asOthers.getByRole("link", { name: shared }).click();
  await press(asOthers.getByRole("button", { name: "Delete view" }));
  const question = asOthers.getByRole("dialog");
  await expect(question).toContainText("The view is deleted for the whole team.");
  await question.getByRole("button", { name: "Delete view" }).click();
  await expect(asOthers.getByRole("link", { name: shared })).toHaveCount(0);
  await asOthers.goto("/dashboard/settings/audit?subject=shared_view");
  await expect(asOthers.getByRole("main")).toContainText(name);
  await page.goto("/dashboard/returns");
  await expect(page.getByRole("link", { name: shared })).toHaveCount(0);
  await asOthers.close();
});

/** A return whose label the carrier rejects. */
const refusedReturn = async (): Promise<string> => {
  const draft = await startIntent(await putOrder(undefined, undefined, SANDBOX_WORDS.refused));
  await fillDraft(draft);
  return (await ok(post(`/returns/${draft.returnId}/complete`, {}, { key: draft.token }))).return_code;
};

test("labels are bought for several returns, the failed ones are retried, and the others print as one PDF", async ({
  page,
}) => {
  const [{ code: labeled }, refused] = [await makeReturn(), await refusedReturn()];
  await openAs(page, "/dashboard/returns");
  await live(page.getByRole("button", { name: "Columns" }));
  const row = (code: string) => page.getByRole("row").filter({ hasText: code });
  for (const code of [labeled, refused]) await row(code).getByRole("checkbox").check();
  const bar = page.getByRole("region", { name: "Selection" });
  const dialog = page.getByRole("dialog");
  // Each action says to how many of the two it applies.
  await bar.getByRole("button", { name: "Print labels 1" }).click();
  await dialog.getByLabel("Include packing slips").check();
  await dialog.getByRole("button", { name: "Create PDF" }).click();
  await expect(dialog.getByRole("status")).toContainText("1 label in the PDF.");
  await dialog.getByRole("button", { name: "Close" }).click();

  await bar.getByRole("button", { name: "Buy labels 1" }).click();
  await expect(dialog).toContainText("charged to your account");
  await dialog.getByRole("button", { name: "Buy labels for 1 return" }).click();
  await expect(page.getByRole("article")).toContainText("1 not possible");
  await page.getByRole("article").getByRole("link", { name: "Report" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Buy labels for 1 return");
  await expect(row(refused)).toContainText("refuse this address");
  await inspect(page);
  const report = page.url();
  await press(page.getByRole("button", { name: "Retry 1 return" }));
  await expect(page).not.toHaveURL(report);
  await expect(row(refused)).toContainText("refuse this address");
  await expect(row(labeled)).toHaveCount(0);
});
