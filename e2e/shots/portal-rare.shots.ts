import { type Page, test } from "@playwright/test";
import { STANDARD_REASONS } from "@/contract/vocabulary/standard-reasons";
import { ok, post } from "../support/api";
import { portal } from "../support/demo";
import { live } from "../support/live";
import { putOrder } from "../support/orders";
import { makeStore, type OtherStore, setBranding, setConfig, setStore } from "../support/other-store";
import { putShirt, shirtLine } from "../support/products";
import { makeReturn, moveParcel } from "../support/returns";
import { shooterOf } from "../support/shoot";
import { choose, expectRefusal, expectScreen, findOrder, goOn, lookUp, SCREENS, tile } from "../support/shopper";

const shoot = shooterOf("portal");
const isSaved = (page: Page): Promise<unknown> => page.waitForSelector("aside[aria-busy]", { state: "detached" });

const SHOPS = [
  ["harbour", "Kiosk at the harbour", "Kaiwartstraße 1 und 2, beside the old custom house", "Mon–Sat 10–19"],
  ["station", "Kiosk Südermarkt", "Südermarkt 12", ""],
].map(([store_id, name, address_line_1, opening_hours]) => ({
  ...{ store_id, name, opening_hours },
  address: { address_line_1, city: "Flensburg", postcode: "24937", country_code: "DE" },
}));

/** A store with every return method and refund option, shops, long names, and required photos. */
const everything = async (): Promise<OtherStore> => {
  const store = await makeStore();
  const methods = ["DROP_OFF_POINT", "HOME_PICK_UP", "IN_STORE"].map((return_method) => ({
    ...{ return_method, provider: "SANDBOX", fee: return_method === "IN_STORE" ? 0 : 490, countries: [] },
    carrier: return_method === "HOME_PICK_UP" ? "sandbox_express" : "sandbox_post",
  }));
  await setConfig(store, "logisticsetting", { return_logistics: methods, return_stores: SHOPS });
  const options = ["ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT", "GIFT_CARD", "BANK_TRANSFER"];
  await setConfig(store, "refunds", {
    action_configs: options.map((refund_option) => ({
      ...{ refund_option, timing: "ON_REVIEW", min_days: 3, max_days: 5, bonus: null },
    })),
  });
  const reasons = STANDARD_REASONS.map(({ name, label, labels, requires_comment }) => ({
    ...{ name, label, labels, requires_comment, requires_photo: name === "WRONG_ITEM" },
  }));
  await setStore(store, { return_reasons: reasons });
  return store;
};

const DROP_OFF = {
  ...{ return_method: "DROP_OFF_POINT", provider: "SANDBOX", carrier: "sandbox_post", fee: 0 },
  countries: [] as string[],
};

const LONG = [
  {
    name: "Donaudampfschifffahrtsgesellschaftskapitänsmütze aus ungefärbter Schurwolle, von Hand gefilzt",
    unitPrice: 1_234_500,
    quantity: 3,
    variantName: "Sturmgrau mit Südseeperlmuttknöpfen, 58½",
  },
  { name: "Enamel mug", unitPrice: 1_500 },
];

test("P3 bank transfer, P4 drop-off at a shop, long names", async ({ page }) => {
  const store = await everything();
  await lookUp(page, await putOrder(LONG, store), undefined, store.portal);
  await live(page.getByRole("checkbox").first());
  await choose(page, "Donaudampf", "Too small");
  await isSaved(page);
  await shoot(page, "p2-long-names");
  await goOn(page).click();
  await expectScreen(page, SCREENS.outcome);
  await tile(page, "Bank transfer").click();
  await page.getByRole("textbox", { name: "IBAN" }).fill("DE00 1234");
  await goOn(page).click();
  await page.getByRole("alert").waitFor();
  await shoot(page, "p3-bank-refused");
  await tile(page, "Refunded to your original payment method").click();
  await goOn(page).click();
  await expectScreen(page, SCREENS.send);
  await tile(page, "shop").last().click();
  await isSaved(page);
  await shoot(page, "p4-in-store");
  await page.getByRole("button", { name: "Confirm return" }).click();
  await page.getByRole("article").waitFor();
  await shoot(page, "p6-in-store");
});

test("P5 pay a difference", async ({ page }) => {
  const sizes = [
    { size: "M", price: 4_000, stock: 5 },
    { size: "L", price: 5_100, stock: 5 },
  ];
  await findOrder(page, await putOrder([shirtLine(await putShirt(sizes))]));
  await choose(page, "Fisherman shirt", "Too small");
  await goOn(page).click();
  await expectScreen(page, SCREENS.outcome);
  await tile(page, "Exchange it").click();
  await tile(page, "One size up").click();
  await goOn(page).click();
  await expectScreen(page, SCREENS.send);
  await shoot(page, "p4-exchange");
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await expectScreen(page, "Pay €6.00");
  await shoot(page, "p5-pay");
  await page.getByLabel("Card number").fill("4000 0000 0000 0002");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await expectRefusal(page, "to fix");
  await shoot(page, "p5-pay-refused");
});

