import { expect, type Page, test } from "@playwright/test";
import { get, ok, post } from "./support/api";
import { portal } from "./support/demo";
import { inspect } from "./support/inspect";
import { putOrder } from "./support/orders";
import { fillDraft, makeReturn, type Return, readProcess, startIntent } from "./support/returns";
import { choose, expectScreen, fetchPdf, findOrder, goOn, SCREENS, tile } from "./support/shopper";
import { openAs } from "./support/staff";

const LINES = [
  { name: "Felt slippers", unitPrice: 4_800 },
  { name: "Rain coat", unitPrice: 12_000 },
  { name: "Wool socks", unitPrice: 1_400 },
] as const;

/** Two parcels from the return method to the labels, then a third; with and without scripts. */
const walk = async (page: Page, { hasScript }: { hasScript: boolean }): Promise<void> => {
  const order = await putOrder([...LINES]);
  await findOrder(page, order);
  await choose(page, LINES[0].name, "Too small");
  for (const { name } of LINES.slice(1)) {
    await tile(page, name).click();
    await page.locator("label").filter({ hasText: "Too small", visible: true }).last().click();
  }
  await goOn(page).click();
  await tile(page, "Refunded to your original payment method").click();
  await goOn(page).click();
  await expectScreen(page, SCREENS.send);
  const count = page.getByLabel("Number of parcels");
  await expect(count).toHaveValue("1");
  await expect(count.locator("option")).toHaveCount(LINES.length);
  await tile(page, "Drop it off").click();
  await count.selectOption("2");
  if (!hasScript) await page.getByRole("button", { name: "Update total" }).click();
  await expect(page.getByText("In 2 parcels")).toBeVisible();
  if (hasScript) await inspect(page);
  await page.getByRole("button", { name: "Confirm return" }).click();

  await expectScreen(page, SCREENS.drop);
  const parcels = page.getByRole("region", { name: "Your parcels" });
  await expect(parcels.getByRole("listitem")).toHaveCount(2);
  await expect(parcels.getByText("Parcel 2 of 2")).toBeVisible();
  const pages = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;
  const all = page.getByRole("link", { name: "Save label (PDF)" });
  expect(pages(await fetchPdf(page, await all.getAttribute("href")))).toBe(2);
  const second = parcels.getByRole("link", { name: "Label (PDF) 2" });
  expect(pages(await fetchPdf(page, await second.getAttribute("href")))).toBe(1);
  if (hasScript) await inspect(page);

  await page.getByRole("link", { name: "Track this return" }).click();
  await page.getByText("Need another label?").click();
  await page.getByRole("button", { name: "Get another label" }).click();
  await expect(page.getByText("Parcel 3 of 3")).toBeVisible();
  await expect(page.getByText("Need another label?")).toHaveCount(0);
  if (hasScript) await inspect(page);
};

test("a shopper sends three items in two parcels and needs a third label", async ({ page }) => {
  await walk(page, { hasScript: true });
});

test.describe("on a phone without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test("a shopper sends three items in two parcels and needs a third label", async ({ page }) => {
    await walk(page, { hasScript: false });
  });
});

test("the number of parcels isn't asked for a single item", async ({ page }) => {
  await findOrder(page, await putOrder([...LINES]));
  await choose(page, "Rain coat", "Too small");
  await goOn(page).click();
  await tile(page, "Refunded to your original payment method").click();
  await goOn(page).click();
  await expectScreen(page, SCREENS.send);
  await expect(page.getByLabel("Number of parcels")).toHaveCount(0);
});

const trackingOf = async ({ returnId, token: key }: Return) => ok(get(`/returns/${returnId}/tracking`, { key }));

test("staff add a parcel and remove it, and the station says which one is here", async ({ page }) => {
  const made = await makeReturn({ lines: [...LINES], everyLine: true });
  await openAs(page, `/dashboard/returns/${made.code}`, "owner");
  await page.getByRole("button", { name: "Add parcel" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Add parcel" }).click();
  const section = page.getByRole("listitem").filter({ hasText: /^Parcel 2 of 2/ });
  await expect(section).toBeVisible();
  await section.getByRole("button", { name: "Void" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Void label" }).click();
  await expect(section).toHaveCount(0);
  await page.getByRole("button", { name: "Add parcel" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Add parcel" }).click();
  await expect(section).toBeVisible();
  await inspect(page);
  await expect
    .poll(async () => (await trackingOf(made)).parcels.filter((one: { label_url: string }) => one.label_url).length)
    .toBe(2);

  const [, second] = (await trackingOf(made)).parcels;
  await page.goto("/station");
  await page.getByRole("button", { name: "Type code" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill(second.tracking_number);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Parcel 2 of 2 is here. Parcel 1 hasn’t been sent yet.").first()).toBeVisible();
  expect((await readProcess(made.processId)).basic_process_data.shipping_status).toBe("COLLECTED");
  await page.getByRole("button", { name: "Receive parcel 1" }).click();
  await expect(page.getByText("Both parcels are here.").first()).toBeVisible();
  await expect
    .poll(async () => (await readProcess(made.processId)).basic_process_data.shipping_status)
    .toBe("IN_WAREHOUSE");
  await page.goto(`${portal}/open?t=${made.token}&return=${made.code}`);
  await page.goto(`${portal}/return/${made.code}`);
  await expect(page.getByText("2 of 2 parcels received")).toBeVisible();
});

test("the API rejects more parcels than items, at the field", async () => {
  const draft = await startIntent(await putOrder([...LINES]));
  await fillDraft(draft, { everyLine: true });
  const method = { return_method: "DROP_OFF_POINT", parcel_count: 4 };
  const { status, body } = await post(`/returns/${draft.returnId}/return_options`, method, { key: draft.token });
  expect([status, body.details.map(({ field }: { field: string }) => field)]).toEqual([400, ["parcel_count"]]);
  const fitting = await ok(
    post(`/returns/${draft.returnId}/return_options`, { ...method, parcel_count: 3 }, { key: draft.token }),
  );
  expect(fitting.parcel_count).toBe(3);
});
