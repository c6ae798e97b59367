import { describe, expect, it } from "vitest";
import { leftWords } from "./left-words";

describe("the text about uninspected units", () => {
  it("counts them out of all units of the return, like the milestones", () => {
    expect(leftWords({ left: 1, total: 3 })).toBe("1 of 3 units not inspected yet.");
    expect(leftWords({ left: 2, total: 3 })).toBe("2 of 3 units not inspected yet.");
  });

  it("uses a single word if all or none are left", () => {
    expect(leftWords({ left: 3, total: 3 })).toBe("None of 3 units inspected yet.");
    expect(leftWords({ left: 1, total: 1 })).toBe("Not inspected yet.");
    expect(leftWords({ left: 0, total: 2 })).toBe("");
  });
});
