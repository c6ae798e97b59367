import { expect, test } from "vitest";
import { presentDropOffPoint } from "./drop-off-point";

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: "08:00", closes: "18:30" }));
const at = (day: string, openingHours = weekdays, time = "09:30") => {
  const point = { id: "p", name: "Kiosk", address: {}, distanceMeters: null, openingHours };
  const { open_today, opens_next } = presentDropOffPoint(point, { day, time });
  return { open_today, opens_next };
};

test("a counter says when it is open today, else on which day it opens next, else that nobody knows", () => {
  expect(at("2026-11-20")).toEqual({ open_today: [{ opens: "08:00", closes: "18:30" }], opens_next: null });
  // A Sunday: the seventh day of its week.
  expect(at("2026-11-22")).toEqual({
    open_today: [],
    opens_next: { date: "2026-11-23", opens: "08:00", closes: "18:30" },
  });
  expect(at("2026-11-22", [{ weekday: 7, opens: "10:00", closes: "12:00" }]).open_today).toHaveLength(1);
  expect(at("2026-11-20", [])).toEqual({ open_today: null, opens_next: null });
});

test("hours that are over are not told any more; whoever closes after midnight is still open", () => {
  const monday = { date: "2026-11-23", opens: "08:00", closes: "18:30" };
  expect(at("2026-11-20", weekdays, "18:29").open_today).toHaveLength(1);
  expect(at("2026-11-20", weekdays, "18:30")).toEqual({ open_today: [], opens_next: monday });
  const split = [
    { weekday: 5, opens: "08:00", closes: "12:00" },
    { weekday: 5, opens: "14:00", closes: "18:00" },
  ];
  expect(at("2026-11-20", split, "13:00").open_today).toEqual([{ opens: "14:00", closes: "18:00" }]);
  expect(at("2026-11-20", [{ weekday: 5, opens: "18:00", closes: "02:00" }], "23:00").open_today).toHaveLength(1);
});
