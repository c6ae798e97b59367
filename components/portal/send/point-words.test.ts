import { expect, test } from "vitest";
import { portalText } from "@/messages/portal";
import type { Reader } from "../reader";
import { distanceText, type Point, passPointTitle, pointNotes, pointWords } from "./point-words";

const reader = { t: portalText("en"), locale: "en-GB", language: "en" } as Reader;
const point = (open_today: Point["open_today"], distance_meters: number | null = 420): Point => ({
  ...{ point_id: "p1", name: "Kiosk", distance_meters, opening_hours: [], open_today, opens_next: null },
  address: {
    ...{ first_name: "", last_name: "", company: "", address_line_2: "", state_province: "", phone: "", email: "" },
    ...{ address_line_1: "Demo Square 3", postcode: "24937", city: "Flensburg", country: "", country_code: "DE" },
  } as Point["address"],
});

test("a drop-off point shows its address, distance and opening hours of today, as far as known", () => {
  expect(pointNotes(point([{ opens: "08:00", closes: "18:30" }]), reader)).toEqual([
    expect.stringMatching(/^Demo Square 3, .*24937/),
    "Open today 08:00–18:30",
  ]);
  expect(pointNotes(point([]), reader)[1]).toBe("Closed today");
  const next = { date: "2026-11-23", opens: "09:30", closes: "20:00" };
  expect(pointNotes({ ...point([]), opens_next: next }, reader)[1]).toMatch(/^Closed now. Opens .*23.* 09:30–20:00$/);
  expect(pointNotes(point(null), reader)).toHaveLength(1);
  const words = pointWords({ points: [point(null), point(null, null)], near: "" }, reader, { isFirst: false });
  expect(words).toMatchObject({
    title: "Nearest drop-off points",
    search: null,
    places: [{ far: "400 m" }, { far: "" }],
  });
});

test("distances are as precise as addresses, in the reader's number format", () => {
  const inGermany = { locale: "en-GB", country: "DE" };
  expect([12, 974, 1_249, 12_300].map((meters) => distanceText(meters, inGermany))).toEqual([
    ...["50 m", "950 m", "1.2 km", "12 km"],
  ]);
  expect(distanceText(1_249, { locale: "de-DE", country: "DE" })).toBe("1,2 km");
});

test("distances are in miles in countries that use miles", () => {
  const inAmerica = { locale: "en-GB", country: "US" };
  expect([12, 974, 20_000].map((meters) => distanceText(meters, inAmerica))).toEqual(["0.1 mi", "0.6 mi", "12 mi"]);
});

test("the search stays, with a message, when nothing is nearby", () => {
  const words = pointWords({ points: [], near: "99999" }, reader, { isFirst: true });
  expect(words).toMatchObject({
    title: "We couldn’t find a drop-off point near 99999.",
    search: { near: "99999" },
    places: [],
  });
});

test("the two drop-off points on a pass have their own titles, with and without a known distance", () => {
  const titles = [point(null), point(null, null)].map((each, index) => passPointTitle(each, index, reader));
  expect(titles).toEqual(["Nearest drop-off point, 400 m", "Another drop-off point"]);
});
