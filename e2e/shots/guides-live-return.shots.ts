import { expect, type Page, test } from "@playwright/test";
import { TEST_KEY } from "@/test/carriers/open-easypost";
import { STRIPE_KEY } from "@/test/payments/stripe-server";
import { get, ok, post } from "../support/api";
import { findProcess, offerUsps, putPaidOrder, tellOfParcel } from "../support/connected-store";
import { live } from "../support/live";
import { addPerson, makeStore } from "../support/other-store";
import { Hands } from "../support/scanner";
import { choose, expectScreen, goOn, lookUp, SCREENS, tile } from "../support/shopper";
import { trySignIn } from "../support/staff";
import { startStandIns } from "../support/stand-ins";
import { takePicture } from "../support/take-picture";

// Follows the guide "Going live in 30 minutes".
const CONNECTIONS = "/dashboard/settings/connections";
const section = (page: Page, id: string) => page.locator(`section[aria-labelledby="${id}"]`);

test.use({
  viewport: { width: 1_100, height: 900 },
  deviceScaleFactor: 1.5,
  colorScheme: "light",
  contextOptions: { reducedMotion: "reduce" },
});

const connect = async (page: Page, provider: string, key: string): Promise<string> => {
  await page.goto(`${CONNECTIONS}/connect/${provider}`);
  const form = page.getByRole("main").locator("form").first();
  await live(form);
  await form.locator("input:visible").first().fill(key);
  await form.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/\/connections\/con_\w+$/);
  return page.url().split("/").at(-1) ?? "";
};

test("a return from the portal to the refund", async ({ page, browser }) => {
  const standIns = await startStandIns();
  const { easypost, stripe } = standIns;
  stripe.account = { ...stripe.account, charges_enabled: true, business_profile: { name: "Kiosk" } };
  const store = await makeStore();
  const { email, password } = await addPerson(store, "owner");
  await page.goto(`/dashboard/sign-in?next=${CONNECTIONS}`);
  await trySignIn(page, email, password);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Connections");
  const carrierId = await connect(page, "easypost", TEST_KEY);
  await connect(page, "stripe", STRIPE_KEY);
  await page.goto(CONNECTIONS);
  await live(page.getByRole("main"));
  const articles = page.getByRole("article");
  await takePicture(page, "live-connections", { from: articles.first(), to: articles.nth(1) });

  await offerUsps(store);
  const order = await putPaidOrder(store, await stripe.addCharge(4_800));
  const shopper = await (
    await browser.newContext({ viewport: { width: 1_100, height: 900 }, deviceScaleFactor: 1.5 })
  ).newPage();
  await lookUp(shopper, order, undefined, store.portal);
  await expectScreen(shopper, SCREENS.items);
  await live(shopper.getByRole("checkbox").first());
  await choose(shopper, "Felt slippers", "Too small");
  await goOn(shopper).click();
  await expectScreen(shopper, SCREENS.send);
  await expect(tile(shopper, "USPS")).toBeVisible();
  await takePicture(shopper, "live-send", {
    from: shopper.getByRole("heading", { level: 1 }),
    to: tile(shopper, "USPS"),
  });
  await shopper.getByRole("button", { name: "Confirm return" }).click();
  await expectScreen(shopper, SCREENS.drop);
  await takePicture(shopper, "live-pass", { from: shopper.getByRole("article").first() });
  await shopper.context().close();

  const processId = await findProcess(store, order.number);
  const [{ tracking_code: trackingNumber }] = [...easypost.books.shipments.values()];
  easypost.books.trackerStatus = "in_transit";
  await tellOfParcel(standIns, carrierId, trackingNumber);
  const read = async () => (await ok(get(`/v1/processes/${processId}`, { key: store.key }))).return_summary;
  const code = (await read()).basic_process_data.return_code;
  await expect.poll(async () => JSON.stringify(await read()), { timeout: 30_000 }).toContain("COLLECTED");

  const bench = await (
    await browser.newContext({ viewport: { width: 1_024, height: 768 }, deviceScaleFactor: 1 })
  ).newPage();
  await bench.goto("/dashboard/sign-in?next=/station");
  await trySignIn(bench, email, password);
  await expect(bench).toHaveURL((url) => url.pathname === "/station");
  await live(bench.getByRole("button", { name: "Type code" }));
  const hands = new Hands(bench);
  await hands.scan(code);
  await expect(bench.getByRole("heading", { level: 2 }).first()).toHaveText(code);
  await takePicture(bench, "live-station", { from: bench.locator("body") });
  await bench.context().close();

  const review = {
    process_id: processId,
    reviews: [{ line_item_id: `${order.number}-SKU-0`, status: "APPROVED", user: "Maren" }],
  };
  await ok(post("/v1/ops/update_lkss", { process_id: processId, lkss: "IN_WAREHOUSE" }, { key: store.key }));
  await ok(post("/v1/ops/ecommerce/review", review, { key: store.key }));
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe("COMPLETED");
  await page.goto(`/dashboard/returns/${code}`);
  await live(page.getByRole("main"));
  await takePicture(page, "live-refunded", { from: section(page, "money") });
  await standIns.close();
});
