import { test as base, expect, type Page } from "@playwright/test";
import { TEST_KEY } from "@/test/carriers/open-easypost";
import { STRIPE_KEY } from "@/test/payments/stripe-server";
import { get, ok, post, type Wire } from "./support/api";
import { findProcess, offerUsps, putPaidOrder, tellOfParcel } from "./support/connected-store";
import { baseUrl } from "./support/demo";
import { inspect } from "./support/inspect";
import { exchangeAtOnce, offerInstantExchanges } from "./support/instant-exchange";
import { live, press } from "./support/live";
import { addPerson, makeStore, type OtherStore, setConfig } from "./support/other-store";
import { choose, expectScreen, expectTotal, goOn, lookUp, SCREENS, tile } from "./support/shopper";
import { trySignIn } from "./support/staff";
import { type StandIns, startStandIns } from "./support/stand-ins";

const test = base.extend<{ standIns: StandIns }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the names of what a fixture needs, and this one needs none
  standIns: async ({}, use) => {
    const standIns = await startStandIns();
    await use(standIns);
    await standIns.close();
  },
});

const MOST_MS = 480_000;
const CONNECTIONS = "/dashboard/settings/connections";

/**
 * Connects a carrier as an owner would: card, form, a wrong key first, test, connection. Returns the connection's ID.
 */
