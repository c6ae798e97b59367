import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("where a page broke, trying again reads it anew instead of drawing what had failed once more", () => {
  const pages = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("error.tsx"));
  const boundaries = pages.filter((path) => !path.startsWith("global-"));
  expect(boundaries.length).toBeGreaterThan(1);
  for (const page of boundaries) expect(readFileSync(join("app", page), "utf8"), page).toContain("onClick={retry}");
});
