import { expect, test } from "@playwright/test";
import { ok, post } from "./support/api";
import { live, press } from "./support/live";
import { makeReturn, moveParcel, readProcess } from "./support/returns";
import { callOperation, openAs } from "./support/staff";

/** A brand and a price for which the demo's rules require approval. */
const DEAR = { name: "Storm coat", unitPrice: 34_900, brandId: "wetterholm" };
const SLIPPERS = [{ name: "Felt slippers", unitPrice: 4_800, quantity: 2 }];

test("a decided unit is corrected during the inspection of the others, and typed text stays", async ({ page }) => {
  const { code, processId, order } = await makeReturn({ quantity: 2, lines: SLIPPERS });
  await moveParcel(processId, "COLLECTED");
  await moveParcel(processId, "IN_WAREHOUSE");
  const reviews = [{ line_item_id: order.lines[0]?.id, status: "DECLINED", reject_reason: "Signs of wear" }];
  await ok(post("/v1/ops/ecommerce/review", { process_id: processId, reviews }));
  await openAs(page, `/dashboard/returns/${code}`);
  const open = page.getByRole("group", { name: /^Unit 2,/ });
  await press(open.getByText("Missing"));

  const dialog = page.getByRole("dialog");
  await press(page.getByRole("button", { name: "Correct unit 1" }));
  await dialog.getByRole("button", { name: "Save correction" }).click();
  await expect(dialog.getByText("Choose a result.")).toBeVisible();
  await expect(dialog.getByText("Enter a reason for the correction.")).toBeVisible();
  await dialog.getByText("Approve").click();
  await dialog.getByLabel("Reason for correction").fill("The stain washed out");
  await dialog.getByRole("button", { name: "Save correction" }).click();
  await expect(page.getByText("Corrected. The refund has been recalculated.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Correct unit 1" })).toBeFocused();
  await expect(open.getByRole("radio", { name: "Missing" })).toBeChecked();
  await expect(page.getByText("€48.00 accepted", { exact: false })).toBeVisible();
  const { units } = (await readProcess(processId)).returned_items.items[0];
  expect(units.map(({ verdict }: { verdict: string }) => verdict).sort()).toEqual(["APPROVED", "UNDECIDED"]);
});

test("a return is held, then closed as failed with a reason after the consequences were shown", async ({ page }) => {
  const { code, processId } = await makeReturn({ lines: SLIPPERS });
  await openAs(page, `/dashboard/returns/${code}`);
  const dialog = page.getByRole("dialog");
  const hold = async () => {
    await press(page.getByRole("button", { name: "Hold", exact: true }));
    await dialog.getByLabel("Reason").fill("The photos look odd");
    await dialog.getByRole("button", { name: "Hold return" }).click();
  };
  // Without a connection the dialog says so, keeps what was typed, and doesn't retry later.
  await page.context().setOffline(true);
  await hold();
  await expect(dialog.getByRole("alert")).toContainText("The server didn’t respond.");
  await page.context().setOffline(false);
  await dialog.getByRole("button", { name: "Hold return" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Hold released.")).toBeVisible();
  expect((await readProcess(processId)).status).toBe("RUNNING");
  await hold();
  await press(page.getByRole("button", { name: "Close as failed" }).first());
  await expect(dialog).toContainText("No refund is due.");
  await expect(dialog).toContainText("Its unit can be returned in a new return.");
  await dialog.getByRole("button", { name: "Close as failed" }).click();
  await expect(dialog.getByText("Enter a reason.")).toBeVisible();
  await expect(dialog.getByLabel("Reason")).toBeFocused();
  await dialog.getByLabel("Reason").fill("Nobody answers");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Closed as failed.")).toBeVisible();
  expect((await readProcess(processId)).status).toBe("FAILED");
});

test("a decline carries the text of its cause, even when that arrives late, and previews the email", async ({
  page,
}) => {
  const { code, processId } = await makeReturn({ lines: [DEAR], reason: "TOO_BIG" });
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/api/trpc/*previewRefusal*", async (route) => {
    await released;
    await route.continue();
  });
  await openAs(page, `/dashboard/returns/${code}`);
  await press(page.getByRole("button", { name: /^Decline/ }));
  const why = page.getByLabel("Message to the shopper");
  await page.getByLabel("Reason (internal)").selectOption("Signs of use");
  await expect(why).toHaveValue("");
  release();
  await expect(why).not.toHaveValue("");
  const words = await why.inputValue();
  await page.getByText("Email preview").click();
  await expect(page.getByRole("dialog").locator("pre")).toContainText(words);
  await page.getByRole("button", { name: "Decline return" }).click();
  await expect(page.getByText("Declined. We’re emailing the shopper.")).toBeVisible();
  expect((await readProcess(processId)).status).toBe("CANCELED");
});

test("an open page says when somebody else changed its return, and keeps what was typed", async ({ page, browser }) => {
  const { code, processId } = await makeReturn({ lines: SLIPPERS });
  await page.clock.install();
  await openAs(page, `/dashboard/returns/${code}`);
  // Automatic follow-up changes, such as the label of a new return, are loaded without a notice.
  await expect.poll(async () => (await readProcess(processId)).basic_process_data.shipping_status).toBe("CREATED");
  await page.clock.fastForward(21_000);
  await expect(page.getByText("Ready to send").first()).toBeVisible();
  await expect(page.getByText(/^Updated by/)).toHaveCount(0);
  const note = page.getByRole("textbox", { name: "Internal note" });
  await live(note);
  await note.fill("Half a thought");
  const other = await (await browser.newContext()).newPage();
  await openAs(other, "/dashboard/returns", "support");
  const text = "The shopper called.";
  await callOperation(other, "addNote", { request_id: crypto.randomUUID(), process_id: processId, text });
  await page.clock.fastForward(21_000);
  const notice = page.getByRole("status").filter({ hasText: /^Updated by .+ just now\./ });
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByText(text)).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(note).toHaveValue("Half a thought");
  await other.context().close();
});