const connect = async (
  page: Page,
  { name, label, wrong, key }: { name: string; label: string; wrong: string; key: string },
): Promise<string> => {
  await page.goto(CONNECTIONS);
  await page.getByRole("link", { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Connect ${name}`);
  // Nothing is imported from it, and it doesn't affect other stores.
  await expect(page.getByText("First import")).toHaveCount(0);
  const field = page.getByLabel(label, { exact: true });
  await live(field);
  await field.fill(wrong);
  await press(page.getByRole("button", { name: "Test connection" }));
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill(key);
  await press(page.getByRole("button", { name: "Test connection" }));
  await expect(page.getByRole("region", { name: "Result of the test" })).toContainText("The connection works.");
  await press(page.getByRole("button", { name: `Connect ${name}` }));
  await expect(page).toHaveURL(/connections\/con_/);
  await inspect(page);
  return page.url().split("/").at(-1) ?? "";
};

/**
 * A return that costs more than its refund: the shopper pays the difference on Stripe's page and confirms on returning.
 */
const payFee = async (
  page: Page,
  { store, standIns, isPlain = false }: { store: OtherStore; standIns: StandIns; isPlain?: boolean },
): Promise<void> => {
  await offerUsps(store, 6_000);
  await setConfig(store, "returnconditions", {
    payments_enabled: true,
    pay_for_logistics: { always: true, options: [] },
  });
  const order = await putPaidOrder(store, await standIns.stripe.addCharge(4_800), "000 unknown street");
  standIns.easypost.books.addressOf = (given) => ({ ...given, street1: given.street1.replace(/ 8$/, " 80") });
  await lookUp(page, order, undefined, store.portal);
  await expectScreen(page, SCREENS.items);
  await choose(page, "Felt slippers", "Too small");
  await goOn(page).click();
  await expectScreen(page, SCREENS.send);
  await tile(page, "USPS").click();
  // Without scripts the price of a return method is known only after the form was submitted.
  const toPayment = page.getByRole("button", { name: "Continue to payment" });
  if (isPlain) await page.getByRole("button", { name: "Confirm return" }).click();
  // EasyPost doesn't know the order's street: the shopper corrects it before there is a label.
  await expect(page.getByText("The carrier can’t find this address.").first()).toBeVisible();
  const street = page.getByLabel("Street address");
  await expect(street).toHaveValue("000 unknown street");
  if (!isPlain) await inspect(page);
  // EasyPost knows this address with another house number: both are shown and the shopper chooses.
  await street.fill("Strandweg 8");
  if (isPlain) await page.getByRole("button", { name: "Confirm return" }).click();
  const asked = page.getByRole("group", { name: "Did you mean this address?" });
  await expect(asked.getByRole("radio", { name: /Strandweg 80/ })).toBeChecked();
  if (!isPlain) await inspect(page);
  await toPayment.click();
  await expectScreen(page, "Pay €12.00");
  await expect(page.getByText("You’ll pay on Stripe’s page")).toBeVisible();
  if (!isPlain) await inspect(page);
  await page.getByRole("button", { name: "Continue to Stripe" }).click();
  await expectScreen(page, "Pay 12.00 EUR");
  await page.getByRole("link", { name: "Go back" }).click();
  await expectScreen(page, "Pay €12.00");
  await page.getByRole("button", { name: "Continue to Stripe" }).click();
  await expectScreen(page, "Pay 12.00 EUR");
  await page.getByRole("button", { name: "Pay now" }).click();
  await expectScreen(page, SCREENS.drop);
};

/** In the settings: the shopper pays the label's cost plus one euro. */
const priceByLabel = async (page: Page, store: OtherStore): Promise<void> => {
  await offerUsps(store, 900);
  await page.goto("/dashboard/settings/shipping");
  const pays = page.getByLabel("The shopper pays", { exact: true });
  await expect(pays).toHaveValue("FIXED");
  await pays.selectOption("Label cost");
  await expect(page.getByLabel("Fee if the carrier doesn’t quote a price")).toHaveValue("9.00");
  await page.getByLabel("Markup").fill("1.00");
  await page.getByLabel("Limit what the shopper pays").check();
  await page.getByRole("textbox", { name: "Limit" }).fill("12.00");
  await press(page.getByRole("button", { name: "Save" }));
  await expect(page.getByText("Saved")).toBeVisible();
  await inspect(page);
};

test("a return through a connected carrier and payment account, from the form to the refund", async ({
  page,
  standIns,
}) => {
  // A store and a user are created from the command line and six screens are inspected: this takes minutes on a busy
  // machine.
  test.setTimeout(MOST_MS);
  const store = await makeStore();
  const { email, password } = await addPerson(store, "owner");
  await page.goto(`/dashboard/sign-in?next=${CONNECTIONS}`);
  await trySignIn(page, email, password);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connections");
  const carrier = { name: "EasyPost", label: "API key", wrong: "not a key", key: TEST_KEY };
  const carrierId = await connect(page, carrier);
  await expect(page.getByRole("rowheader", { name: "USPS" })).toBeVisible();
  await connect(page, { name: "Stripe", label: "Restricted key", wrong: "pk_test_1234567890123", key: STRIPE_KEY });
  await page.goto(CONNECTIONS);
  await expect(page.getByRole("article")).toHaveCount(2);
  await inspect(page);

  await priceByLabel(page, store);
  standIns.easypost.books.currency = "EUR";
  const charge = await standIns.stripe.addCharge(4_800);
  const order = await putPaidOrder(store, charge);
  await lookUp(page, order, undefined, store.portal);
  await expectScreen(page, SCREENS.items);
  await live(page.getByRole("checkbox").first());
  await choose(page, "Felt slippers", "Too small");
  await goOn(page).click();
  await expectScreen(page, SCREENS.send);
  // Label cost plus the store's surcharge.
  await expect(tile(page, "USPS")).toContainText("€6.93");
  await tile(page, "USPS").click();
  await expectTotal(page, "€41.07");
  await page.getByRole("button", { name: "Confirm return" }).click();
  await expectScreen(page, SCREENS.drop);
  // No drop-off point reads our code, so the label is printed.
  await expect(page.getByText("Stick the printed label on the parcel.")).toBeVisible();
  expect(standIns.easypost.books.bought).toBe(1);

  const processId = await findProcess(store, order.number);
  const read = async (): Promise<Wire> =>
    (await ok(get(`/v1/processes/${processId}`, { key: store.key }))).return_summary;
  const trackingNumber = [...standIns.easypost.books.shipments.values()].find(
    ({ tracking_code }) => tracking_code !== null,
  )?.tracking_code;
  standIns.easypost.books.trackerStatus = "in_transit";
  expect((await tellOfParcel(standIns, carrierId, trackingNumber)).status).toBe(200);
  await page.goto(page.url().replace(/\/pass$/, ""));
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("On its way back", { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });

  const review = { process_id: processId, reviews: [{ line_item_id: `${order.number}-SKU-0`, status: "APPROVED" }] };
  await ok(post("/v1/ops/update_lkss", { process_id: processId, lkss: "IN_WAREHOUSE" }, { key: store.key }));
  await ok(post("/v1/ops/ecommerce/review", review, { key: store.key }));
  await expect.poll(async () => (await read()).status, { timeout: 30_000 }).toBe("COMPLETED");
  expect(await standIns.stripe.refundsOf(charge)).toMatchObject([{ amount: 4_107, status: "succeeded" }]);

  await payFee(page, { store, standIns });
  const plain = await page.context().browser()?.newContext({ javaScriptEnabled: false, baseURL: baseUrl });
  if (plain === undefined) throw new Error("Without a browser nothing is tested.");
  await payFee(await plain.newPage(), { store, standIns, isPlain: true });

  await offerInstantExchanges(store);
  await exchangeAtOnce(page, { store, standIns });
  await exchangeAtOnce(await plain.newPage(), { store, standIns, isPlain: true });
  await plain.close();

  // The log contains what was sent to providers, without any key.
  await page.goto(`${CONNECTIONS}/${carrierId}`);
  await expect(page.getByText(/label/i).first()).toBeVisible();
  await expect(page.locator("body")).not.toContainText(TEST_KEY);
});
