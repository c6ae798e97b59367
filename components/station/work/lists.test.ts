import { describe, expect, it } from "vitest";
import { stationReader, stationText } from "@/messages/station";
import { bench, facts, parcel, press, unit } from "@/test/station/fixtures";
import { labelTime } from "../screens/location-label";
import { nextPlaces, placeWords } from "./next-places";
import { openOf } from "./parcels";
import { phoneAskOf } from "./phone";
import { countWords } from "./submit";
import { takeScan } from "./take-scan";
import { nameOf } from "./unannounced";

/** An Arabic reader, whose lists have a different comma. */
const arabic = async () => {
  const { station } = bench({ parcels: [parcel([unit(1), unit(2)])] });
  const reading = { ...station, t: stationText("ar"), locale: stationReader("ar").locale };
  await takeScan(reading, "1042");
  return reading;
};

describe("lists in the reader's language", () => {
  it("list verdicts and locations with the comma of the language", async () => {
    const station = await arabic();
    press(station, "a");
    press(station, "d", "1");
    const open = openOf(station);
    const [store] = facts().stores;
    if (open === null || store === undefined) throw new Error("a parcel is open");
    const counts = { approved: 1, declined: 1, missing: 0 };
    for (const words of [
      countWords(station, counts),
      placeWords(station, nextPlaces(open.parcel, open.draft, store)),
      phoneAskOf(station)?.detail ?? "",
      nameOf(station, "SKU-1"),
      labelTime(station.nowMs(), { timeZone: "UTC", locale: station.locale }),
    ]) {
      expect(words).toContain("، ");
      expect(words).not.toContain(",");
    }
    expect(countWords(bench({ parcels: [] }).station, counts)).toBe("1 approved, 1 declined");
  });

  it("formats a label's time in 24 hours in every language", () => {
    const at = Date.parse("2026-11-22T14:05:00Z");
    for (const [language, text] of [
      ["en", "Nov 22, 2026, 14:05"],
      ["de", "22. Nov. 2026, 14:05"],
      ["ar", "22 نوفمبر 2026، 14:05"],
    ] as const)
      expect(labelTime(at, { timeZone: "UTC", locale: stationReader(language).locale })).toBe(text);
  });
});
