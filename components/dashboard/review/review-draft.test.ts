import { describe, expect, it } from "vitest";
import type { UnitOfItem } from "../return-facts/detail";
import { changeUnit, draftErrors, draftedVerdicts, OTHER, reviewLines } from "./review-draft";

const unit = (number: number, paid: string): UnitOfItem =>
  ({
    number,
    item: { line_item_id: `li_${number}` },
    unit: { unit_id: `unit_${number}`, verdict: "UNDECIDED", paid_amount: paid },
  }) as UnitOfItem;

const UNITS = [unit(1, "11610"), unit(2, "4320"), unit(3, "3060")];

describe("the draft of a review", () => {
  it("sends one line per unit with a verdict, in the order of the units", () => {
    const declined = { status: "DECLINED", reason: OTHER, otherReason: " Smells of smoke ", isShown: true } as const;
    const draft = changeUnit(changeUnit({}, "unit_3", declined), "unit_1", { status: "APPROVED", isShown: true });
    expect(reviewLines(UNITS, draft, "sven@example.com")).toEqual([
      {
        line_item_id: "li_1",
        unit_id: "unit_1",
        status: "APPROVED",
        user: "sven@example.com",
        reject_reason: "",
        show_reject_reason: false,
        grade: "",
      },
      {
        line_item_id: "li_3",
        unit_id: "unit_3",
        status: "DECLINED",
        user: "sven@example.com",
        reject_reason: "Smells of smoke",
        show_reject_reason: true,
        grade: "",
      },
    ]);
  });

  it("clears the reason when the verdict changes to approved", () => {
    const draft = changeUnit(changeUnit({}, "unit_1", { status: "DECLINED", reason: "Worn" }), "unit_1", {
      status: "APPROVED",
    });
    expect(reviewLines(UNITS, draft, "")[0]).toMatchObject({ status: "APPROVED", reject_reason: "" });
  });

  it("says which rejected unit has no reason", () => {
    const draft = changeUnit(changeUnit({}, "unit_1", { status: "DECLINED" }), "unit_2", {
      status: "DECLINED",
      reason: OTHER,
    });
    expect(draftErrors(UNITS, draft)).toEqual({ unit_1: "Choose a reason.", unit_2: "Enter the reason." });
  });

  it("says which accepted unit has no grade, and sends the grade with the verdict", () => {
    const approved = changeUnit(changeUnit({}, "unit_1", { status: "APPROVED" }), "unit_2", { status: "APPROVED" });
    expect(draftErrors(UNITS, approved, ["unit_2", "unit_3"])).toEqual({ unit_2: "Choose a grade." });
    const graded = changeUnit(approved, "unit_2", { grade: "Damaged" });
    expect(draftErrors(UNITS, graded, ["unit_2", "unit_3"])).toEqual({});
    expect(reviewLines(UNITS, graded, "").map(({ grade }) => grade)).toEqual(["", "Damaged"]);
    const declined = changeUnit(graded, "unit_2", { status: "DECLINED", reason: "Worn" });
    expect(reviewLines(UNITS, declined, "")[1]).toMatchObject({ grade: "" });
  });

  it("returns the verdicts so far for units that had none", () => {
    const [first, second] = [unit(1, "11610"), unit(2, "4320")];
    const decided = { ...second, unit: { ...second.unit, verdict: "DECLINED" as const } };
    const draft = changeUnit(changeUnit({}, "unit_1", { status: "APPROVED" }), "unit_2", { status: "APPROVED" });
    expect(draftedVerdicts([first, decided, unit(3, "3060")], draft)).toEqual([
      { unit_id: "unit_1", status: "APPROVED" },
    ]);
  });
});
