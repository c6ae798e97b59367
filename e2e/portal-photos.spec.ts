import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { STANDARD_REASONS } from "@/contract/vocabulary/standard-reasons";
import { get, ok, post } from "./support/api";
import { baseUrl } from "./support/demo";
import { inspect } from "./support/inspect";
import { live } from "./support/live";
import { type Order, putOrder } from "./support/orders";
import { makeStore, type OtherStore, setConfig, setStore } from "./support/other-store";
import { choose, expectRefusal, expectScreen, goOn, lookUp, SCREENS, tile } from "./support/shopper";

let store: OtherStore;
test.beforeAll(async () => {
  store = await makeStore();
  const reasons = STANDARD_REASONS.map(({ name, label, labels, requires_comment }) => ({
    ...{ name, label, labels, requires_comment, requires_photo: name === "WRONG_ITEM" },
  }));
  await setStore(store, { return_reasons: reasons });
  // A store with only one refund option skips the choice.
  await setConfig(store, "refunds", {
    action_configs: ["ORIGINAL_PAYMENT_METHOD", "STORE_CREDIT"].map((refund_option) => ({
      ...{ refund_option, timing: "ON_REVIEW", min_days: 3, max_days: 5, bonus: null },
    })),
  });
});

/** A photo as a camera takes it: large, sideways, with an orientation tag. */
const photo = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: "#b5651d" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
});

const field = (page: Page) => page.locator("input[type=file]");
const rows = (page: Page) => page.locator("ul[aria-labelledby$='-title'] > li");
const isSaved = (page: Page): Promise<void> => expect(page.locator("aside[aria-busy]")).toHaveCount(0);

/** Continues to the photos of an order's only item. */
const toPhotos = async (page: Page): Promise<Order> => {
  const order = await putOrder([{ name: "Felt slippers", unitPrice: 4_800 }], store);
  await lookUp(page, order, undefined, store.portal);
  await expectScreen(page, SCREENS.items);
  return order;
};

/** Continues from the items to the pass. */
const finish = async (page: Page): Promise<void> => {
  await goOn(page).click();
  await expectScreen(page, SCREENS.outcome);
  await tile(page, "Refunded to your original payment method").click();
  await goOn(page).click();
  await expectScreen(page, SCREENS.send);
  await page.getByRole("button", { name: "Confirm return" }).click();
  await expectScreen(page, SCREENS.drop);
};

