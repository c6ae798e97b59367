import { expect, type Page, test } from "@playwright/test";
import { USUAL_COLUMNS } from "@/contract/vocabulary/return-list";
import { arrivedReturn, checkedReturn, makeStopped } from "../support/checked-returns";
import { live, press } from "../support/live";
import { addPerson, makeStore } from "../support/other-store";
import { makeReturn } from "../support/returns";
import { shooterOf } from "../support/shoot";
import { callOperation, openAs, trySignIn } from "../support/staff";

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
  "d12-connections": "/settings/connections",
  "d12-connect": "/settings/connections/connect/woocommerce",
  "d12-station": "/settings/station",
  "d13-team": "/settings/team",
  "d13-audit": "/settings/audit",
  "d13-personal-data": "/settings/personal-data",
  "d13-account": "/account",
  "d14-keys": "/keys",
  "d15-webhooks": "/webhooks",
  "d15-signature": "/webhooks/check",
  "d16-requests": "/requests",
  "d17-emails": "/emails",
  withdrawals: "/withdrawals",
};

/** A brand and a price for which the demo's rules require approval. */
const DEAR = { name: "Oilskin coat", unitPrice: 34_900, brandId: "wetterholm" };

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

test("D3 dashboard in use", async ({ page }) => {
  const { processId } = await makeReturn();
  await show(page, "/returns");
  const [person] = (await callOperation(page, "getReturnFilters", {}, "GET")).people;
  await callOperation(page, "assignReturn", { process_id: processId, assignee_id: person.id });
  await callOperation(page, "tagReturn", { process_id: processId, add: ["vip", "call back"] });
  await show(page, `/returns?q=${encodeURIComponent("status:label stauts:x reason:blue created:>2026-11-01")}`);
  await shoot(page, "d3-typed");
  await press(page.locator("summary[data-key=f]"));
  await shoot(page, "d3-filter");
  await callOperation(page, "saveListLook", { columns: [...USUAL_COLUMNS, "assignee", "tags"], density: "COMPACT" });
  await show(page, "/returns");
  await shoot(page, "d3-tags-and-assignee");
  await callOperation(page, "saveListLook", { columns: [...USUAL_COLUMNS], density: "NORMAL" });
  await show(page, "/returns");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await shoot(page, "d3-selected");
  await page.keyboard.press("Space");
  await page.getByRole("complementary", { name: /^A look into/ }).waitFor();
  await shoot(page, "d3-look");
  await page.keyboard.press("Escape");
  for (const act of ["Tag", "Assign", "Cancel"]) {
    await press(page.getByRole("button", { name: act, exact: true }));
    await shoot(page, `d3-${act.toLowerCase()}-many`);
    await page.keyboard.press("Escape");
  }
});

test("D4 returns", async ({ page }) => {
  const arrived = await arrivedReturn();
  await show(page, `/returns/${arrived.code}`);
  await shoot(page, "d4-arrived");
  await callOperation(page, "tagReturn", { process_id: arrived.processId, add: ["vip", "call back"] });
  await page.reload();
  await shoot(page, "d4-tagged");
  const dear = await makeReturn({ lines: [DEAR], reason: "TOO_BIG" });
  await show(page, `/returns/${dear.code}`);
  await shoot(page, "d4-needs-approval");
  await press(page.getByRole("button", { name: /^Decline/ }));
  await page.getByLabel("Reason (internal)").selectOption("Signs of use");
  await expect(page.getByLabel("Message to the shopper")).not.toHaveValue("");
  await press(page.getByText("Email preview"));
  await shoot(page, "d4-refuse");
  const checked = await checkedReturn();
  await show(page, `/returns/${checked.code}`);
  await shoot(page, "d4-accepted-in-part");
  const stopped = await makeStopped();
  await show(page, `/returns/${stopped.code}`);
  await shoot(page, "d4-stopped");
});

test("D15 a failing endpoint", async ({ page }) => {
  await show(page, "/webhooks");
  const { endpoint } = await callOperation(page, "createWebhookEndpoint", { url: "http://127.0.0.1:65001/returns" });
  const path = `/webhooks/endpoints/${endpoint.endpoint_id}`;
  await Promise.all([1, 2, 3].map(() => makeReturn()));
  await expect(async () => {
    await show(page, path);
    await expect(page.getByText("attempts in a row failed", { exact: false })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await shoot(page, "d15-failing");
  await show(page, "/webhooks");
  await shoot(page, "d15-with-endpoint");
  await callOperation(page, "deleteWebhookEndpoint", { endpoint_id: endpoint.endpoint_id });
});

test("D9 the screens of the preview", async ({ page }) => {
  await show(page, "/settings/branding");
  for (const screen of ["Items", "Return pass", "Status"]) {
    await press(page.getByRole("group", { name: "Screen" }).getByRole("button", { name: screen }));
    await page.frameLocator("iframe[title='The portal']").getByRole("heading", { level: 1 }).waitFor();
    await shoot(page, `d9-${screen.toLowerCase().replace(" ", "-")}`);
  }
});

test("D2 overview of a store without returns", async ({ page }) => {
  const { email, password } = await addPerson(await makeStore(), "owner");
  await page.goto("/dashboard/sign-in");
  await trySignIn(page, email, password);
  await live(page.getByRole("button", { name: "Add sample orders" }));
  await shoot(page, "d2-first-steps");
  await press(page.getByRole("button", { name: "Add sample orders" }));
  await page.getByRole("link", { name: "Start a return in the portal" }).waitFor();
  await shoot(page, "d2-sample-orders");
  await page.goto("/dashboard/returns");
  await live(page.getByRole("main"));
  await shoot(page, "d3-nothing-yet");
});

test("the layout, collapsed, with the list of shortcuts and the palette", async ({ page }) => {
  await show(page, "");
  await press(page.getByRole("button", { name: "Collapse sidebar" }));
  await shoot(page, "frame-folded");
  await page.keyboard.press("?");
  await shoot(page, "frame-shortcuts");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").waitFor();
  await shoot(page, "frame-palette");
});
