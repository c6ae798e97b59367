// speed [--data FOLDER] [--write]: reads, lists, searches and whole returns with 100,000 returns in the database.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { resolveUserPath } from "@/server/cli/user-path";
import { load } from "./lib-measure";
import { closePlace, openPlace } from "./lib-places";
import { report } from "./lib-report";
import { compareSizes, compareWithNothing } from "./lib-speed-reads";
import { measureReturns, twinRequests } from "./lib-speed-writes";

const { values } = parseArgs({ options: { data: { type: "string" }, write: { type: "boolean", default: false } } });
const folder =
  values.data === undefined ? mkdtempSync(join(tmpdir(), "homeward-bench-")) : resolveUserPath(values.data);
const LARGE = 100_000;
const SMALL = 1_000;

try {
  const large = await openPlace(folder, LARGE);
  try {
    console.log(`${load().toFixed(1)} processes want to run before we begin`);
    const rates = await compareWithNothing(large);
    const small = await openPlace(folder, SMALL);
    const sizes = await compareSizes({ small, large }).finally(() => closePlace(small));
    const figures = [...rates, ...sizes, ...(await measureReturns(large)), ...(await twinRequests(large))];
    report(figures, { name: "speed", isWritten: values.write });
    process.exitCode = figures.some(({ isKept }) => isKept === false) ? 1 : 0;
  } finally {
    await closePlace(large);
  }
} finally {
  if (values.data === undefined) rmSync(folder, { recursive: true, force: true });
}
