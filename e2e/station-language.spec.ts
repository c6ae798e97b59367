import { expect, type Page, test } from "@playwright/test";
import ar from "@/messages/ar/station.json" with { type: "json" };
import en from "@/messages/en/station.json" with { type: "json" };
import pl from "@/messages/pl/station.json" with { type: "json" };
import { inspectHere } from "./support/inspect";
import { live } from "./support/live";
import { makeReturn, moveParcel } from "./support/returns";
import { Hands } from "./support/scanner";
import { openAs } from "./support/staff";

type Texts = typeof en;

/** Opens the device's own sheet by its name in the current language; the station reloads. */
const chooseLanguage = async (page: Page, texts: Texts, language: string): Promise<void> => {
  await live(page.getByRole("button", { name: texts.common.typeCode }));
  await new Hands(page).press("w");
  await page.getByRole("button", { name: texts.common.thisDevice }).click();
  const choice = page.getByRole("combobox", { name: texts.device.language });
  await live(choice);
  await Promise.all([page.waitForEvent("load"), choice.selectOption(language)]);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
};

/** Button labels that don't fit. */
const cutOff = (page: Page): Promise<string[]> =>
  page
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent ?? ""),
    );

test.use({ viewport: { width: 1024, height: 768 } });

test("a device shows its chosen language: Polish, and Arabic from right to left", async ({ page }) => {
  const parcel = await makeReturn();
  await moveParcel(parcel.processId, "COLLECTED");
  await openAs(page, "/station");
  await chooseLanguage(page, en, "pl");
  await live(page.getByRole("button", { name: pl.common.typeCode }));
  await new Hands(page).scan(parcel.code);
  await expect(page.getByRole("button", { name: new RegExp(pl.actNames.APPROVE) }).first()).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await page.getByRole("button", { name: pl.common.backToScanning }).click();
  await chooseLanguage(page, pl, "ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page).toHaveTitle(ar.titles.station);
  await live(page.getByRole("button", { name: ar.common.typeCode }));
  await new Hands(page).scan(parcel.code);
  await expect(page.getByRole("button", { name: new RegExp(ar.actNames.APPROVE) }).first()).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await inspectHere(page, "light");
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider).toBe(0);
});
