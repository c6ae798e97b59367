import { expect, type Page, test } from "@playwright/test";
import { call, get, ok, post, type Wire } from "./support/api";
import { inspectHere } from "./support/inspect";
import { live } from "./support/live";
import { putOrder } from "./support/orders";
import { addPerson, makeStore, type OtherStore } from "./support/other-store";
import { fillDraft, makeReturn, moveParcel, startIntent } from "./support/returns";
import { Hands } from "./support/scanner";
import { callOperation, openAs, trySignIn } from "./support/staff";

const BENCH = { width: 1024, height: 768 };

/** Above the amount that needs confirmation in the demo's store. */
const DEAR = [
  { name: "Down coat", unitPrice: 24_000 },
  { name: "Down vest", unitPrice: 14_000 },
];

/** A return that needs approval in the demo's store. */
const ASKED_ABOUT = { name: "Storm coat", unitPrice: 34_900, brandId: "wetterholm" };

const onHold = async () => {
  const held = await makeReturn();
  const hold = { "@type": "svc.v1.HoldPatch", reason: "The shopper called: the box holds somebody else's shoes" };
  await ok(call("PATCH", `/v1/processes/${held.processId}/patch`, { body: { return_process_patch: hold } }));
  return held;
};

const canceled = async () => {
  const made = await makeReturn();
  await ok(post(`/returns/${made.returnId}/cancel`, {}, { key: made.token }));
  return made;
};

/** Two returns of one order. */
const twins = async () => {
  const order = await putOrder(DEAR);
  for (const line of order.lines) {
    const draft = { ...(await startIntent(order)), order: { ...order, lines: [line] } };
    await fillDraft(draft);
    await ok(post(`/returns/${draft.returnId}/complete`, {}, { key: draft.token }));
  }
  return order;
};

/** A store's first warehouse takes the parcels that belong to no other. */
const addWarehouse = (page: Page, { id }: OtherStore, name: string): Promise<Wire> => {
  const patch = { name, address_line1: "Kaai 9", city: name, country_code: "BE", postcode: "2000" };
  return callOperation(page, "changeWarehouse", { ecommerce_id: id, patch, based_on: null });
};

const countAsMissing = (page: Page, { id }: OtherStore): Promise<Wire> => {
  const field = "mark_unreviewed_items_as_missing";
  const change = { patch: { [field]: true }, based_on: { [field]: false } };
  return callOperation(page, "changeStoreSetting", { ecommerce_id: id, setting: "ecommerce", ...change });
};

const inspectBoth = async (page: Page): Promise<void> => {
  await inspectHere(page, "light");
  await inspectHere(page, "dark");
};

/** A station with all permissions. */
const openBench = async (page: Page): Promise<Hands> => {
  await page.setViewportSize(BENCH);
  await openAs(page, "/station");
  await live(page.getByRole("button", { name: "Type code" }));
  return new Hands(page);
};

/** Expects no axe violations in the open sheet, in light and dark mode. */
const inspectOpen = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByRole("dialog", { name })).toBeVisible();
  await inspectBoth(page);
};

