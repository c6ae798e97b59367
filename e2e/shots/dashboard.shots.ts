import { type Page, test } from "@playwright/test";
import { arrivedReturn, checkedReturn, makeStopped } from "../support/checked-returns";
import { live, press } from "../support/live";
import { makeReturn } from "../support/returns";
import { shooterOf } from "../support/shoot";
import { callOperation, openAs } from "../support/staff";

const shoot = shooterOf("dashboard", [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]);

const PAGES: Record<string, string> = {
  "d2-overview": "",
  "d3-list": "/returns",
  "d3-nothing-fits": "/returns?q=no-such-thing",
  "d3-problems": "/problems",
  "d3-refunds": "/refunds",
  "d3-acts-on-many": "/returns/jobs",
  "d6-new-return": "/returns/new?q=noor",
  "d6-import": "/returns/import",
  "d7-analytics": "/analytics",
  "d8-store": "/settings/store",
  "d9-branding": "/settings/branding",
  "d10-policy": "/settings/policy",
  "d10-reasons": "/settings/reasons",
  "d11-refunds": "/settings/refunds",
  "d11-exchanges": "/settings/exchanges",
  "d12-shipping": "/settings/shipping",
  "d12-warehouses": "/settings/warehouses",
  "d12-station": "/settings/station",
  "d13-team": "/settings/team",
  "d13-audit": "/settings/audit",
  "d13-personal-data": "/settings/personal-data",
  "d13-account": "/account",
  "d14-keys": "/keys",
  "d15-webhooks": "/webhooks",
  "d15-signature": "/webhooks/check",
  "d16-requests": "/requests",
  "d17-mailbox": "/mailbox",
  withdrawals: "/withdrawals",
};

const show = async (page: Page, path: string): Promise<void> => {
  await openAs(page, `/dashboard${path}`);
  await live(page.getByRole("main"));
};

test("D1 sign-in", async ({ page }) => {
  for (const path of ["sign-in", "sign-in/link", "new-password"]) {
    await page.goto(`/dashboard/${path}`);
    await shoot(page, `d1-${path.replace("/", "-")}`);
  }
});

for (const [name, path] of Object.entries(PAGES))
  test(name, async ({ page }) => {
    await show(page, path);
    await shoot(page, name);
  });

test("D3 at work", async ({ page }) => {
  const { code, processId } = await makeReturn();
  await show(page, `/returns?q=${code}`);
  const [person] = (await callOperation(page, "getReturnFilters", {}, "GET")).people;
  await callOperation(page, "assignReturn", { process_id: processId, assignee_id: person.id });
  await callOperation(page, "tagReturn", { process_id: processId, add: ["vip", "call back"] });
  await show(page, `/returns?q=${encodeURIComponent("status:label stauts:x reason:blue created:>2026-11-01")}`);
  await shoot(page, "d3-typed");
  await press(page.locator(".filter > summary"));
  await shoot(page, "d3-filter");
  await show(page, "/returns");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await shoot(page, "d3-selected");
  await page.keyboard.press("Space");
  await page.getByRole("complementary", { name: /^A look into/ }).waitFor();
  await shoot(page, "d3-look");
});

test("D4 returns", async ({ page }) => {
  const arrived = await arrivedReturn();
  await show(page, `/returns/${arrived.code}`);
  await shoot(page, "d4-arrived");
  const checked = await checkedReturn();
  await show(page, `/returns/${checked.code}`);
  await shoot(page, "d4-accepted-in-part");
  const stopped = await makeStopped();
  await show(page, `/returns/${stopped.code}`);
  await shoot(page, "d4-stopped");
});

test("the frame, folded, with the sheet of shortcuts and the palette", async ({ page }) => {
  await show(page, "");
  await press(page.getByRole("button", { name: "Fold the sidebar" }));
  await shoot(page, "frame-folded");
  await page.keyboard.press("?");
  await shoot(page, "frame-shortcuts");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").waitFor();
  await shoot(page, "frame-palette");
});
