import { expect, type Page, test } from "@playwright/test";
import { ok, post } from "./support/api";
import { loginOf } from "./support/demo";
import { holdScripts } from "./support/held-scripts";
import { live, press } from "./support/live";
import { makeReturn, moveParcel, readProcess } from "./support/returns";
import { openAs, trySignIn } from "./support/staff";

const WRONG = "Wrong email or password.";
const SLIPPERS = [{ name: "Felt slippers", unitPrice: 4_800, quantity: 2 }];

test("a wrong password is rejected without a hint; the right one leads to the requested page", async ({ page }) => {
  const { email, password } = loginOf("owner");
  await page.goto("/dashboard/webhooks");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  await trySignIn(page, `nobody.${email}`, password);
  await expect(page.getByText(WRONG)).toBeVisible();
  await trySignIn(page, email, `${password}x`);
  await expect(page.getByLabel("Password")).toHaveValue("");
  await expect(page.getByText(WRONG)).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await trySignIn(page, email, password);
  await expect(page).toHaveURL(/\/dashboard\/webhooks$/);
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await expect(page).toHaveURL(/\/dashboard\/sign-in/);
  await page.goto("/dashboard/returns");
  await expect(page).toHaveURL(/\/dashboard\/sign-in/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a member signs in, finds a return and reads it", async ({ page }) => {
    const { code, order } = await makeReturn();
    const { email, password } = loginOf("support");
    await page.goto("/dashboard");
    await trySignIn(page, email, "not-the-password");
    await expect(page.getByText(WRONG)).toBeVisible();
    await trySignIn(page, email, password);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Today");
    await page.getByLabel("Find a return").fill(order.number);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: code }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(code);
    await expect(page.getByText("Felt slippers").first()).toBeVisible();
  });
});

