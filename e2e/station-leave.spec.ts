import { expect, type Page, test } from "@playwright/test";
import type { Wire } from "./support/api";
import { loginOf } from "./support/demo";
import { live } from "./support/live";
import { makeReturn, moveParcel, type Return, readProcess } from "./support/returns";
import { Hands } from "./support/scanner";
import { openAs, trySignIn } from "./support/staff";

const finished = async (page: Page): Promise<Return> => {
  const parcel = await makeReturn({ lines: [{ name: "Felt slippers", unitPrice: 4_800 }] });
  await moveParcel(parcel.processId, "COLLECTED");
  if (!page.url().endsWith("/station")) await openAs(page, "/station", "support");
  await live(page.getByRole("button", { name: "Type code" }));
  const hands = new Hands(page);
  await hands.scan(parcel.code);
  await expect(page.getByRole("heading", { level: 2, name: parcel.code })).toBeVisible();
  // Pressed together they would be as fast as a scan.
  await hands.press("a");
  await hands.press("Enter");
  await expect(page.getByRole("heading", { name: "1 approved" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Undo, / })).toBeVisible();
  return parcel;
};

/** Shorter than the time in which it can be undone. */
const expectSent = ({ processId }: Return): Promise<void> =>
  expect
    .poll(
      async () =>
        (await readProcess(processId)).returned_items.items
          .flatMap(({ units }: Wire) => units)
          .map(({ verdict }: Wire) => verdict),
      { timeout: 5_000 },
    )
    .toEqual(["APPROVED"]);

test("an inspection is submitted when its page closes a moment later", async ({ page }) => {
  const parcel = await finished(page);
  await page.close({ runBeforeUnload: true });
  await expectSent(parcel);
});

test("an inspection is submitted once when the user leaves for the dashboard, and otherwise after ten seconds", async ({
  page,
}) => {
  const parcel = await finished(page);
  await page.keyboard.press("w");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.waitForURL(/\/dashboard/);
  await expectSent(parcel);
  await page.goto("/station");
  await live(page.getByRole("button", { name: "Type code" }));
  await expect(page.locator("[data-connection]")).toHaveText("Online");
  await expect(page.getByRole("row", { name: new RegExp(parcel.code) })).toHaveCount(1);
  const next = await finished(page);
  await expect(page.getByRole("status").filter({ hasText: "Sent" })).toBeVisible();
  await expectSent(next);
});

test("an inspection is submitted before signing out", async ({ page }) => {
  // This test's own session: no other test uses it.
  const { email, password } = loginOf("warehouse");
  await page.goto("/dashboard/sign-in?next=/station");
  await trySignIn(page, email, password);
  await expect(page).toHaveURL(/\/station$/);
  const parcel = await finished(page);
  await page.keyboard.press("w");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(/sign-in/);
  await expectSent(parcel);
});
