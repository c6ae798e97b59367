import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeDataDir, prepareDataDir, purposeOf } from "./data-dir.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "homeward-data-dir-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("keeps a data folder for the demo or for a store, as it was started", () => {
  const dirIn = (name) => {
    const dataDir = describeDataDir({ root: "/", env: { DATA_DIR: join(folder, name) } });
    prepareDataDir(dataDir.dir);
    return dataDir;
  };
  const [store, demo, old] = ["store", "demo", "old"].map(dirIn);
  expect(purposeOf(store, { wantsStore: true })).toBe("store");
  expect(purposeOf(store, { wantsStore: false })).toBe("store");
  expect(purposeOf(demo, { wantsStore: false })).toBe("demo");
  writeFileSync(old.demo, "{}");
  expect(purposeOf(old, { wantsStore: false })).toBe("demo");
  for (const dataDir of [demo, old])
    expect(() => purposeOf(dataDir, { wantsStore: true })).toThrow(`The data folder ${dataDir.dir} holds the demo`);
});

test("refuses an unknown option and a folder that was never started before creating anything", () => {
  const run = (script, ...args) =>
    spawnSync(process.execPath, [join("scripts", script), ...args], {
      encoding: "utf8",
      env: { ...process.env, DATABASE_URL: "", DATA_DIR: join(folder, "nobody") },
    });
  const [start, doctor] = [run("start.mjs", "--nodemo"), run("svc.mjs", "doctor")];
  expect([start.status, start.stderr]).toEqual([1, expect.stringContaining("npm start has no option --nodemo")]);
  expect([doctor.status, doctor.stderr]).toEqual([1, expect.stringContaining("There is no Homeward in")]);
  expect(existsSync(join(folder, "nobody"))).toBe(false);
});
