import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * The `retry` that Next.js passes reloads from the server; its `reset` would not. The browser's own reload does too.
 */
const READS_ANEW = /(onClick|retry)=\{(retry|\(\) => location\.reload\(\))\}/;
const IS_ANOTHERS = 'export { default } from "../error"';

test("retrying a broken page reloads it instead of rendering the failed content again", () => {
  const pages = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("error.tsx"));
  const boundaries = pages
    .filter((path) => !path.startsWith("global-"))
    .map((path) => ({ path, source: readFileSync(join("app", path), "utf8") }))
    .filter(({ source }) => !source.includes(IS_ANOTHERS));
  expect(boundaries.length).toBeGreaterThan(1);
  for (const { path, source } of boundaries) expect(source, path).toMatch(READS_ANEW);
});
