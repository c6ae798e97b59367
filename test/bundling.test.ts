import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = ["app", "components", "contract", "server"];
/** The last clause of a loop that waits for something. */
const WAITING_CLAUSE = /\bfor \([^;()]*(?:\([^()]*\)[^;()]*)*;[^;]*;[^;{)]*\bawait\b/;

/**
 * The bundler of the pages leaves an imported name as it is where it stands behind `await` in the last clause of a loop:
 * in the built product it is not defined then. Tests of the sources cannot see that.
 */
test("no loop waits in its last clause, where the bundler forgets what a name stands for", () => {
  expect(WAITING_CLAUSE.test("for (let claim = first; ; claim = await claimDueWork(ctx.db, BATCH)) {")).toBe(true);
  const found = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test.") && !name.includes("generated"))
      .map((name) => join(folder, name))
      .filter((path) => WAITING_CLAUSE.test(readFileSync(path, "utf8"))),
  );
  expect(found).toEqual([]);
});
