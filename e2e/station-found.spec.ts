import { randomBytes } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import type { Wire } from "./support/api";
import { loginOf } from "./support/demo";
import { inspectHere } from "./support/inspect";
import { live, press } from "./support/live";
import { putOrder } from "./support/orders";
import { makeReturn, moveParcel, type Return, readProcess } from "./support/returns";
import { Hands } from "./support/scanner";
import { callOperation, openAs, trySignIn } from "./support/staff";

/** Between two keys of a person typing digits: far slower than a scanner. */
const FINGERS_MS = 150;
const BENCH = { width: 1024, height: 768 };
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const ready = (page: Page) => live(page.getByRole("button", { name: "Type code" }));

const reviewersOf = async ({ processId }: Return): Promise<string[]> =>
  (await readProcess(processId)).returned_items.items.flatMap(({ units }: Wire) =>
    units.map(({ reviewed_by }: Wire) => reviewed_by),
  );

/** With their own session: taking over ends the previous one. */
const signInAtBench = async (page: Page, role: string): Promise<Hands> => {
  const { email, password } = loginOf(role);
  await page.setViewportSize(BENCH);
  await page.goto("/dashboard/sign-in?next=/station");
  await trySignIn(page, email, password);
  await ready(page);
  return new Hands(page);
};

test("an unexpected parcel is registered offline and matched to its order by its bin label", async ({
  page,
  context,
  browser,
}) => {
  const order = await putOrder([
    { name: "Rain hat", unitPrice: 2_600 },
    { name: "Felt slippers", unitPrice: 4_800, quantity: 2 },
  ]);
  await page.setViewportSize(BENCH);
  await openAs(page, "/station", "warehouse");
  await ready(page);
  const hands = new Hands(page);
  await context.setOffline(true);
  await hands.scan(`3S${randomBytes(5).toString("hex")}`);
  await expect(page.getByRole("dialog", { name: "Not stored on this device" })).toBeVisible();
  await inspectHere(page, "dark");
  await hands.press("r");
  await page.locator("input[type=file]").setInputFiles({ name: "label.png", mimeType: "image/png", buffer: PIXEL });
  await expect(page.getByRole("button", { name: "Remove photo 1" })).toBeVisible();
  await hands.scan(`${order.number}-SKU-0`);
  await hands.scan("4006381333931");
  await expect(page.locator("[data-count]")).toHaveText("2 items");
  await inspectHere(page, "light");
  await hands.press("x", "Enter");
  await expect(page.getByRole("heading", { name: "Registered, 1 item" })).toBeVisible();
  await inspectHere(page, "dark");
  const plate = (await page.locator("[data-location-label] > p").textContent()) ?? "";
  await expect(page.locator("[data-connection]")).toHaveText("Offline, 1 waiting");
  await context.setOffline(false);
  await expect(page.locator("[data-connection]")).toHaveText("Online");

  await hands.scan(plate);
  await expect(page.getByRole("button", { name: new RegExp(order.number) })).toHaveAttribute("aria-pressed", "true");
  await inspectHere(page, "light");
  await hands.press("Enter");
  await expect(page.getByRole("heading", { name: "Rain hat" })).toBeVisible();
  const code = (await page.getByRole("heading", { level: 2 }).first().textContent()) ?? "";
  await hands.press("a", "Enter");
  await expect(page.getByRole("heading", { name: "1 approved" })).toBeVisible();
  // At a desk: members of the warehouse role see only the station.
  const desk = await browser.newPage();
  await openAs(desk, `/dashboard/returns/${code}`);
  const bench = desk.getByRole("region", { name: "At the station" });
  await expect(bench).toContainText(plate);
  await expect(bench.getByRole("img")).toHaveJSProperty("complete", true);
  expect(await bench.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("configured grades and checklist appear at the bench, their results on the return, and undo removes them", async ({
  page,
}) => {
  const category = `bench-${randomBytes(4).toString("hex")}`;
  await openAs(page, "/dashboard/settings/station");
  await page.getByRole("button", { name: "Add checklist" }).click();
  const list = page.getByRole("listitem", { name: /^checklist/ }).last();
  await list.getByLabel("Categories").fill(category);
  await list.getByLabel("Line 1").fill("Tags are on");
  await list.getByLabel("Line 2").fill("No hair, no scent");
  await page.getByRole("button", { name: "Add grade" }).click();
  await page.getByLabel("Grade", { exact: true }).last().fill("As new");
  await inspectHere(page, "dark");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. Applies the next time a station is opened.").first()).toBeVisible();

  const parcel = await makeReturn({ lines: [{ name: "Wool scarf", unitPrice: 3_900, categoryIds: [category] }] });
  await moveParcel(parcel.processId, "COLLECTED");
  await page.setViewportSize(BENCH);
  await openAs(page, "/station");
  await ready(page);
  const hands = new Hands(page);
  await hands.scan(parcel.code);
  await expect(page.getByRole("checkbox", { name: "Tags are on" })).toBeVisible();
  await inspectHere(page, "light");
  await hands.press("Shift+Digit2");
  await expect(page.getByRole("checkbox", { name: "No hair, no scent" })).toBeChecked();
  await hands.press("a", "4");
  await expect(page.getByRole("radio", { name: "As new" })).toBeChecked();
  await inspectHere(page, "dark");
  await hands.press("Enter");
  await expect(page.getByRole("heading", { name: "1 approved" })).toBeVisible();
  await expect
    .poll(async () => (await readProcess(parcel.processId)).returned_items.items[0].units[0].verdict)
    .toBe("APPROVED");
  for (const [index, key] of ["t", "g", "q", "f", "?", "w"].entries()) {
    await hands.press(key);
    await expect(page.getByRole("dialog")).toBeVisible();
    await inspectHere(page, index % 2 === 0 ? "light" : "dark");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await page.goto(`/dashboard/returns/${parcel.code}`);
  const found = page.getByRole("region", { name: "At the station" });
  await expect(found).toContainText("Verified: No hair, no scent");
  await expect(found).toContainText("As new");

  await page.goto("/dashboard/settings/station");
  await press(page.getByText("Station history"));
  await page.getByRole("button", { name: "Restore the version before this" }).first().click();
  await expect(page.getByText("Restored the version before that change.").first()).toBeVisible();
  await expect(page.getByLabel("Grade", { exact: true }).last()).toHaveValue("Damaged");
});

test("a colleague takes over with a PIN: later inspections are theirs, with the bench's permissions", async ({
  page,
  browser,
}) => {
  const support = loginOf("support");
  const own = await browser.newPage();
  const first = await signInAtBench(own, "support");
  const name = (await own.getByRole("banner").getByRole("button").first().textContent())?.split(",")[0] ?? "";
  await first.press("w");
  await inspectHere(own, "dark");
  await own.getByRole("button", { name: "Your PIN" }).click();
  await own.getByLabel("Your password").fill(support.password);
  await inspectHere(own, "light");
  await own.getByRole("button", { name: "Generate PIN" }).click();
  await expect(own.getByRole("dialog").getByRole("status")).toHaveText(/^\d{4}$/);
  const pin = (await own.getByRole("dialog").getByRole("status").textContent()) ?? "";
  await inspectHere(own, "dark");
  await own.close();

  const lines = ["Wool scarf", "Rain hat"].map((name) => ({ name, unitPrice: 3_900 }));
  const parcel = await makeReturn({ lines, everyLine: true });
  await moveParcel(parcel.processId, "COLLECTED");
  const hands = await signInAtBench(page, "warehouse");
  const mine = { current_password: loginOf("warehouse").password };
  const { pin: ownPin } = await callOperation(page, "setStationPin", mine);
  await hands.scan(parcel.code);
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(parcel.code);
  const worker = (await page.getByRole("banner").getByRole("button").first().textContent())?.split(",")[0] ?? "";
  await hands.press("a", "w");
  await hands.type("9999", () => FINGERS_MS);
  await expect(page.getByRole("dialog").getByRole("alert")).toHaveText("Wrong PIN.");
  await inspectHere(page, "dark");
  for (const digit of pin) await page.getByRole("button", { name: digit, exact: true }).click();
  await expect(page.getByRole("banner").getByRole("button").first()).toContainText(name);
  // The parcel stays open, and earlier verdicts remain attributed to the person who gave them.
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(parcel.code);
  const [before, now] = [loginOf("warehouse").email, support.email];
  await expect(page.getByRole("button", { name: /Wool scarf/ })).toContainText(`by ${worker}`);
  await inspectHere(page, "light");
  await hands.press("a", "Enter");
  await expect.poll(() => reviewersOf(parcel)).toEqual([before, now]);
  // With no parcel open, exactly four digits are a PIN, without a digit before or after.
  await expect(page.getByRole("heading", { name: "Scan a parcel label" })).toBeVisible();
  await hands.type(ownPin, () => FINGERS_MS);
  await expect(page.getByRole("status").last()).toHaveText(/ is working here now$/);
  await expect(page.getByRole("banner").getByRole("button").first()).not.toContainText(name);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  for (const operation of ["listSessions", "listTeam"])
    expect((await page.request.get(`/api/trpc/${operation}`, { params: { input: "{}" } })).status()).toBe(403);

  // One device, one station: a second tab doesn't submit what is queued here.
  const second = await page.context().newPage();
  const elsewhere = { name: "The station is open in another tab" };
  await second.goto("/station");
  await expect(second.getByRole("heading", elsewhere)).toBeVisible();
  await inspectHere(second, "dark");
  await expect(second.getByRole("button", { name: "Use this tab" })).toBeInViewport();
  await second.getByRole("button", { name: "Use this tab" }).click();
  await ready(second);
  await expect(page.getByRole("heading", elsewhere)).toBeVisible();
});
