import { expect, test } from "vitest";
import { splitName } from "./split-name";

test.each([
  ["Ana Gil", "Ana", "Gil"],
  ["Ana María Gil", "Ana María", "Gil"],
  ["Vincent van Gogh", "Vincent", "van Gogh"],
  ["Juan de la Cruz Soto", "Juan", "de la Cruz Soto"],
  ["Cruz Soto, Ana", "Ana", "Cruz Soto"],
  ["Martin Luther King Jr.", "Martin Luther", "King Jr."],
  ["Al Jones", "Al", "Jones"],
  ["Frau Dr. Petra Groß", "Dr. Petra", "Groß"],
  ["  Madonna ", "Madonna", ""],
  ["王小明", "王小明", ""],
  ["", "", ""],
])("%s", (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
