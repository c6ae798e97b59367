import { expect, test } from "vitest";
import { presentDropOffPoint } from "./drop-off-point";

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: "08:00", closes: "18:30" }));
const at = (day: string, openingHours = weekdays, time = "09:30") => {
  const point = { id: "p", name: "Kiosk", address: {}, distanceMeters: null, openingHours };
  const { openToday, opensNext } = presentDropOffPoint(point, { day, time });
  return { openToday, opensNext };
};

test("shows when a drop-off point is open today, or when it opens next, or that its hours are unknown", () => {
  expect(at("2026-11-20")).toEqual({ openToday: [{ opens: "08:00", closes: "18:30" }], opensNext: null });
  // A Sunday: the seventh day of its week.
  expect(at("2026-11-22")).toEqual({
    openToday: [],
    opensNext: { date: "2026-11-23", opens: "08:00", closes: "18:30" },
  });
  expect(at("2026-11-22", [{ weekday: 7, opens: "10:00", closes: "12:00" }]).openToday).toHaveLength(1);
  expect(at("2026-11-20", [])).toEqual({ openToday: null, opensNext: null });
});

test("hides hours that are over, and shows a place that closes after midnight as open", () => {
  const monday = { date: "2026-11-23", opens: "08:00", closes: "18:30" };
  expect(at("2026-11-20", weekdays, "18:29").openToday).toHaveLength(1);
  expect(at("2026-11-20", weekdays, "18:30")).toEqual({ openToday: [], opensNext: monday });
  const split = [
    { weekday: 5, opens: "08:00", closes: "12:00" },
    { weekday: 5, opens: "14:00", closes: "18:00" },
  ];
  expect(at("2026-11-20", split, "13:00").openToday).toEqual([{ opens: "14:00", closes: "18:00" }]);
  expect(at("2026-11-20", [{ weekday: 5, opens: "18:00", closes: "02:00" }], "23:00").openToday).toHaveLength(1);
});