test("P4 no return method, P6 label pending, and overdue", async ({ page }) => {
  const store = await everything();
  const order = await putOrder(LONG.slice(1), store, "SANDBOX:UNAVAILABLE");
  await lookUp(page, order, undefined, store.portal);
  await live(page.getByRole("checkbox").first());
  await choose(page, "Enamel mug", "Too big");
  await goOn(page).click();
  await tile(page, "Refunded to your original payment method").click();
  await setConfig(store, "logisticsetting", { return_logistics: [{ ...DROP_OFF, countries: ["FR"] }] });
  await setStore(store, { contact_email: "ahoy@example.com" });
  await goOn(page).click();
  await expectScreen(page, "No return method is available right now");
  await shoot(page, "p4-no-way");
  for (const layout of ["SIMPLIFIED", "VERTICAL"]) {
    await setBranding(store, { layout_design_values: layout });
    await page.reload();
    await shoot(page, `p4-no-way-${layout.toLowerCase()}`);
  }
  await setBranding(store, { layout_design_values: "DEFAULT" });
  await setConfig(store, "logisticsetting", { return_logistics: [DROP_OFF] });
  await page.goto(`${store.portal}/send`);
  await tile(page, "Drop it off").click();
  await isSaved(page);
  await page.getByRole("button", { name: "Confirm return" }).click();
  await page.getByRole("heading", { name: "We’re creating your label" }).waitFor();
  await shoot(page, "p6-label-pending");
  await page.goto(`${page.url()}?wait=15`);
  await shoot(page, "p6-label-late");
  await page.goto(page.url().replace(/\/pass.*/, ""));
  await shoot(page, "p7-label-pending");
});

test("P7 photos requested later, P8 several returns", async ({ page }) => {
  const store = await everything();
  const order = await putOrder([{ name: "Felt slippers", unitPrice: 4_800 }], store);
  const line = { line_item_id: order.lines[0]?.platformId, product_return_reason: "WRONG_ITEM", quantity: 1 };
  const body = { customer_printed_order_id: order.number, email: order.email, line_items: [line] };
  await ok(post(`/v1/public/returns/${store.id}/import_return`, body, { key: store.key }));
  await lookUp(page, order, undefined, store.portal);
  await expectScreen(page, SCREENS.returns);
  await page.getByRole("link", { name: /^RT-/ }).click();
  await live(page.getByLabel("Choose photos"));
  await shoot(page, "p7-photos-asked");
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
    "base64",
  );
  const names = ["sole.png", "seam of the left slipper, seen from outside.png"];
  await page
    .getByLabel("Choose photos")
    .setInputFiles(names.map((name) => ({ name, mimeType: "image/png", buffer: png })));
  await page.getByText("Uploaded").nth(1).waitFor();
  await shoot(page, "p7-photos-given");
});

test("P8 several returns, P7 canceled", async ({ page }) => {
  const lines = [{ name: "Felt slippers", unitPrice: 4_800, quantity: 3 }];
  const first = await makeReturn({ lines });
  await moveParcel(first.processId, "COLLECTED");
  await lookUp(page, first.order);
  await expectScreen(page, SCREENS.items);
  await choose(page, "Felt slippers", "Too big");
  await goOn(page).click();
  await tile(page, "Refunded to your original payment method").click();
  await goOn(page).click();
  await expectScreen(page, SCREENS.send);
  await page.getByRole("button", { name: "Confirm return" }).click();
  await page.getByRole("article").waitFor();
  await page.goto(`${portal}/returns`);
  await expectScreen(page, SCREENS.returns);
  await shoot(page, "p8-several");
  await page.getByRole("link", { name: /^RT-/ }).first().click();
  await page.getByText("Cancel this return", { exact: true }).click();
  await page.getByRole("button", { name: "Cancel return" }).click();
  await page.getByText("Canceled").first().waitFor();
  await shoot(page, "p7-canceled");
});

test("the other layouts from start to end", async ({ page }) => {
  const store = await everything();
  for (const layout of ["VERTICAL", "SIMPLIFIED"]) {
    await setBranding(store, { layout_design_values: layout });
    const name = layout.toLowerCase();
    await page.goto(store.portal);
    await shoot(page, `p1-${name}`);
    await lookUp(page, await putOrder(LONG.slice(1), store), undefined, store.portal);
    await live(page.getByRole("checkbox").first());
    await choose(page, "Enamel mug", "Too big");
    await isSaved(page);
    if (layout === "VERTICAL") {
      await page.getByRole("radio", { name: /^Refund/ }).waitFor();
      await tile(page, "Refunded to your original payment method").click();
      await isSaved(page);
      await shoot(page, "p2-vertical-whole");
      continue;
    }
    await page
      .getByRole("button", { name: /Continue|Done choosing|Next/ })
      .last()
      .click();
    await expectScreen(page, SCREENS.outcome);
    await tile(page, "Refunded to your original payment method").click();
    await shoot(page, "p3-simplified");
    await goOn(page).click();
    await page.waitForURL(/send/);
    await shoot(page, "p4-simplified");
    await goOn(page).click();
    await page.waitForURL(/check/);
    await shoot(page, "p5-simplified");
  }
});
