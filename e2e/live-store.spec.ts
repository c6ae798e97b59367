import { expect, type Page, test } from "@playwright/test";
import { call, get, ok, post } from "./support/api";
import { live } from "./support/live";
import { orderContent } from "./support/orders";
import { addPerson, makeStore, type OtherStore } from "./support/other-store";
import { choose, expectScreen, goOn, lookUp, SCREENS, tile } from "./support/shopper";
import { trySignIn } from "./support/staff";

/** Shows nothing made up: no carrier, no drop-off code, no refund that wasn't sent. */
const expectNothingFake = async (page: Page): Promise<void> => {
  await expect(page.locator("body")).not.toContainText(/sandbox|test mode/i);
  await expect(page.locator("body")).not.toContainText(/nearest counter|on its way to your card/i);
};

/** Workers run in the background: the page shows their results after a reload. */
const expectSoon = (page: Page, path: string, text: RegExp): Promise<void> =>
  expect(async () => {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });

const putLiveOrder = async ({ id, key }: OtherStore) => {
  const number = `L-${Date.now().toString(36)}`;
  const content = orderContent({
    number,
    email: "ana@example.com",
    lines: [{ name: "Felt slippers", unitPrice: 4_800 }],
  });
  await ok(call("PUT", `/v1/ecommerces/${id}/orders/${number}`, { key, body: content }));
  return { number, email: "ana@example.com", id: "", lines: [] };
};

test("a live store without connections: the shopper ships it, staff refund it, and nothing is made up", async ({
  page,
}) => {
  // A store and a user are created from the command line.
  test.slow();
  const store = await makeStore("LIVE");
  const order = await putLiveOrder(store);

  await lookUp(page, order, undefined, store.portal);
  await expectScreen(page, SCREENS.items);
  await live(page.getByRole("checkbox").first());
  await choose(page, "Felt slippers", "Too small");
  await goOn(page).click();
  // A new store only refunds to the original payment method: there is no refund or exchange to choose.
  await expectScreen(page, SCREENS.send);
  await expect(tile(page, "Ship it yourself")).toBeVisible();
  await expectNothingFake(page);
  await page.getByRole("button", { name: "Confirm return" }).click();
  // Immediately: no worker has to write anything first.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^You’re all set\. Send it/);
  await expect(page.getByText("Kaai 4")).toBeVisible();
  await expect(page.getByLabel("Tracking number")).toBeVisible();
  await expect(page.getByRole("link", { name: "Packing slip (PDF)" })).toBeVisible();
  await expectNothingFake(page);
  const status = page.url().replace(/\/pass$/, "");
  await live(page.getByLabel("Tracking number"));
  await page.getByRole("button", { name: "Save tracking number" }).click();
  await expect(page.getByText("Enter the tracking number").first()).toBeVisible();
  await page.getByLabel("Tracking number").fill("0034 0434 1610");
  await page.getByRole("button", { name: "Save tracking number" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("On its way to us");
  await expect(page).toHaveURL(status);

  const { return_summaries: found } = await ok(get(`/v1/processes/search?query=${order.number}`, { key: store.key }));
  const processId: string = found[0].basic_process_data.svc_process_id ?? found[0].basic_process_data.process_id;
  const asMerchant = (path: string, body: unknown) => ok(post(path, body, { key: store.key }));
  await asMerchant("/v1/ops/update_lkss", { process_id: processId, lkss: "IN_WAREHOUSE" });
  const sku = `${order.number}-SKU-0`;
  await asMerchant("/v1/ops/ecommerce/review", {
    process_id: processId,
    reviews: [{ line_item_id: sku, status: "APPROVED" }],
  });

  await expectSoon(page, status, /Kiosk will send it by/);
  await expectNothingFake(page);

  const { email, password } = await addPerson(store, "owner");
  await page.goto("/dashboard/sign-in?next=/dashboard/refunds");
  await trySignIn(page, email, password);
  await expect(page.getByRole("heading", { level: 1, name: "Pending refunds" })).toBeVisible();
  const box = page.getByRole("checkbox").last();
  await live(box);
  await box.check();
  await page
    .getByRole("button", { name: /^Mark .*as refunded/ })
    .first()
    .click();
  await page
    .getByRole("dialog")
    .getByLabel(/reference/i)
    .fill("SEPA 2026-11-23/7");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /as refunded$/ })
    .click();
  await expect
    .poll(async () => (await ok(get(`/v1/processes/${processId}`, { key: store.key }))).return_summary.status)
    .toBe("COMPLETED");

  await expectSoon(page, status, /^Refunded$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Refunded");
  await expect(page.getByText(/^€48\.00 sent to .+ on .+\.$/)).toBeVisible();
  await expectNothingFake(page);
});
