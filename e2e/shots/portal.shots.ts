import { expect, type Page, test } from "@playwright/test";
import { STANDARD_REASONS } from "@/contract/vocabulary/standard-reasons";
import { call, get, ok, post } from "../support/api";
import { arrivedReturn, checkedReturn, LINES, makeStopped } from "../support/checked-returns";
import { demo, portal } from "../support/demo";
import { shippedExchange, shirtOrder } from "../support/exchanges";
import { live } from "../support/live";
import { type Order, putOrder } from "../support/orders";
import { makeStore, setBranding, setStore } from "../support/other-store";
import { fillDraft, makeReturn, moveParcel, startIntent } from "../support/returns";
import { shooterOf } from "../support/shoot";
import { choose, expectRefusal, expectScreen, findOrder, goOn, lookUp, SCREENS, tile } from "../support/shopper";

const shoot = shooterOf("portal");

/** Opens a portal page as the shopper of a draft or a return. */
const open = async (page: Page, { token }: { token: string }, path: string): Promise<void> => {
  await page.request.get(`${portal}/open?t=${token}&return=-`);
  await page.goto(portal + path);
};
const isSaved = (page: Page): Promise<unknown> => page.waitForSelector("aside[aria-busy]", { state: "detached" });

const toOutcome = async (page: Page, order: Order, item: string, reason: string): Promise<void> => {
  await findOrder(page, order);
  await choose(page, item, reason);
  await goOn(page).click();
  await expectScreen(page, SCREENS.outcome);
};

test("P1 lookup", async ({ page }) => {
  await page.goto(portal);
  await shoot(page, "p1-look-up");
  await page.getByRole("button", { name: "Find my order" }).click();
  await expectRefusal(page, "Enter your order number");
  await shoot(page, "p1-fields-missing");
  const order = await putOrder(LINES);
  for (let turn = 0; turn < 5; turn += 1) {
    await lookUp(page, { ...order, email: `other.${order.email}` });
    await expectRefusal(page, "We couldn’t find an order");
    if (turn === 0) await shoot(page, "p1-not-found");
  }
  // The delays start at one second: one of the next attempts comes too early.
  await expect(async () => {
    await lookUp(page, { ...order, email: `other.${order.email}` });
    await expectRefusal(page, "Too many");
  }).toPass();
  await shoot(page, "p1-too-many");
  for (const goal of ["gift", "track"]) {
    await page.goto(`${portal}?goal=${goal}`);
    await shoot(page, `p1-${goal}`);
  }
});

test("P1 links", async ({ page }) => {
  const { number } = await putOrder(LINES);
  const path = `/v1/ecommerces/${demo.ecommerce_id}/orders/${number}/return-link`;
  const { url } = await ok(post(path, {}));
  await ok(call("DELETE", path));
  await page.goto(url);
  await shoot(page, "p1-link-revoked");
  await page.goto(`${portal}?ended`);
  await shoot(page, "p1-session-ended");
  await page.goto("/r/no-such-store");
  await shoot(page, "system-no-store");
  await page.goto(`${portal}/no-such-page`);
  await shoot(page, "system-no-page");
});

test("P2 items", async ({ page }) => {
  await findOrder(page, await putOrder(LINES));
  await shoot(page, "p2-items");
  await goOn(page).click();
  await expectRefusal(page, "Choose at least one item");
  await shoot(page, "p2-nothing-chosen");
  await choose(page, "Felt slippers", "Damaged or faulty");
  await isSaved(page);
  await page.getByText("How this is calculated").first().click();
  await shoot(page, "p2-chosen");
});

test("P2 items that may be kept, and items that can't be returned", async ({ page }) => {
  await findOrder(page, await putOrder([{ name: "Tin flask", unitPrice: 3_200, categoryIds: ["kitchen"] }]));
  await choose(page, "Tin flask", "Not as shown");
  await tile(page, "Keep it and get").waitFor();
  await shoot(page, "p2-keep");
  const { order } = await makeReturn({ lines: LINES });
  await lookUp(page, order);
  await expectScreen(page, SCREENS.items);
  await shoot(page, "p2-already-started");
});

test("P2 photos, and the other layouts", async ({ page }) => {
  const store = await makeStore();
  const reasons = STANDARD_REASONS.map(({ name, label, labels, requires_comment }) => ({
    ...{ name, label, labels, requires_comment, requires_photo: name === "WRONG_ITEM" },
  }));
  await setStore(store, { return_reasons: reasons });
  const begin = async (): Promise<void> => {
    await lookUp(page, await putOrder(LINES, store), undefined, store.portal);
    await live(page.getByRole("checkbox").first());
    await choose(page, "Felt slippers", "Wrong item sent");
  };
  await begin();
  await page.getByText("Add 1 to 4 photos").waitFor();
  await shoot(page, "p2-photos-asked");
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
    "base64",
  );
  const files = ["sole.png", "seam of the left slipper, seen from outside.png", "heel.png"];
  let sent = 0;
  await page.route("**/documents?line_item_id=*", async (route) => {
    sent += 1;
    return sent === 2 ? route.abort() : route.fallback();
  });
  await page
    .locator("input[type=file]")
    .setInputFiles(files.map((name) => ({ name, mimeType: "image/png", buffer: png })));
  await page.getByText("Uploaded").nth(1).waitFor();
  await isSaved(page);
  await shoot(page, "p2-photos");
  for (const layout of ["VERTICAL", "SIMPLIFIED"]) {
    await setBranding(store, { layout_design_values: layout });
    await begin();
    await isSaved(page);
    await shoot(page, `p2-${layout.toLowerCase()}`);
  }
});

