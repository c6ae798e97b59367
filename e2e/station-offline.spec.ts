import { type Browser, expect, type Page, test } from "@playwright/test";
import { get, ok, type Wire } from "./support/api";
import { loginOf } from "./support/demo";
import { live } from "./support/live";
import { makeReturn, moveParcel, type Return, readProcess } from "./support/returns";
import { Hands } from "./support/scanner";
import { openAs } from "./support/staff";

const LINES = [
  { name: "Felt slippers", unitPrice: 4_800 },
  { name: "Wool socks", unitPrice: 1_400 },
];

const BENCH = { width: 1024, height: 768 };

const onTheWay = async (): Promise<Return> => {
  const parcel = await makeReturn({ lines: LINES, everyLine: true });
  await moveParcel(parcel.processId, "COLLECTED");
  return parcel;
};

const unitsOf = async ({ processId }: Return): Promise<{ verdict: string; reviewed_by: string }[]> =>
  (await readProcess(processId)).returned_items.items.flatMap(({ units }: Wire) => units);

const reviewsOf = async ({ processId }: Return): Promise<number> => {
  const { entries } = await ok(get(`/v1/processes/${processId}/timeline`));
  return entries.filter(({ kind }: Wire) => kind === "REVIEW").length;
};

/**
 * The page, its assets and the parcels are stored on the device. The page is stored last, once all of its assets are.
 */
const expectKept = async (page: Page, parcel: Return): Promise<void> => {
  const isPageKept = async () => (await caches.match("/station", { cacheName: "station-shell" })) !== undefined;
  await expect.poll(() => page.evaluate(isPageKept)).toBe(true);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect.poll(() => keptKeys(page, "parcels")).toContain(parcel.processId);
};

/** Chromium itself accepts the installation; the missing record in a test's window isn't our problem. */
const expectInstallable = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  const { errors } = await browser.send("Page.getAppManifest");
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  expect([...errors, ...installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")]).toEqual([]);
};

/** What is stored on the device's disk. A reloaded page has that, and nothing that was still being written. */
const keptKeys = (page: Page, kind: "parcels" | "drafts" | "queue"): Promise<string[]> =>
  page.evaluate(
    (store) =>
      new Promise<string[]>((resolve, reject) => {
        const open = indexedDB.open("homeward-station");
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const keys = open.result.transaction(store).objectStore(store).getAllKeys();
          keys.onsuccess = () => {
            open.result.close();
            resolve(keys.result.map(String));
          };
        };
      }),
    kind,
  );

/** Another device used by a colleague, with its own storage. */
const openSecond = async (browser: Browser): Promise<{ page: Page; hands: Hands }> => {
  const context = await browser.newContext({ viewport: BENCH });
  const page = await context.newPage();
  await openAs(page, "/station", "support");
  await live(page.getByRole("button", { name: "Type code" }));
  return { page, hands: new Hands(page) };
};

const line = (page: Page) => page.locator("[data-connection]");

test("parcels are inspected offline and through a reload; verdicts are stored once, conflicts shown", async ({
  page,
  context,
  browser,
}) => {
  const [one, other] = [await onTheWay(), await onTheWay()];
  await page.setViewportSize(BENCH);
  const second = await openSecond(browser);
  await openAs(page, "/station", "warehouse");
  await live(page.getByRole("button", { name: "Type code" }));
  await expectKept(page, other);
  await expectInstallable(page);
  const hands = new Hands(page);

  await context.setOffline(true);
  await expect(line(page)).toHaveText("Offline");
  // Meanwhile another station submits the second parcel first.
  await second.hands.scan(other.code);
  for (const item of [0, 1]) await second.hands.scan(`${other.order.number}-SKU-${item}`);
  await second.hands.press("Enter");
  await expect(second.page.getByRole("heading", { name: "2 approved" })).toBeVisible();

  await hands.scan(one.code);
  await expect(page.getByRole("heading", { level: 2, name: one.code })).toBeVisible();
  await hands.scan(`${one.order.number}-SKU-0`);
  await expect(page.locator("[data-count]")).toHaveText("1 of 2");
  await expect.poll(() => keptKeys(page, "drafts")).toEqual([one.processId]);
  // The battery dies in the middle of a parcel.
  await page.reload();
  await live(page.getByRole("button", { name: "Type code" }));
  await expect(line(page)).toHaveText("Offline");
  await expect(page.getByRole("row", { name: new RegExp(one.code) })).toContainText("1 of 2 inspected");
  await hands.scan(one.code);
  await hands.press("d", "3");
  await hands.press("Enter");
  await expect(page.getByRole("heading", { name: "1 approved, 1 declined" })).toBeVisible();
  await hands.scan(other.code);
  await expect(page.getByRole("heading", { level: 2, name: other.code })).toBeVisible();
  await hands.press("a", "m");
  await hands.press("Enter");
  await expect(page.getByRole("heading", { name: "1 approved, 1 missing" })).toBeVisible();
  await expect(line(page)).toHaveText("Offline, 2 waiting");
  // Of each parcel: its arrival and its verdicts.
  await expect.poll(async () => (await keptKeys(page, "queue")).length).toBe(4);
  await page.reload();
  await live(page.getByRole("button", { name: "Type code" }));
  await expect(line(page)).toHaveText("Offline, 2 waiting");
  expect(await unitsOf(one)).toMatchObject([{ verdict: "UNDECIDED" }, { verdict: "UNDECIDED" }]);

  const colleague = loginOf("support").email;
  await expect
    .poll(async () => (await unitsOf(other)).map(({ reviewed_by }) => reviewed_by))
    .toEqual([colleague, colleague]);
  await context.setOffline(false);
  await expect(line(page)).toHaveText("1 failed");
  expect((await unitsOf(one)).map(({ verdict }) => verdict)).toEqual(["APPROVED", "DECLINED"]);
  expect((await unitsOf(one)).map(({ reviewed_by }) => reviewed_by)).toEqual([
    "warehouse@example.com",
    "warehouse@example.com",
  ]);
  expect(await reviewsOf(one)).toBe(1);
  expect((await unitsOf(other)).map(({ verdict, reviewed_by }) => `${verdict} ${reviewed_by}`)).toEqual([
    `APPROVED ${colleague}`,
    `APPROVED ${colleague}`,
  ]);
  expect(await reviewsOf(other)).toBe(1);
  await line(page).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText(
    /Someone else has inspected this unit|has ended/,
  );
  await page.getByRole("button", { name: "Discard decisions made here" }).click();
  await expect(page.getByText("Everything is sent.")).toBeVisible();
  await hands.scan(other.code);
  await expect(page.getByRole("dialog", { name: "This parcel has already been inspected" })).toContainText("Approved");
  await second.page.context().close();
});
