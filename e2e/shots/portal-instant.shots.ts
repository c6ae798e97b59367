import { expect, type Page, test } from "@playwright/test";
import { call, ok, post } from "../support/api";
import { putOrder } from "../support/orders";
import { addPerson, makeStore, type OtherStore, setConfig } from "../support/other-store";
import { shirtLine } from "../support/products";
import { shooterOf } from "../support/shoot";
import { choose, expectScreen, goOn, lookUp, SCREENS, tile } from "../support/shopper";
import { trySignIn } from "../support/staff";

const shoot = shooterOf("portal", [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
]);

const PRODUCT = "shirt-instant";

/** A test store that ships exchanges immediately; size L costs more. */
const instantStore = async (): Promise<OtherStore> => {
  const store = await makeStore();
  await setConfig(store, "exchangeconditions", { exchange_flow: "OPEN", instant_exchange: true });
  await setConfig(store, "returnconditions", { payments_enabled: true });
  const variants = ["M", "L", "XL"].map((size) => ({
    ...{ variant_id: `${PRODUCT}-${size}`, sku: `${PRODUCT}-${size}`, name: `Undyed, ${size}` },
    ...{ price: size === "XL" ? 5_500 : 4_000, stock: 5, options: { size } },
  }));
  const body = { name: "Fisherman shirt", category_ids: ["shirts"], variants };
  await ok(call("PUT", `/v1/ecommerces/${store.id}/products/${PRODUCT}`, { key: store.key, body }));
  return store;
};

const toSend = async (page: Page, store: OtherStore, quantity = 1): Promise<void> => {
  const order = await putOrder([{ ...shirtLine(PRODUCT), quantity }], store);
  await lookUp(page, order, undefined, store.portal);
  await expectScreen(page, SCREENS.items);
  await choose(page, "Fisherman shirt", "Too small");
  await goOn(page).click();
  await expectScreen(page, SCREENS.outcome);
  await tile(page, "Exchange it").click();
  await tile(page, "One size up").click();
  await goOn(page).click();
  await expectScreen(page, SCREENS.send);
  await page
    .locator("label")
    .filter({ has: page.locator("input[name=way]"), visible: true })
    .first()
    .click();
};

const typeCard = async (page: Page, number = "4242 4242 4242 4242"): Promise<void> => {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiration date").fill("12/30");
  await page.getByLabel("Security code").fill("123");
};

test("an immediate exchange, as seen by the shopper and the store", async ({ page }) => {
  test.slow();
  const store = await instantStore();
  await toSend(page, store);
  await expect(page.getByText("When should we send your exchange?")).toBeVisible();
  await page.getByRole("radio", { name: /^Right away/ }).check();
  await page.waitForSelector("aside[aria-busy]", { state: "detached" });
  await shoot(page, "instant-choice");
  await page.getByRole("button", { name: "Confirm return" }).click();
  await expectScreen(page, "Hold €40.00 on your card");
  await shoot(page, "instant-pay");
  await typeCard(page, "4000 0000 0000 0002");
  await page.getByRole("button", { name: "Hold €40.00 and confirm" }).click();
  await expect(page.getByText("Your bank declined the hold").first()).toBeVisible();
  await shoot(page, "instant-declined");
  await typeCard(page);
  await page.getByRole("button", { name: "Hold €40.00 and confirm" }).click();
  await expectScreen(page, SCREENS.drop);
  await shoot(page, "instant-pass");
  await page.goto(page.url().replace(/\/pass$/, ""));
  await expect(page.getByText("is on hold on your card")).toBeVisible();
  await shoot(page, "instant-status");
  const code = page.url().split("/").at(-1) ?? "";
  const { return_summaries: found } = await ok(call("GET", `/v1/processes/search?query=${code}`, { key: store.key }));
  const data = found[0].basic_process_data;
  const id = data.svc_process_id ?? data.process_id;
  const { email, password } = await addPerson(store, "owner");
  const desk = await page.context().newPage();
  await desk.goto("/dashboard/sign-in?next=/dashboard/settings/exchanges");
  await trySignIn(desk, email, password);
  await expect(desk.getByText("Release the hold when")).toBeVisible();
  await shoot(desk, "instant-settings");
  await desk.goto(`/dashboard/returns/${id}`);
  await expect(desk.getByText("on hold on the shopper’s card.")).toBeVisible();
  await shoot(desk, "instant-desk");
  await ok(post("/v1/ops/update_lkss", { process_id: id, lkss: "COLLECTED" }, { key: store.key }));
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("is released").first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await shoot(page, "instant-released");
  await desk.reload();
  await expect(desk.getByText("Released the hold of €40.00.")).toBeVisible();
  await shoot(desk, "instant-desk-released");
});
