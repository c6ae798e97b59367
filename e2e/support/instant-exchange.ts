import { expect, type Page } from "@playwright/test";
import { call, ok } from "./api";
import { offerUsps } from "./connected-store";
import { inspect } from "./inspect";
import { orderContent } from "./orders";
import { type OtherStore, setConfig } from "./other-store";
import { shirtLine } from "./products";
import { choose, expectScreen, goOn, lookUp, SCREENS, tile } from "./shopper";
import type { StandIns } from "./stand-ins";

const PRODUCT = "shirt-instant";

/** A store that ships exchanges immediately, with a shirt to exchange. */
export const offerInstantExchanges = async (store: OtherStore): Promise<void> => {
  await offerUsps(store);
  await setConfig(store, "returnconditions", { pay_for_logistics: { always: false, options: [] } });
  await setConfig(store, "exchangeconditions", { exchange_flow: "OPEN", instant_exchange: true });
  const variants = ["M", "L"].map((size) => ({
    ...{ variant_id: `${PRODUCT}-${size}`, sku: `${PRODUCT}-${size}`, name: `Undyed, ${size}` },
    ...{ price: 4_000, stock: 5, options: { size } },
  }));
  const body = { name: "Fisherman shirt", category_ids: ["shirts"], variants };
  await ok(call("PUT", `/v1/ecommerces/${store.id}/products/${PRODUCT}`, { key: store.key, body }));
};

/**
 * A shopper exchanges for another size immediately: the amount is held on Stripe's page, after the shopper left it
 * once.
 */
export const exchangeAtOnce = async (
  page: Page,
  { store, standIns, isPlain = false }: { store: OtherStore; standIns: StandIns; isPlain?: boolean },
): Promise<void> => {
  const [number, email] = [`I-${Date.now().toString(36)}`, "ana@example.com"];
  const body = orderContent({ number, email, lines: [shirtLine(PRODUCT)] });
  await ok(call("PUT", `/v1/ecommerces/${store.id}/orders/${number}`, { key: store.key, body }));
  await lookUp(page, { number, email, id: "", lines: [] }, undefined, store.portal);
  await expectScreen(page, SCREENS.items);
  await choose(page, "Fisherman shirt", "Too small");
  await goOn(page).click();
  await expectScreen(page, SCREENS.outcome);
  await tile(page, "Exchange it").click();
  await tile(page, "One size up").click();
  await goOn(page).click();
  await expectScreen(page, SCREENS.send);
  await tile(page, "USPS").click();
  const confirm = page.getByRole("button", { name: "Confirm return" });
  // Without scripts the offer appears once the return method was submitted.
  if (isPlain) await confirm.click();
  await expect(page.getByRole("radio", { name: /^After the inspection/ })).toBeChecked();
  await expect(page.getByText("We hold €40.00 on your card").first()).toBeVisible();
  if (!isPlain) await inspect(page);
  await page.getByRole("radio", { name: /^Right away/ }).check();
  await confirm.click();
  await expectScreen(page, "Hold €40.00 on your card");
  await expect(page.getByText(/charge the €40\.00 and you keep both/)).toBeVisible();
  if (!isPlain) await inspect(page);
  await page.getByRole("button", { name: "Continue to Stripe" }).click();
  await expectScreen(page, "Pay 40.00 EUR");
  await page.getByRole("link", { name: "Go back" }).click();
  await expectScreen(page, "Hold €40.00 on your card");
  await page.getByRole("button", { name: "Continue to Stripe" }).click();
  await page.getByRole("button", { name: "Pay now" }).click();
  await expectScreen(page, SCREENS.drop);
  await expect(page.getByText("is on hold on your card")).toBeVisible();
  expect(standIns.stripe.checkouts.sessions.at(-1)).toMatchObject({ capture_method: "manual", amount_total: 4_000 });
  await page.goto(page.url().replace(/\/pass$/, ""));
  await expect(page.getByText("is on hold on your card")).toBeVisible();
  if (!isPlain) await inspect(page);
};
