import { expect, test } from "@playwright/test";
import { call, ok, post } from "../support/api";
import { live } from "../support/live";
import { putOrder } from "../support/orders";
import { fillDraft, makeReturn, startIntent } from "../support/returns";
import { Hands } from "../support/scanner";
import { openAs } from "../support/staff";
import { BENCH, LINES, onTheWay, openBench, opened, PHONE, shoot, shootSheet, shots } from "./station-bench";

const PHOTO = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const picture = { name: "seam.png", mimeType: "image/png", buffer: PHOTO };

test("W1 scan a parcel", async ({ page }) => {
  const [held, ended, order] = [await makeReturn(), await makeReturn(), await putOrder(LINES.slice(0, 2))];
  const hold = { "@type": "svc.v1.HoldPatch", reason: "The shopper called: the box holds somebody else's shoes" };
  await ok(call("PATCH", `/v1/processes/${held.processId}/patch`, { body: { return_process_patch: hold } }));
  await ok(post(`/returns/${ended.returnId}/cancel`, {}, { key: ended.token }));
  for (const line of order.lines) {
    const draft = { ...(await startIntent(order)), order: { ...order, lines: [line] } };
    await fillDraft(draft);
    await ok(post(`/returns/${draft.returnId}/complete`, {}, { key: draft.token }));
  }
  const hands = await openBench(page);
  await expect(page.getByText("Can’t scan?")).toBeVisible();
  await shoot(page, "w1-idle");
  for (const [code, name] of [
    ["4006381333931", "w1-none"],
    [held.code, "w1-on-hold"],
    [ended.code, "w1-canceled"],
    [order.number, "w1-matches"],
  ] as const) {
    await hands.scan(code);
    await shootSheet(page, name);
  }
  for (const [key, name] of [
    ["t", "type"],
    ["f", "not-announced"],
    ["g", "shift"],
    ["q", "to-be-sent"],
    ["?", "help"],
    ["w", "person"],
  ] as const) {
    await hands.press(key);
    await shootSheet(page, `w1-${name}`);
  }
  await hands.press("w");
  await page.getByRole("button", { name: "Your PIN" }).click();
  await shootSheet(page, "w1-own-pin");
  await hands.press("w");
  await page.getByRole("button", { name: "This device" }).click();
  await shoot(page, "w1-device");
  await page.getByRole("button", { name: "Customize keys" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Photo", exact: false }).first().click();
  await hands.press("m");
  await expect(page.getByRole("status").first()).toContainText("already");
  await shootSheet(page, "w1-keys");
});

test("W2 inspect, W3 done", async ({ page, context }) => {
  const [parcel, single] = [await onTheWay(), await onTheWay(LINES.slice(0, 1))];
  const hands = await openBench(page);
  await hands.scan(parcel.code);
  await opened(page, parcel);
  await shoot(page, "w2-open");
  await hands.press("z");
  await shootSheet(page, "w2-enlarged");
  await hands.press("n");
  await shootSheet(page, "w2-note");
  await hands.press("o");
  await shootSheet(page, "w2-other-refund");
  await hands.scan("4006381333931");
  await shootSheet(page, "w2-wrong-item");
  await hands.press("d");
  await shoot(page, "w2-declined");
  await hands.press("2");
  await page.locator("input[type=file]").setInputFiles(picture);
  await expect(page.getByRole("button", { name: "Remove photo 1" })).toBeVisible();
  await shoot(page, "w2-declined-photo");
  await hands.press("ArrowDown", "d", "0");
  await shoot(page, "w2-own-words");
  // Outside of the field letters are shortcuts again.
  await page
    .getByRole("button", { name: /Storm jacket/ })
    .first()
    .click();
  await hands.press("Shift+A");
  await shootSheet(page, "w2-approve-rest");
  await hands.press("m");
  await shootSheet(page, "w2-missing");
  await page.keyboard.press("Escape");
  await hands.scan(single.code);
  await opened(page, single);
  await hands.press("a", "Enter");
  await expect(page.getByRole("heading", { name: "1 approved", level: 1 })).toBeVisible();
  await shoot(page, "w3-done");
  await hands.press("Escape");
  await shoot(page, "w1-after");
  await context.setOffline(true);
  await expect(page.getByRole("button", { name: "Offline" })).toBeVisible();
  await shoot(page, "w1-offline");
  await hands.press("w");
  await shootSheet(page, "w1-person-offline");
});

test("device settings: a scan only selects, Enter submits", async ({ page }) => {
  const parcel = await onTheWay(LINES.slice(0, 1));
  const set = { isAutoReturn: false, isScanSubmit: false, isScanVerdict: false, areKeysOn: false };
  await page.addInitScript((kept) => localStorage.setItem("homeward.station", kept), JSON.stringify(set));
  await page.setViewportSize(BENCH);
  await openAs(page, "/station");
  await live(page.getByRole("button", { name: "Type code" }));
  await shoot(page, "set-w1");
  await new Hands(page).scan(parcel.code);
  await opened(page, parcel);
  await page.getByRole("button", { name: /^Approve .*paid$/ }).click();
  await expect(page.getByText("Press Enter to submit")).toBeVisible();
  await shoot(page, "set-w2-complete");
  await page.getByRole("button", { name: "Keys and help" }).click();
  await shootSheet(page, "set-help");
});

test("a phone", async ({ page, browser }) => {
  const parcel = await onTheWay();
  const hands = await openBench(page);
  const started = page.waitForResponse((response) => response.url().includes("startPhonePairing"));
  await hands.press("h");
  await expect(page.getByRole("img", { name: "Code for the phone" })).toBeVisible();
  await shoot(page, "phone-code");
  const [{ result }] = await (await started).json();
  const phone = await browser.newPage({ viewport: PHONE });
  await phone.goto(result.data.url);
  await expect(phone.getByRole("heading", { name: "No photo needed right now" })).toBeVisible();
  await shots(phone, "phone-nothing-asked");
  await hands.scan(parcel.code);
  await hands.press("d");
  await expect(phone.getByRole("heading", { name: "Sea boots" })).toBeVisible();
  await phone.locator("input[type=file]").setInputFiles({ ...picture, buffer: Buffer.from("no picture") });
  await phone.locator("input[type=file]").setInputFiles(picture);
  await expect(phone.getByRole("list", { name: "Your photos" })).toContainText("Sent to station");
  await shots(phone, "phone-photos");
  await expect(page.getByRole("button", { name: "Remove photo 1" })).toBeVisible();
  await shoot(page, "w2-declined-phone");
  await hands.press("h");
  await shootSheet(page, "phone-connected");
});
