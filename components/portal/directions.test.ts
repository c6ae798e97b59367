import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SHEET = "app/styles/portal.css";
const IN_SHEET =
  /\b(?:margin|padding|border)-(?:left|right)\b|^\s*(?:left|right):|(?:text-align|float): (?:left|right)/;
/** Classes that name a physical side: margin, inset, border, corner, position, alignment. */
const IN_CLASS =
  /(?:^|[\s"'`:])-?(?:m[lr]|p[lr]|scroll-[mp][lr]|border-[lr]|rounded-[lr]|rounded-[tb][lr]|left|right)-|(?:^|[\s"'`:])(?:text|float|clear)-(?:left|right)\b/;

const screens = ["components/portal", "app/(portal)"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx") && !name.includes(".test."))
    .map((name) => `${folder}/${name}`),
);

const linesThat = (test: RegExp, path: string): string[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line, index) => (test.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : []));

test("finds classes that name a physical side", () => {
  const named = ['"ml-2"', '"p-2 sm:pr-4"', '"-left-1"', '"md:rounded-tl-brand"', '"text-left"'];
  for (const source of named) expect(source).toMatch(IN_CLASS);
  for (const source of ['"ms-2 pe-4"', '"start-1"', '"rounded-s-brand"', '"chevron-left"'])
    expect(source).not.toMatch(IN_CLASS);
});

test("the portal's styles use start and end, not left and right, so they follow the writing direction", () => {
  expect(screens.length).toBeGreaterThan(40);
  expect([...linesThat(IN_SHEET, SHEET), ...screens.flatMap((path) => linesThat(IN_CLASS, path))]).toEqual([]);
});