test("P3 refund or exchange", async ({ page }) => {
  await toOutcome(page, await putOrder(LINES), "Felt slippers", "Too small");
  await shoot(page, "p3-outcome");
  await goOn(page).click();
  await expectRefusal(page, "Choose one of the options");
  await tile(page, "Refunded to your original payment method").click();
  await isSaved(page);
  await shoot(page, "p3-chosen");
  await toOutcome(page, await shirtOrder(), "Fisherman shirt", "Too small");
  await tile(page, "Exchange it").click();
  await tile(page, "One size up").waitFor();
  await shoot(page, "p3-exchange");
  await page.getByRole("link", { name: "Browse the whole shop" }).click();
  await page.waitForURL(/catalog/);
  await shoot(page, "p3-catalog");
});

test("P4 return method, P5 review", async ({ page }) => {
  const draft = await startIntent(await putOrder(LINES));
  await fillDraft(draft, { quantity: 2 });
  await open(page, draft, "/send");
  await shoot(page, "p4-drop-off");
  await tile(page, "Home pickup").click();
  await tile(page, "8–12").waitFor();
  await shoot(page, "p4-pick-up-open");
  await tile(page, "8–12").click();
  await isSaved(page);
  await shoot(page, "p4-pick-up");
});

test("P5 nothing to send, approval request, payment", async ({ page }) => {
  await findOrder(page, await putOrder([{ name: "Tea towel", unitPrice: 900 }]));
  await choose(page, "Tea towel", "Damaged or faulty");
  await page.getByLabel("Tell us what’s wrong (required)").filter({ visible: true }).fill("A hole beside the hem.");
  await page.getByText("Keep it. We’ll refund").waitFor();
  await goOn(page).click();
  await expectScreen(page, SCREENS.outcome);
  await tile(page, "Refunded to your original payment method").click();
  await goOn(page).click();
  await expectScreen(page, "Nothing to send");
  await shoot(page, "p5-nothing-to-send");
  const dear = { name: "Storm coat", unitPrice: 34_900, brandId: "wetterholm" };
  await toOutcome(page, await putOrder([dear]), "Storm coat", "Too big");
  await tile(page, "Refunded to your original payment method").click();
  await goOn(page).click();
  await expectScreen(page, SCREENS.send);
  await shoot(page, "p5-request");
  await page.getByRole("button", { name: "Send request" }).click();
  await expectScreen(page, /request/);
  await shoot(page, "p6-request");
  const order = await putOrder([dear]);
  const draft = await startIntent(order);
  await fillDraft(draft);
  await ok(post(`/returns/${draft.returnId}/complete`, {}, { key: draft.token }));
  const { returns } = await ok(get(`/returns?order_ids=${order.id}`));
  const refusal = { authorized: false, unauthorized_reason: "Sewn to measure.", user: "Kofi" };
  await ok(post(`/v1/processes/${returns[0].process_id}/authorize`, refusal));
  await open(page, draft, `/return/${returns[0].return_code}`);
  await shoot(page, "p7-refused");
});

test("P6 pass", async ({ page }) => {
  for (const pickUp of [false, true]) {
    const made = await makeReturn({ lines: LINES, pickUp });
    await open(page, made, `/return/${made.code}/pass`);
    await expectScreen(page, pickUp ? SCREENS.pickUp : SCREENS.drop);
    await shoot(page, pickUp ? "p6-pick-up" : "p6-drop-off");
    await page.goto(`${portal}/return/${made.code}/change`);
    if (!pickUp) await shoot(page, "p7-another-way");
  }
});

test("P7 status in transit", async ({ page }) => {
  const made = await makeReturn({ quantity: 2, lines: LINES });
  await open(page, made, `/return/${made.code}`);
  await page.getByText("Cancel this return", { exact: true }).click();
  await shoot(page, "p7-ready");
  for (const lkss of ["COLLECTED", "ERROR"]) {
    await moveParcel(made.processId, lkss);
    await page.reload();
    await shoot(page, `p7-${lkss.toLowerCase()}`);
  }
});

test("P7 final status", async ({ page }) => {
  for (const [name, make] of [
    ["arrived", arrivedReturn],
    ["in-part", checkedReturn],
    ["on-hold", makeStopped],
    ["exchange-shipped", shippedExchange],
  ] as const) {
    const made = await make();
    await open(page, made, `/return/${made.code}`);
    await shoot(page, `p7-${name}`);
  }
});

test("P8 list, withdrawal, accessibility", async ({ page }) => {
  const { order } = await makeReturn({ lines: LINES });
  await lookUp(page, order);
  await expectScreen(page, SCREENS.items);
  await page.goto(`${portal}/returns`);
  await expectScreen(page, SCREENS.returns);
  await shoot(page, "p8-returns");
  await page.goto(`${portal}/withdraw`);
  await shoot(page, "withdrawal-1");
  await page.getByLabel("Your name").fill("Ana Søndergaard");
  await page.getByLabel("Order number or contract").fill(order.number);
  await page.getByLabel("Email for the receipt").fill(order.email);
  await page.getByRole("button", { name: "Continue" }).click();
  await expectScreen(page, "Confirm your withdrawal");
  await shoot(page, "withdrawal-2");
  await page.getByRole("button", { name: "Confirm withdrawal" }).click();
  await expectScreen(page, "Your withdrawal has been received");
  await shoot(page, "withdrawal-done");
  await page.goto(`${portal}/accessibility`);
  await shoot(page, "accessibility");
});
