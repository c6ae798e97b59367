import { expect, test } from "vitest";
import { DEFAULT_STATION_RULES, type StationRules } from "../store/station-rules";
import { gradeRefusal } from "./restock-grade";

const piece = (over: Partial<Parameters<typeof gradeRefusal>[0]> = {}) => ({
  ...{ returnReason: "DAMAGED", grade: "", categoryIds: [] },
  ...over,
});

test("a grade is asked for where the item came back as damaged or faulty, and nowhere else", () => {
  expect(gradeRefusal(piece(), DEFAULT_STATION_RULES)).toBe("NOT_GRADED");
  expect(gradeRefusal(piece({ returnReason: "faulty" }), DEFAULT_STATION_RULES)).toBe("NOT_GRADED");
  expect(gradeRefusal(piece({ returnReason: "TOO_SMALL" }), DEFAULT_STATION_RULES)).toBeNull();
});

test("without grades of the store only like new is restocked", () => {
  expect(gradeRefusal(piece({ grade: "Like new" }), DEFAULT_STATION_RULES)).toBeNull();
  expect(gradeRefusal(piece({ grade: "Damaged" }), DEFAULT_STATION_RULES)).toBe("NOT_RESELLABLE");
});

test("with its own grades the store's places decide", () => {
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