/** The same, then closes the sheet. */
const inspectSheet = async (page: Page, name: string): Promise<void> => {
  await inspectOpen(page, name);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

test("sheets about a parcel's problems have no axe violations in light and dark mode", async ({ page }) => {
  const [held, ended, order] = await Promise.all([onHold(), canceled(), twins()]);
  const pending = await makeReturn({ lines: [ASKED_ABOUT], reason: "TOO_BIG" });
  const hands = await openBench(page);
  await hands.scan(ended.code);
  await inspectSheet(page, "This return was canceled");
  await hands.scan(held.code);
  await expect(page.getByRole("dialog")).toContainText("somebody else's shoes");
  await inspectSheet(page, "This return is on hold");
  await hands.scan(order.number);
  await inspectSheet(page, "Which parcel is it?");
  await hands.press("c");
  await expect(page.getByRole("dialog").getByRole("status")).not.toHaveText(/Starting/);
  await inspectSheet(page, "Camera");
  await hands.press("w");
  await page.getByRole("button", { name: "This device" }).click();
  await inspectSheet(page, "This device");
  await hands.scan(order.number);
  await expect(page.getByRole("dialog")).toBeVisible();
  await hands.press("2");
  await expect(page.locator("[data-count]")).toHaveText("0 of 1");

  await hands.scan(pending.code);
  await expect(page.getByRole("dialog")).toContainText("you also approve the return, in your name.");
  await inspectOpen(page, "This return needs approval");
  await hands.press("Enter");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(pending.code);
  await hands.press("a", "Enter");
  const approval = async () => (await ok(get(`/v1/processes/${pending.processId}/authorization/status`))).status;
  await expect.poll(approval).toBe("AUTHORIZED");
});

test("sheets with questions about units have no axe violations in light and dark mode", async ({ page, context }) => {
  const dear = await makeReturn({ lines: DEAR, everyLine: true });
  await moveParcel(dear.processId, "COLLECTED");
  const hands = await openBench(page);
  await hands.scan(dear.code);
  await expect(page.getByRole("heading", { name: "Down coat" })).toBeVisible();
  await hands.press("m");
  await inspectSheet(page, "Mark this unit as missing?");
  await hands.press("Shift+A");
  await inspectSheet(page, "Approve these 2 units?");
  await hands.press("o");
  await inspectOpen(page, "Change refund");
  // A key pressed right after closing a sheet isn't lost to its removed field.
  await hands.escapeAnd("n");
  await inspectSheet(page, "Note");
  await hands.press("d", "0");
  await inspectBoth(page);
  await hands.scan("4006381333931");
  await inspectSheet(page, "This item isn’t part of this return");
  await context.setOffline(true);
  await page.locator("[data-connection]").click();
  await inspectSheet(page, "Waiting to be sent");
});

test("a parcel names its other warehouse, and uninspected units are named before they count as missing", async ({
  page,
}) => {
  const store = await makeStore();
  const { email, password } = await addPerson(store, "owner");
  await page.setViewportSize(BENCH);
  await page.goto("/dashboard/sign-in?next=/station");
  await trySignIn(page, email, password);
  await live(page.getByRole("button", { name: "Type code" }));
  await addWarehouse(page, store, "Utrecht");
  await countAsMissing(page, store);
  const parcel = await makeReturn({ lines: [...DEAR, { name: "Rain hat", unitPrice: 2_600 }], everyLine: true, store });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Which warehouse is this?" })).toBeVisible();
  await inspectBoth(page);
  await page.getByRole("button", { name: "Utrecht" }).click();
  await live(page.getByRole("button", { name: "Type code" }));
  const hands = new Hands(page);
  await hands.scan(parcel.code);
  await expect(page.getByRole("dialog")).toContainText("It belongs to Oostende. This is Utrecht.");
  await inspectOpen(page, "This parcel belongs to another warehouse");
  await hands.press("Enter");
  await expect(page.locator("[data-count]")).toHaveText("0 of 3");
  await hands.press("a", "Enter");
  await expect(page.getByRole("dialog")).toContainText("Rain hat");
  await inspectSheet(page, "These 2 units will be marked missing");
  await hands.press("Enter", "Enter");
  await expect(page.getByRole("heading", { name: "1 approved, 2 missing" })).toBeVisible();
  await inspectBoth(page);
  await expect(page.getByRole("heading", { name: "Scan a parcel label" })).toBeVisible();
  await expect(page.locator("[data-connection]")).toHaveText("Online");
  await page.reload();
  await expect(page.getByRole("row", { name: new RegExp(`${parcel.code}.*1 approved.*2 missing`) })).toContainText(
    // The server has it, and its refund is pending.
    "Undo",
  );
});