test("a merchant finds a return by its tracking number, inspects it unit by unit and sees the refund", async ({
  page,
}) => {
  const { code, processId } = await makeReturn({ quantity: 2, pickUp: true, lines: SLIPPERS });
  const { tracking_number } = (await readProcess(processId)).basic_process_data;
  await openAs(page, "/dashboard/returns");
  await page.keyboard.press("/");
  await expect(page.getByLabel("Find a return")).toBeFocused();
  await page.keyboard.insertText(tracking_number);
  const row = page.getByRole("row").filter({ hasText: code });
  await expect(row).toContainText("Matches");
  await row.getByRole("link", { name: code }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(code);
  await expect(page.getByRole("main").getByText("Ready to send").first()).toBeVisible();

  await press(page.getByRole("button", { name: "Collect the parcel" }));
  await press(page.getByRole("button", { name: "Deliver it to the warehouse" }));
  await expect(page.getByText("The parcel was delivered. The carrier’s part is done.")).toBeVisible();

  await press(page.getByRole("group", { name: /^Unit 1,/ }).getByText("Approve"));
  const second = page.getByRole("group", { name: /^Unit 2,/ });
  await press(second.getByText("Decline"));
  await press(page.getByRole("button", { name: "Submit inspection" }));
  await expect(second.getByText("Choose a reason.")).toBeVisible();
  await second.getByText("Signs of wear").click();
  await second.getByLabel("Show this reason to the shopper").check();
  await expect(page.getByText("€48.00 accepted, less €4.90 fees")).toBeVisible();
  await press(page.getByRole("button", { name: "Submit inspection" }));
  await expect(page.getByText("Submitted: 2 units inspected.")).toBeVisible();

  await expect.poll(async () => (await readProcess(processId)).status).toBe("COMPLETED");
  await page.reload();
  await expect(page.getByText("1 declined or missing", { exact: false }).first()).toBeVisible();
  const money = page.getByRole("region", { name: "Refund breakdown" });
  await expect(money.getByRole("row", { name: /^Refund/ }).last()).toContainText("€43.10");
  await expect(money.getByText("Visa ending in 42")).toBeVisible();
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect(timeline.getByText(/refund/i).first()).toBeVisible();
  await press(timeline.getByRole("button", { name: "System" }));
  await expect(timeline.getByRole("button", { name: "System" })).toHaveAttribute("aria-pressed", "true");
});

test("the list shows final amounts, and marks quotes", async ({ page }) => {
  const { code, processId, order } = await makeReturn({ quantity: 2, pickUp: true, lines: SLIPPERS });
  await openAs(page, `/dashboard/returns?q=${code}`);
  const value = page.getByRole("row").filter({ hasText: code }).getByRole("cell").filter({ hasText: "€" });
  await expect(value).toContainText("expected €91.10");
  await moveParcel(processId, "COLLECTED");
  await moveParcel(processId, "IN_WAREHOUSE");
  const line_item_id = order.lines[0]?.id;
  await ok(
    post("/v1/ops/ecommerce/review", {
      process_id: processId,
      reviews: [
        { line_item_id, status: "APPROVED" },
        { line_item_id, status: "DECLINED", reject_reason: "Signs of wear" },
      ],
    }),
  );
  await page.reload();
  await expect(value).toContainText("€43.10");
  await expect(value).not.toContainText("expected");
});

test("a button that needs scripts is disabled until they run", async ({ page }) => {
  const { code } = await makeReturn({ lines: SLIPPERS });
  await openAs(page, "/dashboard/returns");
  const release = await holdScripts(page);
  await page.goto(`/dashboard/returns/${code}`, { waitUntil: "commit" });
  const collect = page.getByRole("button", { name: "Collect the parcel" });
  await expect(collect).toBeDisabled();
  await expect(page.getByRole("button", { name: "Inspect units" })).toBeDisabled();
  release();
  await collect.click();
  await expect(page.getByRole("button", { name: "Deliver it to the warehouse" })).toBeVisible();
});

test("a search typed before the scripts run is submitted", async ({ page }) => {
  const { code, order } = await makeReturn({ lines: SLIPPERS });
  await openAs(page, "/dashboard/webhooks");
  const release = await holdScripts(page);
  await page.goto("/dashboard/webhooks", { waitUntil: "commit" });
  const field = page.getByLabel("Find a return");
  await field.fill(order.number);
  release();
  await live(field);
  await expect(field).toHaveValue(order.number);
  await field.press("Enter");
  await expect(page.getByRole("row").filter({ hasText: code })).toBeVisible();
});

test("an inspection works by keyboard and can be submitted in part", async ({ page }) => {
  const { code, processId } = await makeReturn({ quantity: 2, lines: SLIPPERS });
  await moveParcel(processId, "COLLECTED");
  await moveParcel(processId, "IN_WAREHOUSE");
  await openAs(page, `/dashboard/returns/${code}`);
  const first = page.getByRole("group", { name: /^Unit 1,/ });
  await live(first);
  await first.focus();
  await page.keyboard.press("a");
  await press(page.getByRole("button", { name: "Submit 1, keep 1 open" }));
  await expect(page.getByText("Inspecting 1/2").first()).toBeVisible();
  await press(page.getByRole("button", { name: "Inspect the rest" }));
  await expect(page.getByText("1 of 2 units not inspected yet")).toBeVisible();
  const reasons = page.getByTestId("why");
  await expect(reasons).toHaveCount(2);
  const lefts = await reasons.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
  expect(lefts[0], "judged and open units stand in one column").toBe(lefts[1]);
  const units = (await readProcess(processId)).returned_items.items[0].units;
  expect(units.map(({ verdict }: { verdict: string }) => verdict).sort()).toEqual(["APPROVED", "UNDECIDED"]);
});

test("a role's missing permissions are neither offered nor accepted", async ({ page, browser }) => {
  await openAs(page, "/dashboard/returns", "support");
  await expect(page.getByRole("link", { name: "Webhooks" })).toHaveCount(0);
  await page.goto("/dashboard/webhooks");
  await expect(page.getByRole("heading", { name: "Endpoints" })).toHaveCount(0);
  const call = (from: Page, name: string, data: unknown) =>
    from.request.post(`/api/trpc/${name}`, { data, headers: { origin: new URL(from.url()).origin } });
  expect((await call(page, "createWebhookEndpoint", { url: "https://example.com/hooks" })).status()).toBe(403);
  const unknown = await call(page, "makeCoffee", {});
  expect(unknown.status()).toBe(404);
  expect((await unknown.json()).error.message).toBe("There is no such operation.");

  // A station worker sees the station and their own account.
  const bench = await browser.newPage();
  await openAs(bench, "/station", "warehouse");
  for (const path of ["", "/returns", "/returns/csv", "/analytics", "/settings/store", "/emails", "/nowhere"]) {
    await bench.goto(`/dashboard${path}`);
    await expect(bench, path).toHaveURL(/\/station$/);
  }
  await bench.goto("/dashboard/account");
  await expect(bench.getByRole("heading", { level: 1 })).toHaveText("Your account");
  await expect(bench.getByRole("navigation")).toHaveCount(0);
  await bench.getByRole("link", { name: "Back to the station" }).click();
  await expect(bench).toHaveURL(/\/station$/);
  const acts = { patchProcess: { process_id: "x" }, startBulkJob: {}, changeStoreSetting: {}, saveListLook: {} };
  for (const [name, data] of Object.entries(acts)) expect((await call(bench, name, data)).status(), name).toBe(403);
  for (const name of ["listReturnRows", "getProcess", "getAnalytics", "getViewer"])
    expect((await bench.request.get(`/api/trpc/${name}`, { params: { input: "{}" } })).status(), name).toBe(403);
  await bench.close();
});

test("a mangled address leads to the usual page or a 404, never to an error", async ({ page }) => {
  await openAs(page, "/dashboard/returns");
  const long = "x".repeat(300);
  const usual = [
    ...["returns?cursor=%00", `returns?cursor=${long}`, "refunds?cursor=%00", `problems?cursor=${long}&cause=%00`],
    ...["analytics?from=2026-02-31&to=2026-03-02", "settings/audit?from=2026-02-31&who=%00&cursor=%00"],
    ...[`webhooks?cursor=${long}&endpoint=${long}`, `withdrawals?before=${long}`],
  ];
  for (const path of usual) expect((await page.request.get(`/dashboard/${path}`)).status(), path).toBe(200);
  const none = [`returns/${long}`, `returns/jobs/${long}?after=3000000000`, `webhooks/endpoints/${long}`];
  for (const path of none) {
    const answer = await page.request.get(`/dashboard/${path}`);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toMatch(/<h1[^>]*>(Return not found|Page not found)<.*Back to returns/s);
  }
});
