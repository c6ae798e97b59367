import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "app/styles/portal";
const SIDES = /\b(?:margin|padding|border)-(?:left|right)\b|^\s*(?:left|right):|(?:text-align|float): (?:left|right)/;

test("the portal's styles know start and end, not left and right: it turns with the direction of writing", () => {
  const found = readdirSync(FOLDER).flatMap((name) =>
    readFileSync(`${FOLDER}/${name}`, "utf8")
      .split("\n")
      .flatMap((line, index) => (SIDES.test(line) ? [`${name}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
