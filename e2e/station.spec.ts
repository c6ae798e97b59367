import { expect, type Page, test } from "@playwright/test";
import { code128 } from "@/components/station/screens/code-128";
import { loginOf } from "./support/demo";
import { inspect } from "./support/inspect";
import { live } from "./support/live";
import { makeReturn, moveParcel, type Return, readProcess } from "./support/returns";
import { Hands } from "./support/scanner";
import { callOperation, openAs, trySignIn } from "./support/staff";

const LINES = [
  { name: "Felt slippers", unitPrice: 4_800 },
  { name: "Wool socks", unitPrice: 1_400 },
  { name: "Rain hat", unitPrice: 2_600 },
];
const ONE = LINES.slice(0, 1);
const TWENTY = Array.from({ length: 20 }, (_, index) => ({ name: `Sock ${index + 1}`, unitPrice: 400 }));

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const skuOf = ({ order }: Return, line: number): string => `${order.number}-SKU-${line}`;
const answer = (page: Page) => page.getByRole("status").last();
const verdictsOf = async ({ processId }: Return): Promise<string[]> => {
  const { items } = (await readProcess(processId)).returned_items;
  return items.flatMap(({ units }: { units: { verdict: string }[] }) => units.map(({ verdict }) => verdict));
};
const code = (page: Page) => page.getByRole("heading", { level: 2 }).first();
const unitCount = (page: Page) => page.locator("[data-count]");

/** A tablet of a bench; nothing may need scrolling on it. */
const BENCH = { width: 1024, height: 768 };

const expectNoScroll = async (page: Page): Promise<void> => {
  await page.setViewportSize(BENCH);
  const cut = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("main, main > *, main section")]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map((element) => `${element.tagName} ${element.textContent}`),
  );
  expect(cut, "no part of the screen is cut off").toEqual([]);
};

const openStation = async (page: Page): Promise<Hands> => {
  await page.setViewportSize(BENCH);
  await openAs(page, "/station", "warehouse");
  await expect(page.getByRole("heading", { name: "Scan a parcel label" })).toBeVisible();
  await live(page.getByRole("button", { name: "Type code" }));
  return new Hands(page);
};

