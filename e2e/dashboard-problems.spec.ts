import { expect, type Page, test } from "@playwright/test";
import { call, ok } from "./support/api";
import { makeStopped, REFUSED_AMOUNT, statusOf } from "./support/checked-returns";
import { inspect } from "./support/inspect";
import { live, press } from "./support/live";
import type { Return } from "./support/returns";
import { openAs } from "./support/staff";

/** Amounts that the sandbox's payment provider rejects: always, and the first time. */
const [REFUSED, REFUSED_ONCE] = [REFUSED_AMOUNT, 99_999_907];

const rowOf = (page: Page, { code }: Return) => page.getByRole("listitem").filter({ hasText: code });

test("a rejected refund waits in the queue and is resolved manually with its payment reference", async ({ page }) => {
  const stopped = await makeStopped(REFUSED);
  await openAs(page, "/dashboard/problems");
  const row = rowOf(page, stopped);
  await expect(row).toContainText("Couldn’t refund the payment");
  await expect(row).toContainText("was refused");
  await press(row.getByRole("button", { name: "Resolve manually" }));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Resolution").fill("Paid from the shop's back office");
  await dialog.getByRole("button", { name: "Mark as resolved" }).click();
  await expect(dialog.getByLabel("Payment reference")).toBeFocused();
  await dialog.getByLabel("Payment reference").fill("TR-2207");
  await dialog.getByRole("button", { name: "Mark as resolved" }).click();
  await expect(page.getByText("Marked as resolved. The return continues.")).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect.poll(() => statusOf(stopped)).toBe("COMPLETED");
});

test("a focused row is retried with a key; a refund rejected once succeeds", async ({ page }) => {
  const stopped = await makeStopped(REFUSED_ONCE);
  await openAs(page, "/dashboard/problems");
  const row = rowOf(page, stopped);
  await live(row.getByRole("button", { name: "Retry refund" }));
  await row.getByRole("link", { name: stopped.code }).focus();
  await page.keyboard.press("t");
  await expect(page.getByRole("dialog")).toContainText("can’t be undone");
  for (const said of [stopped.code, "Amount", "Destination"])
    await expect(page.getByRole("dialog").locator("dl")).toContainText(said);
  await page.getByRole("dialog").getByRole("button", { name: "Retry refund" }).click();
  await expect(page.getByText("Retrying.")).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect.poll(() => statusOf(stopped)).toBe("COMPLETED");
});

test("the return itself offers actions for each problem, and a hold is released with a note", async ({ page }) => {
  const stopped = await makeStopped(REFUSED);
  const hold = { "@type": "svc.v1.HoldPatch", reason: "Called the shopper" };
  const path = `/v1/processes/${stopped.processId}/patch`;
  await ok(call("PATCH", path, { body: { return_process_patch: hold } }));
  await openAs(page, `/dashboard/returns/${stopped.code}`);
  const waiting = page.getByRole("region", { name: /^Action needed/ });
  await expect(waiting).toHaveAccessibleName("Action needed (2)");
  await press(waiting.getByRole("button", { name: "Release all" }));
  await expect(page.getByRole("dialog")).toContainText("1 hold will be released, and 1 failed step will be retried.");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await press(waiting.getByRole("button", { name: "Release hold" }));
  await page.getByRole("dialog").getByLabel("Reason for release").fill("Nothing odd");
  await page.getByRole("dialog").getByRole("button", { name: "Release hold" }).click();
  await expect(waiting).toHaveAccessibleName("Action needed");
  await expect(waiting).toContainText("Couldn’t refund the payment");
  await press(waiting.getByRole("button", { name: "Close as failed" }));
  await expect(page.getByRole("dialog")).toContainText("The €999,999.01 refund will not be sent.");
  await inspect(page);
  await page.keyboard.press("Escape");
  await expect(waiting.getByRole("button", { name: "Close as failed" })).toBeFocused();
});

test("every role can read the queue", async ({ page }) => {
  await makeStopped(REFUSED);
  await makeStopped(REFUSED);
  await openAs(page, "/dashboard/problems");
  await expect(page.getByRole("region", { name: "Most frequent causes" })).toBeVisible();
  await inspect(page);
  await page
    .getByRole("link", { name: /Couldn’t refund the payment/ })
    .first()
    .click();
  await expect(page).toHaveURL(/cause=/);
  await expect(page.getByRole("link", { name: "Show all problems" })).toBeVisible();
  await press(page.getByRole("button", { name: /^Retry all \d+$/ }).first());
  await expect(page.getByRole("dialog")).toContainText("Each one is retried separately");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
});
