import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const variables = (block: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(block.matchAll(/(--[\w-]+):\s*([^;]+);/g), ([, name = "", value = ""]) => [name, value]),
  );

const block = (sheet: string, opening: string): string => {
  const from = sheet.indexOf(opening);
  return from < 0 ? "" : sheet.slice(from, sheet.indexOf("}", from));
};

const NIGHT = "@media (prefers-color-scheme: dark) {\n  :root {";

it.each([
  ["light", ':root:is([data-theme="bench"], [data-theme="light"])', ":root {"],
  ["dark", ':root[data-theme="dark"]', NIGHT],
])("the %s theme has the token colors", (_, themed, token) => {
  const [theme, tokens] = [
    variables(block(readFileSync("app/styles/chosen-theme.css", "utf8"), themed)),
    variables(block(readFileSync("app/styles/tokens.css", "utf8"), token)),
  ];
  expect(Object.keys(theme).length).toBeGreaterThan(20);
  for (const [name, value] of Object.entries(theme)) expect([name, tokens[name]]).toEqual([name, value]);
  // Values that differ between light and dark are overridden as a whole.
  const byNight = variables(block(readFileSync("app/styles/tokens.css", "utf8"), NIGHT));
  expect(Object.keys(byNight).filter((name) => !(name in theme))).toEqual([]);
});
