import { describe, expect, it } from "vitest";
import { isSecurityCode, isValidUntil, sandboxToken } from "./sandbox-cards";

describe("the sandbox's card form", () => {
  it("accepts only test numbers, with any spacing", () => {
    expect(sandboxToken("4242 4242 4242 4242")).toBe("tok_ok");
    expect(sandboxToken("4000-0000-0000-0002")).toBe("tok_declined");
    expect(sandboxToken("4000000000000119")).toBe("tok_lost");
    expect(sandboxToken("4111 1111 1111 1111")).toBeNull();
    expect(sandboxToken("")).toBeNull();
  });

  it("accepts a month until its end", () => {
    const now = new Date("2026-11-21T12:00:00Z");
    expect(["11/26", "12/2026", " 1 / 30 "].every((typed) => isValidUntil(typed, now))).toBe(true);
    expect(["10/26", "13/30", "00/30", "1230", ""].some((typed) => isValidUntil(typed, now))).toBe(false);
  });

  it("accepts three digits", () => {
    expect(["123", " 123 ", "12", "1234", "abc"].map(isSecurityCode)).toEqual([true, true, false, false, false]);
  });
});
