import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = ["app", "components", "contract", "server"];
/** The last clause of a loop that awaits something. */
const WAITING_CLAUSE = /\bfor \([^;()]*(?:\([^()]*\)[^;()]*)*;[^;]*;[^;{)]*\bawait\b/;

/**
 * The pages' bundler doesn't rename an import behind `await` in the last clause of a loop, so it is undefined in the
 * built product. Tests of the sources can't detect that.
 */
test("no loop awaits an import in its last clause, where the bundler doesn't rename it", () => {
  expect(WAITING_CLAUSE.test("for (let claim = first; ; claim = await claimDueWork(ctx.db, BATCH)) {")).toBe(true);
  const found = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test.") && !name.includes("generated"))
      .map((name) => join(folder, name))
      .filter((path) => WAITING_CLAUSE.test(readFileSync(path, "utf8"))),
  );
  expect(found).toEqual([]);
});