test("a warehouse member lands at the station and completes the loop with a scanner and few keys", async ({
  page,
  browser,
}) => {
  const [good, many, mixed] = await Promise.all([
    makeReturn({ lines: ONE }),
    makeReturn({ lines: TWENTY, everyLine: true }),
    makeReturn({ lines: LINES, everyLine: true }),
  ]);
  await moveParcel(good.processId, "COLLECTED");
  await page.setViewportSize(BENCH);
  const { email, password } = loginOf("warehouse");
  await page.goto("/dashboard/sign-in");
  await trySignIn(page, email, password);
  await expect(page).toHaveURL((url) => url.pathname === "/station");
  await live(page.getByRole("button", { name: "Type code" }));
  const hands = new Hands(page);
  await expectNoScroll(page);

  // An accepted unit: the scans of its parcel, of itself, and of the next parcel. No key.
  await hands.scan(good.code);
  await expect(code(page)).toHaveText(good.code);
  await hands.scan(skuOf(good, 0));
  await expect(unitCount(page)).toHaveText("1 of 1");
  await expect
    .poll(async () => (await readProcess(good.processId)).basic_process_data.shipping_status)
    .toBe("IN_WAREHOUSE");
  // The same for twenty of them.
  await hands.scan(many.code);
  await expect(code(page)).toHaveText(many.code);
  await expect(page.locator("main li").nth(3), "four units are in sight").toBeInViewport({ ratio: 1 });
  for (const index of TWENTY.keys()) await hands.scan(skuOf(many, index));
  await expect(unitCount(page)).toHaveText("20 of 20");
  await expectNoScroll(page);
  await hands.scan(mixed.code);
  await expect(code(page)).toHaveText(mixed.code);
  expect([hands.scans, hands.keys]).toEqual([2 + 21 + 1, 0]);

  // Unexpected items are visible, even below a list that fills the screen.
  await new Hands(page).scan("4006381333931");
  await page.getByRole("button", { name: "Extra item" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "4006381333931" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Remove from list" }).click();

  // Declined: two keys. Missing: one, after one that brings the unit on screen. The third: its scan.
  await hands.scan(skuOf(mixed, 0));
  await hands.press("d", "2");
  await expect(page.getByRole("radio", { name: "Damaged" })).toBeChecked();
  await expect(page.getByText("Photo required").first()).toBeVisible();
  await page.locator("input[type=file]").setInputFiles({ name: "seam.png", mimeType: "image/png", buffer: PIXEL });
  await expect(page.getByRole("button", { name: "Remove photo 1" })).toBeVisible();
  await expectNoScroll(page);
  await inspect(page);
  await page.setViewportSize(BENCH);
  await hands.press("ArrowDown", "m");
  await expect(answer(page)).toContainText("missing");
  await hands.scan(skuOf(mixed, 2));
  await expect(unitCount(page)).toHaveText("3 of 3");
  expect([hands.scans, hands.keys]).toEqual([2 + 21 + 3, 4]);
  await hands.press("Enter");
  await expect(page.getByRole("heading", { name: "1 approved, 1 declined, 1 missing" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "RESTOCK" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "QUARANTINE" })).toBeVisible();
  await expectNoScroll(page);

  // For ten seconds it can be undone here.
  await hands.press("u");
  await expect(code(page)).toHaveText(mixed.code);
  await expect(unitCount(page)).toHaveText("3 of 3");
  expect(await verdictsOf(mixed)).toEqual(["UNDECIDED", "UNDECIDED", "UNDECIDED"]);
  await hands.press("Enter");
  await inspect(page);
  await page.setViewportSize(BENCH);
  await expect.poll(() => verdictsOf(mixed)).toEqual(["DECLINED", "MISSING", "APPROVED"]);
  expect(new Set([...(await verdictsOf(good)), ...(await verdictsOf(many))])).toEqual(new Set(["APPROVED"]));
  const office = await browser.newPage();
  await openAs(office, "/dashboard/returns");
  const { photos } = await callOperation(office, "getInspection", { process_id: mixed.processId }, "GET");
  await office.close();
  expect((await page.request.get(photos[0].url)).headers()["content-type"]).toBe("image/jpeg");
  // The last inspection is shown above the list until the next parcel or, here, until the page reloads.
  await expect(page.getByRole("heading", { name: "Scan a parcel label" })).toBeVisible();
  await expect(page.getByRole("region", { name: "1 approved, 1 declined, 1 missing" })).toContainText(mixed.code);
  await page.reload();
  await expect(
    page.getByRole("row", { name: new RegExp(`${mixed.code}.*1 approved.*1 declined.*1 missing`) }),
  ).toContainText("Submitted");
  await inspect(page);

  // Inspected units count in the figures, which don't widen a phone's page.
  await page.context().clearCookies();
  await openAs(page, "/dashboard/analytics");
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole("heading", { name: "Inspections by warehouse" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  // An explanation overlays the page and shifts nothing.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.getByRole("button", { name: "About: Decline rate" }).click();
  await expect(page.getByRole("note", { name: "Decline rate" })).toContainText("of all inspected units");
  expect(await height()).toBe(before);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("note", { name: "Decline rate" })).toBeHidden();
});

test("explains what is wrong with a parcel, keeps a field's value, and undoes a receipt", async ({ page }) => {
  const parcel = await makeReturn({ lines: ONE });
  await moveParcel(parcel.processId, "COLLECTED");
  const hands = await openStation(page);
  await hands.scan("4006381333931");
  await expect(page.getByRole("dialog", { name: "No return found for this code" })).toBeVisible();
  await inspect(page);
  await page.setViewportSize(BENCH);
  const field = page.getByRole("textbox");
  await field.fill("ana");
  await hands.scan(parcel.code);
  await expect(code(page)).toHaveText(parcel.code);
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await hands.scan("4006381333931");
  await expect(page.getByRole("dialog", { name: "This item isn’t part of this return" })).toBeVisible();
  await hands.press("Enter");
  await expect(page.getByRole("heading", { name: "Unexpected item" })).toBeVisible();
  await hands.press("n");
  // At typing speed: anything faster is a scan that lands in the field.
  await page.getByRole("textbox").focus();
  await hands.type("The box is wet", () => 120);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await expect(page.getByRole("button", { name: "Undo receipt" })).toBeVisible();
  await hands.press("u");
  await expect(page.getByRole("heading", { name: "Scan a parcel label" })).toBeVisible();
  await expect
    .poll(async () => (await readProcess(parcel.processId)).basic_process_data.shipping_status)
    .toBe("COLLECTED");

  // Entered by name with the keyboard alone; then inspected, and read-only from then on.
  await hands.press("t");
  await page.getByRole("textbox").fill(parcel.order.number);
  await page.keyboard.press("Enter");
  await expect(code(page)).toHaveText(parcel.code);
  await hands.press("a", "Enter");
  await expect(page.getByRole("heading", { name: "1 approved" })).toBeVisible();
  await hands.scan(parcel.code);
  await expect(page.getByRole("dialog", { name: "This parcel has already been inspected" })).toBeVisible();
  await inspect(page);
});

test("no verdict is covered by the scan bar on a phone", async ({ page }) => {
  const parcel = await makeReturn({ lines: LINES, everyLine: true });
  const hands = await openStation(page);
  await hands.scan(parcel.code);
  await expect(code(page)).toHaveText(parcel.code);
  for (const height of [667, 812]) {
    await page.setViewportSize({ width: 375, height });
    const bar = await page.getByRole("button", { name: "Camera" }).boundingBox();
    for (const name of [/^Approve .*refund$/, /^Decline /, /^Missing /]) {
      const verdict = await page.getByRole("button", { name }).boundingBox();
      expect((verdict?.y ?? height) + (verdict?.height ?? 0), `${name} at ${height} px`).toBeLessThan(bar?.y ?? 0);
    }
  }
});

/** A device whose camera sees this barcode. */
const showCode = async (page: Page, text: string): Promise<void> => {
  await page.addInitScript((widths) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [960, 320];
      const context = canvas.getContext("2d");
      const draw = () => {
        if (context === null) return;
        context.fillStyle = "white";
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.fillStyle = "black";
        let x = 60;
        for (const [index, width] of widths.entries()) {
          if (index % 2 === 0) context.fillRect(x, 60, width * 3, 200);
          x += width * 3;
        }
      };
      setInterval(draw, 100);
      return canvas.captureStream(10);
    };
  }, code128(text));
};

/** A browser with a built-in reader, which sees this code. */
const readCode = (page: Page, code: string): Promise<unknown> =>
  page.addInitScript((rawValue) => {
    Object.assign(window, {
      BarcodeDetector: class {
        detect = async () => [{ rawValue }];
      },
    });
  }, code);

test("reads a code with the camera, by the browser's own reader or by the bundled one", async ({ page }) => {
  const [one, other] = [await makeReturn({ lines: ONE }), await makeReturn({ lines: ONE })];
  await showCode(page, one.code);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const hands = await openStation(page);
  expect(fetched.filter((url) => url.includes(".wasm"))).toEqual([]);
  await hands.press("c");
  await expect(code(page)).toHaveText(one.code);
  const [program] = fetched.filter((url) => url.includes(".wasm"));
  expect(new URL(program ?? "").origin).toBe(new URL(page.url()).origin);

  await readCode(page, other.code);
  await page.reload();
  await live(page.getByRole("button", { name: "Type code" }));
  await page.getByRole("button", { name: "Camera" }).click();
  await expect(code(page)).toHaveText(other.code);
});
