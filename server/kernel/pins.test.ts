import { expect, test } from "vitest";
import { pinProblem } from "./pins";

test("four to eight digits are a PIN, but not what everybody tries first", () => {
  for (const pin of ["2580", "13579", "11221122"]) expect(pinProblem(pin)).toBeNull();
  for (const pin of ["258", "123456789", "25 80", "２５８０", ""]) expect(pinProblem(pin)).toMatch(/4 to 8 digits/);
  for (const pin of ["0000", "1234", "987654"]) expect(pinProblem(pin)).toMatch(/in a row/);
});
