import { expect, test } from "vitest";
import { isPin } from "./pins";

test("accepts four digits as a PIN, except the most common ones", () => {
  for (const pin of ["2580", "1357", "1122"]) expect(isPin(pin)).toBe(true);
  for (const pin of ["258", "25801", "25 0", "２５８０", ""]) expect(isPin(pin)).toBe(false);
  for (const pin of ["0000", "1234", "9876"]) expect(isPin(pin)).toBe(false);
});
