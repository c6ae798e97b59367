import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { get } from "./support/api";
import { press } from "./support/live";
import { putOrder } from "./support/orders";
import { makeReturn } from "./support/returns";
import { openAs, trySignIn } from "./support/staff";

/** Tests run in parallel on one store: no test may affect another. */
const mark = (): string => `e2e-${randomBytes(4).toString("hex")}`;

test("a member is invited, joins, sees the role's permissions, and is signed out immediately when removed", async ({
  page,
  browser,
}) => {
  const email = `${mark()}@example.com`;
  await openAs(page, "/dashboard/settings/team");
  await press(page.getByRole("button", { name: "Invite member" }));
  await page.getByRole("dialog").getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByRole("button", { name: "Done" })).toBeVisible();
  // A stray key doesn't close a value that is shown only once, and the page behind is already up to date.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("row", { includeHidden: true }).filter({ hasText: email })).toHaveCount(1);
  const link = await page.getByRole("dialog").getByText("/dashboard/join?token=").textContent();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("row").filter({ hasText: email })).toContainText("Support");

  // A user who is faster than the scripts can join too.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const joining = await plain.newPage();
  const invitation = `/dashboard/join?token=${link?.trim().split("token=")[1]}`;
  await joining.goto(invitation);
  await expect(joining.getByText(email)).toBeVisible();
  await joining.getByLabel("Your name").fill("Noa Peters");
  await joining.getByLabel("Password, at least 10 characters").fill("short");
  await joining.getByRole("button", { name: "Join" }).click();
  await expect(joining.locator("#password-error")).toHaveText("The password must have 10 characters or more.");
  await expect(joining.getByLabel("Your name")).toHaveValue("Noa Peters");
  await joining.getByLabel("Password, at least 10 characters").fill("ten letters");
  await joining.getByRole("button", { name: "Join" }).click();
  await joining.waitForURL("/dashboard");
  const member = await (await browser.newContext({ storageState: await plain.storageState() })).newPage();
  await member.goto("/dashboard");
  await expect(member.getByRole("heading", { level: 1 })).toHaveText("Today");
  const sections = member.getByRole("navigation", { name: "Main" });
  await expect(sections.getByRole("link", { name: "Settings" })).toHaveCount(0);
  await member.goto(invitation);
  await expect(member.getByRole("heading", { level: 1 })).toHaveText("This invitation is no longer valid");
  await member.goto("/dashboard/settings/team");
  await expect(member.getByRole("heading", { level: 1 })).toHaveText("You don’t have access to this page");

  // The owner sees where they are signed in, and signs them out; they can sign in again.
  await page.reload();
  await press(page.getByRole("row").filter({ hasText: email }).getByRole("button", { name: "Sessions" }));
  await expect(page.getByRole("dialog").getByRole("listitem")).toContainText(["127.0.0.x"]);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByText("Noa Peters was signed out everywhere.")).toBeVisible();
  await member.goto("/dashboard/returns");
  await trySignIn(member, email, "ten letters");
  await expect(member.getByRole("heading", { level: 1 })).toHaveText("Returns");

  await press(page.getByRole("row").filter({ hasText: email }).getByRole("button", { name: "Remove" }));
  await page.getByRole("button", { name: "Remove member" }).click();
  await expect(page.getByRole("row").filter({ hasText: email })).toHaveCount(0);
  await member.goto("/dashboard/returns");
  await expect(member.getByRole("heading", { level: 1 })).toHaveText("Sign in");
});