/** Width and height of the photo that the store sees. */
const sizesOf = async (order: Order): Promise<(number | undefined)[][]> => {
  const { returns } = await ok(get(`/returns?order_ids=${order.id}`, { key: store.key }));
  const { documents } = await ok(get(`/v1/processes/${returns[0].process_id}/documents`, { key: store.key }));
  return Promise.all(
    documents.map(async ({ url }: { url: string }) => {
      const { pathname, search } = new URL(url);
      const file = await fetch(baseUrl + pathname + search);
      const { width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
      return [width, height];
    }),
  );
};

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("several photos upload at once, smaller and upright; failures are retried, extra ones left out", async ({
    page,
  }) => {
    const order = await toPhotos(page);
    await live(page.getByRole("checkbox").first());
    await choose(page, "Felt slippers", "Wrong item sent");
    await expect(page.getByText("Add 1 to 4 photos")).toBeVisible();
    await goOn(page).click();
    await expectRefusal(page, "Add a photo or document for Felt slippers");

    let sent = 0;
    await page.route(/\/documents\?.*line_item_id=/, async (route) => {
      sent += 1;
      return sent === 2 ? route.abort("connectionreset") : route.fallback();
    });
    await field(page).setInputFiles(await Promise.all(["sole.jpg", "seam.jpg", "heel.jpg"].map(photo)));
    await expect(rows(page)).toHaveText([
      /sole\.jpg.*Uploaded/,
      /seam\.jpg.*The upload didn’t finish/,
      /heel\.jpg.*Uploaded/,
    ]);
    await isSaved(page);
    await expect(page.getByText("Add a photo or document for")).toHaveCount(0);
    await inspect(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(rows(page).getByText("Uploaded")).toHaveCount(3);

    await field(page).setInputFiles(await Promise.all(["toe.jpg", "box.jpg"].map(photo)));
    await expect(page.getByText("You can add up to 4. The others weren’t added.")).toBeVisible();
    await expect(rows(page).getByText("Uploaded")).toHaveCount(4);
    await page.getByRole("button", { name: "Remove sole.jpg" }).click();
    await expect(rows(page)).toHaveCount(3);
    await isSaved(page);
    await page.reload();
    await expect(rows(page)).toHaveText([/heel\.jpg/, /seam\.jpg/, /toe\.jpg/]);
    await live(page.getByRole("checkbox").first());
    await page.getByRole("button", { name: "Remove heel.jpg" }).click();
    await expect(rows(page)).toHaveCount(2);
    await isSaved(page);
    await finish(page);
    expect(await sizesOf(order)).toEqual([
      [1_000, 2_000],
      [1_000, 2_000],
    ]);
  });

  test("Continue waits for uploading photos, and an unreadable file is reported", async ({ page }) => {
    await toPhotos(page);
    await live(page.getByRole("checkbox").first());
    await choose(page, "Felt slippers", "Wrong item sent");
    await field(page).setInputFiles({ name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
    await expect(rows(page)).toHaveText([/notes\.jpg.*couldn’t read this file/]);
    await page.getByRole("button", { name: "Remove notes.jpg" }).click();
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/documents\?.*line_item_id=/, async (route) => {
      await gate;
      await route.fallback();
    });
    await field(page).setInputFiles(await photo("sole.jpg"));
    await expect(rows(page)).toHaveText([/sole\.jpg.*Uploading…/]);
    await goOn(page).click();
    await expect(page.getByRole("button", { name: /^Saving/ })).toBeVisible();
    release();
    await expectScreen(page, SCREENS.outcome);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });

  test("several photos are uploaded with one press without scripts, and one is removed with another", async ({
    page,
  }) => {
    const order = await toPhotos(page);
    await choose(page, "Felt slippers", "Wrong item sent");
    await page.getByRole("button", { name: "Update total" }).click();
    await page.getByLabel("Choose photos").setInputFiles(await Promise.all(["sole.jpg", "seam.jpg"].map(photo)));
    await page.getByRole("button", { name: "Upload photos" }).click();
    await expect(rows(page)).toHaveText([/sole\.jpg/, /seam\.jpg/]);
    await page.getByRole("button", { name: "Remove seam.jpg" }).click();
    await expect(rows(page)).toHaveText([/sole\.jpg/]);
    await finish(page);
    expect(await sizesOf(order)).toHaveLength(1);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "later, with script" : "later, without script", () => {
    test.use({ javaScriptEnabled, viewport: { width: 375, height: 812 } });

    test(`${javaScriptEnabled ? "with" : "without"} scripts photos are added to another system's return`, async ({
      page,
    }) => {
      const order = await putOrder([{ name: "Felt slippers", unitPrice: 4_800 }], store);
      const line = { line_item_id: order.lines[0]?.platformId, product_return_reason: "WRONG_ITEM", quantity: 1 };
      const body = { customer_printed_order_id: order.number, email: order.email, line_items: [line] };
      await ok(post(`/v1/public/returns/${store.id}/import_return`, body, { key: store.key }));
      await lookUp(page, order, undefined, store.portal);
      await expectScreen(page, SCREENS.returns);
      await page.getByRole("link", { name: /^RT-/ }).click();
      await expect(page.getByText("Kiosk asks for photos of the items you return.")).toBeVisible();
      if (javaScriptEnabled) await live(page.getByLabel("Choose photos"));
      await page.getByLabel("Choose photos").setInputFiles(await Promise.all(["sole.jpg", "seam.jpg"].map(photo)));
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Upload photos" }).click();
      await expect(rows(page).getByText("Uploaded")).toHaveCount(2);
      await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
      await page.reload();
      await expect(rows(page)).toHaveText([/sole\.jpg/, /seam\.jpg/]);
      expect(await sizesOf(order)).toHaveLength(2);
      if (javaScriptEnabled) await inspect(page);
    });
  });
}
