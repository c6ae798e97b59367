import { expect, test } from "vitest";
import { DEFAULT_STATION_RULES, type StationRules } from "../store/station-rules";
import { gradeRefusal } from "./restock-grade";

const piece = (over: Partial<Parameters<typeof gradeRefusal>[0]> = {}) => ({
  ...{ isGradeRequired: true, grade: "", categoryIds: [] },
  ...over,
});

test("only a piece whose return reason requires a grade waits for one", () => {
  expect(gradeRefusal(piece(), DEFAULT_STATION_RULES)).toBe("NOT_GRADED");
  expect(gradeRefusal(piece({ isGradeRequired: false }), DEFAULT_STATION_RULES)).toBeNull();
});

test("without the store's own grades, only like new is restocked", () => {
  expect(gradeRefusal(piece({ grade: "Like new" }), DEFAULT_STATION_RULES)).toBeNull();
  expect(gradeRefusal(piece({ grade: "Damaged" }), DEFAULT_STATION_RULES)).toBe("NOT_RESELLABLE");
});

test("with the store's own grades, its dispositions decide", () => {
  const place = { verdict: "APPROVED" as const, reasons: [], categoryIds: [], hint: "" };
  const rules: StationRules = {
    ...DEFAULT_STATION_RULES,
    grades: [
      { name: "A", hint: "" },
      { name: "B", hint: "" },
    ],
    dispositions: [
      { ...place, grades: ["A"], place: "Restock 04" },
      { ...place, place: "OUTLET" },
    ],
  };
  expect(gradeRefusal(piece({ grade: "A" }), rules)).toBeNull();
  expect(gradeRefusal(piece({ grade: "B" }), rules)).toBe("NOT_RESELLABLE");
});