test("an API key is shown once, works, and is rejected within a second of its revocation", async ({ page }) => {
  const name = mark();
  // As when the dashboard is opened without HTTPS: there is no clipboard to write to.
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await openAs(page, "/dashboard/keys");
  await press(page.getByRole("button", { name: "Create key" }));
  await page.getByLabel("Name").fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Create key" }).click();
  const key =
    (
      await page
        .getByRole("dialog")
        .getByText(/^svc_(live|test)_/)
        .textContent()
    )?.trim() ?? "";
  const chip = page.getByRole("dialog").getByRole("button", { name: key });
  await expect(chip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chip).toHaveText(/Copied$/);
  await page.getByRole("button", { name: "I’ve saved it" }).click();
  const list = () => get("/v1/processes/summaries", { key });
  expect((await list()).status).toBe(200);

  const row = page.getByRole("row").filter({ hasText: name });
  const limitTo = async (networks: string) => {
    await press(row.getByRole("button", { name: "IP addresses" }));
    await page.getByRole("textbox", { name: "Allowed IP addresses" }).fill(networks);
    await page.getByRole("button", { name: "Save addresses" }).click();
  };
  await limitTo("shop.example");
  await expect(page.getByRole("dialog")).toContainText("Enter addresses such as 203.0.113.7");
  await page.keyboard.press("Escape");
  await limitTo("198.51.100.0/24");
  await expect(row).toContainText("Only from 198.51.100.0/24");
  await expect.poll(async () => (await list()).status, { timeout: 2_000 }).toBe(403);
  expect((await list()).body.message).toContain("can't be used from 127.0.0.1");
  await limitTo("127.0.0.1, ::1");
  await expect.poll(async () => (await list()).status, { timeout: 2_000 }).toBe(200);

  await press(row.getByRole("button", { name: "Revoke" }));
  await page.getByLabel("Enter the last four characters").fill(key.slice(-4));
  await page.getByRole("button", { name: "Revoke key" }).click();
  await expect(page.getByText(`“${name}” was revoked.`)).toBeVisible();
  await expect.poll(async () => (await list()).status, { timeout: 2_000 }).toBe(401);
  await expect(page.locator("body")).not.toContainText(key);
});

test("a person's data is exported as one file: a document with everything, plus the files it refers to", async ({
  page,
}) => {
  const { code, order } = await makeReturn();
  await openAs(page, "/dashboard/settings/personal-data");
  await page.getByLabel("Email").fill(order.email);
  await press(page.getByRole("button", { name: "Find", exact: true }));
  await expect(page.getByText(/^Data found for/)).toContainText("1 return");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as ZIP" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("personal-data.zip");
  const inside = unzipSync(readFileSync(await download.path()));
  const kept = JSON.parse(strFromU8(inside["personal-data.json"] ?? new Uint8Array()));
  expect(kept.returns[0].return_code).toBe(code);
  const label = kept.files.find(({ path }: { path: string }) => path.endsWith(`label-${code}.pdf`));
  expect(strFromU8((inside[label.path] ?? new Uint8Array()).subarray(0, 5))).toBe("%PDF-");

  const others = await page.request.post("/dashboard/settings/personal-data/export", {
    form: { email: order.email },
    headers: { origin: "https://elsewhere.example" },
  });
  expect(others.status()).toBe(403);
});

test("a shopper is erased once a reason is given, and their page says when that was", async ({ page }) => {
  const { id, email } = await putOrder();
  await openAs(page, "/dashboard/settings/personal-data");
  await page.getByLabel("Email").fill(email);
  await press(page.getByRole("button", { name: "Find", exact: true }));
  await press(page.getByRole("button", { name: "Erase this shopper" }));
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(`all personal data of ${email} in 1 order.`);
  await dialog.getByRole("button", { name: "Erase permanently" }).click();
  await expect(dialog.getByText("Enter a reason.")).toBeVisible();
  await expect(dialog.getByText("Enter the shopper’s email.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("Asked by phone");
  await dialog.getByLabel("Shopper’s email").fill("another@example.com");
  await dialog.getByRole("button", { name: "Erase permanently" }).click();
  await expect(dialog.getByText("Doesn’t match the shopper’s email.")).toBeVisible();
  await dialog.getByLabel("Shopper’s email").fill(email);
  await dialog.getByRole("button", { name: "Erase permanently" }).click();
  await expect(page.getByText("Erased personal data in 1 order.")).toBeVisible();
  await page.goto(`/dashboard/customers/${id}`);
  await expect(page.getByText(/personal data was erased on \d+ \w+ \d{4},/)).toBeVisible();
});
