import { expect, type Page, test } from "@playwright/test";
import { startWebhookReceiver } from "@/test/webhook-receiver";
import { press } from "./support/live";
import { makeReturn } from "./support/returns";
import { openAs } from "./support/staff";

test("a merchant adds an endpoint, sees requests and responses, and removes it", async ({ page }) => {
  const receiver = await startWebhookReceiver();
  await openAs(page, "/dashboard/webhooks");
  const field = page.getByLabel("Endpoint URL");
  if (!(await field.isVisible())) await press(page.getByRole("button", { name: "Add endpoint", expanded: false }));
  await field.fill("http://no such address");
  await page.locator("form").getByRole("button", { name: "Add endpoint" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /./ }).first()).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(receiver.url);
  await page.locator("form").getByRole("button", { name: "Add endpoint" }).click();
  const endpoint = page.getByRole("article", { name: receiver.url });
  await expect(endpoint).toContainText("Active");
  await expect(endpoint.getByRole("button", { name: /^\S{20,}/ })).toBeVisible();

  const { code, processId } = await makeReturn();
  // By then the list may also contain the return's next event.
  const row = page.getByRole("row").filter({ hasText: code }).filter({ hasText: "onReturnProcessCreation" });
  await expect(async () => {
    await page.reload();
    await expect(row.getByText("200", { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await row.getByRole("link", { name: "onReturnProcessCreation" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "1 attempt" })).toBeVisible();
  await expect(page.getByText(receiver.url)).toBeVisible();
  await press(page.getByRole("button", { name: "Exact bytes" }));
  const told = receiver.requests.find(({ body }) => JSON.parse(body.toString()).svc_process_id === processId);
  await expect(page.getByText(String(told?.body))).toBeVisible();
  await expect(page.getByText(String(told?.headers["x-svc-event-id"])).first()).toBeVisible();
  await page.getByRole("button", { name: "Recompute" }).click();
  await expect(page.getByText("As sent in X-SVC-Signature")).toBeVisible();
  await expect(page.getByText("As sent in webhook-signature")).toBeVisible();
  await expect(page.getByText(String(told?.headers["x-svc-signature"])).last()).toBeVisible();

  // A test event of another type about that return.
  await page.goto("/dashboard/webhooks");
  await endpoint.getByRole("link", { name: receiver.url }).click();
  await page.getByLabel("Event", { exact: true }).selectOption("onReturnProcessCanceled");
  await page.getByLabel("About the return").selectOption({ label: await labelOf(page, code) });
  await press(page.getByRole("button", { name: "Send test event" }));
  await expect.poll(() => receiver.requests.some(({ headers }) => headers["x-svc-test"] === "true")).toBe(true);
  const tried = receiver.requests.find(({ headers }) => headers["x-svc-test"] === "true");
  expect(tried?.headers["x-svc-event"]).toBe("onReturnProcessCanceled");
  expect(JSON.parse(String(tried?.body)).svc_process_id).toBe(processId);

  await page.goto("/dashboard/webhooks");
  await press(endpoint.getByRole("button", { name: "Delete" }));
  await page.getByRole("button", { name: "Delete endpoint" }).click();
  await expect(endpoint).toHaveCount(0);
  await receiver.close();
});

/** The label of this return in the select for test events. */
const labelOf = async (page: Page, code: string): Promise<string> =>
  (await page.getByLabel("About the return").locator("option", { hasText: code }).textContent()) ?? code;

test("an email to the shopper can be read in the built-in list of emails", async ({ page }) => {
  const { order, code } = await makeReturn();
  await openAs(page, "/dashboard/emails");
  const mail = page.getByRole("link").filter({ hasText: order.email }).first();
  await expect(async () => {
    await page.reload();
    await expect(mail).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await mail.click();
  await press(page.getByRole("button", { name: "Plain text" }));
  await expect(page.getByText(code).first()).toBeVisible();
  const link = page.getByRole("region", { name: "Plain text" }).getByRole("link").first();
  const [opened] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await expect(opened).toHaveURL(/\/r\//);
  await opened.close();
  await page.getByRole("button", { name: "Headers" }).click();
  const headers = page.getByRole("region", { name: "Headers" });
  await expect(headers).toContainText(`To: ${order.email}`);
  await expect(headers).toContainText(/Message-ID: <.+@.+>/);

  // Nothing in the displayed email has an effect in the dashboard; its links open elsewhere.
  await page.getByRole("button", { name: "Preview" }).click();
  const inside = page.frameLocator("iframe[title=Email]").getByRole("link").first();
  const [shown] = await Promise.all([page.waitForEvent("popup"), inside.click()]);
  await expect(shown).toHaveURL(/\/r\//);
  await shown.close();
});
