import { expect, type Page } from "@playwright/test";
import { baseUrl } from "../support/demo";
import { live } from "../support/live";
import { makeReturn, moveParcel, type Return } from "../support/returns";
import { Hands } from "../support/scanner";
import { shooterOf } from "../support/shoot";
import { openAs } from "../support/staff";

/** Shared by the station's pictures: sizes, parcels, and a station that keeps its state. */
export const BENCH = { width: 1024, height: 768 };
export const PHONE = { width: 375, height: 812 };
const DESK = { width: 1440, height: 900 };
export const shots = shooterOf("station", [PHONE, BENCH, DESK]);

/** Pending work of a bench is pictured at bench size, followed by a phone. */
export const shoot = async (page: Page, name: string): Promise<void> => {
  await shots(page, name);
  await page.setViewportSize(BENCH);
};

const image = (name: string) => `${baseUrl}/demo/${name}.svg`;
export const LINES = [
  { name: "Sea boots", unitPrice: 9_800, variantName: "Moss, 39", imageUrl: image("boots-seagrass") },
  { name: "Wool blanket", unitPrice: 6_400, imageUrl: image("blanket-harbour") },
  { name: "Rain hat", unitPrice: 2_600, imageUrl: image("hat-marigold") },
  { name: "Storm jacket with a lining that comes out", unitPrice: 24_000, imageUrl: image("jacket-navy") },
];

export const onTheWay = async (lines = LINES): Promise<Return> => {
  const parcel = await makeReturn({ lines, everyLine: true });
  await moveParcel(parcel.processId, "COLLECTED");
  return parcel;
};

/** A station that keeps its state: inspections aren't submitted automatically while pictures are taken. */
export const openBench = async (page: Page): Promise<Hands> => {
  await page.addInitScript(() => localStorage.setItem("homeward.station", '{"isAutoReturn":false}'));
  await page.setViewportSize(BENCH);
  await openAs(page, "/station");
  await live(page.getByRole("button", { name: "Type code" }));
  return new Hands(page);
};

export const shootSheet = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByRole("dialog")).toBeVisible();
  await shoot(page, name);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
};

export const opened = (page: Page, { code }: Return) =>
  expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(code);
