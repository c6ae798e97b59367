import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { countPlaywright } from "../testing/end-to-end.mjs";
import { countVitest } from "../testing/vitest.mjs";
import { hashSources } from "./build.mjs";
import { completeLock } from "./complete-lock.mjs";
import { describeDataDir, loadSecrets, lockPath, lockPaths, prepareDataDir } from "./data-dir.mjs";
import { isInstalled } from "./install.mjs";
import { acquireLock, lockHolder } from "./lock.mjs";
import { isAlive, isPostgresOf, processIdentity } from "./process-identity.mjs";
import { createProgress } from "./progress.mjs";
import { addressOf, checkDatabaseUrl, knownAddress, readListenSettings } from "./settings.mjs";
import { describeError, UserError } from "./user-error.mjs";
import { refreshBaseUrl, welcome } from "./welcome.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "homeward-lib-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("allows one holder of a lock, names it to the next, and frees it after release", () => {
  const path = join(folder, "lock");
  const first = acquireLock({ path, purpose: "http://localhost:3000" });
  const second = acquireLock({ path, purpose: "second" });
  expect(first.ok).toBe(true);
  expect(second).toMatchObject({ ok: false, holder: { pid: process.pid, purpose: "http://localhost:3000" } });
  first.release();
  expect(lockHolder(path)).toBeNull();
  expect(acquireLock({ path, purpose: "third" }).ok).toBe(true);
});

test("gives the embedded database to one process, and shares the folder by port with an external one", () => {
  const env = { DATA_DIR: folder };
  const dataDir = describeDataDir({ root: "/", env });
  expect(lockPath(dataDir, { env, port: 3000 })).toBe(lockPath(dataDir, { env, port: 3001 }));
  const shared = { ...env, DATABASE_URL: "postgresql://db/homeward" };
  const paths = [3000, 3001].map((port) => lockPath(dataDir, { env: shared, port }));
  const locks = paths.map((path, index) => acquireLock({ path, purpose: `http://localhost:300${index}` }));
  expect(locks.map(({ ok }) => ok)).toEqual([true, true]);
  expect(acquireLock({ path: paths[1], purpose: "http://localhost:3001" }).ok).toBe(false);
  const holders = lockPaths(dataDir).map((path) => lockHolder(path)?.purpose);
  expect(holders.sort()).toEqual(["http://localhost:3000", "http://localhost:3001", undefined]);
});

test("takes over a lock whose process ID was reused by another program", () => {
  const path = join(folder, "lock");
  writeFileSync(path, JSON.stringify({ pid: process.pid, identity: "another boot/1", purpose: "killed" }));
  expect(acquireLock({ path, purpose: "new" }).ok).toBe(true);
});

test("takes over a half-written lock file", () => {
  const path = join(folder, "lock");
  writeFileSync(path, '{"pid": 1');
  expect(acquireLock({ path, purpose: "new" }).ok).toBe(true);
});

test("recognizes this process as alive, with an identity, and not as PostgreSQL", () => {
  expect(isAlive(process.pid)).toBe(true);
  expect(isAlive(-1)).toBe(false);
  expect(processIdentity(process.pid)).not.toBe("");
  expect(isPostgresOf(process.pid, process.cwd())).toBe(false);
});

test("generates secrets once, keeps them and makes them private", () => {
  const path = join(folder, "secrets.json");
  const first = loadSecrets(path);
  expect(first.HOMEWARD_SECRET).toMatch(/^[0-9a-f]{64}$/);
  expect(loadSecrets(path)).toEqual(first);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test("refuses a damaged secrets file instead of replacing it", () => {
  const path = join(folder, "secrets.json");
  writeFileSync(path, "{}");
  expect(() => loadSecrets(path)).toThrow(/damaged/);
  expect(readFileSync(path, "utf8")).toBe("{}");
});

test("refuses a data folder that is a file, and says what to do", () => {
  const path = join(folder, "file");
  writeFileSync(path, "");
  expect(() => prepareDataDir(path)).toThrow(/cannot be written.*DATA_DIR=/);
});

test("compares installed packages with the lock file by version; optional ones may be missing", () => {
  const lock = {
    packages: {
      ...{ "": {}, "node_modules/a": { version: "1" }, "node_modules/b": { version: "2", optional: true } },
      "node_modules/tool": { version: "3", dev: true },
    },
  };
  const isThere = (packages, withTools = false) => isInstalled({ lock, hidden: { packages }, withTools });
  expect(isThere({ "node_modules/a": { version: "1" } })).toBe(true);
  expect(isThere({ "node_modules/a": { version: "0" } })).toBe(false);
  expect(isThere({})).toBe(false);
  expect(isThere({ "node_modules/a": { version: "1" } }, true)).toBe(false);
  expect(isThere({ "node_modules/a": { version: "1" }, "node_modules/tool": { version: "3" } }, true)).toBe(true);
});

test("bases the fingerprint of the sources on content and names, without tests", () => {
  mkdirSync(join(folder, "app"));
  writeFileSync(join(folder, "app", "page.tsx"), "1");
  const first = hashSources(folder);
  writeFileSync(join(folder, "app", "page.test.ts"), "1");
  expect(hashSources(folder)).toBe(first);
  writeFileSync(join(folder, "app", "page.tsx"), "2");
  expect(hashSources(folder)).not.toBe(first);
});

test("has defaults for listen settings and refuses an invalid port", () => {
  expect(readListenSettings({})).toEqual({ host: undefined, port: 3000 });
  expect(readListenSettings({ HOST: "127.0.0.1", PORT: "8080" })).toEqual({ host: "127.0.0.1", port: 8080 });
  for (const PORT of ["0", "65536", "x", "30.5", "-1"]) expect(() => readListenSettings({ PORT })).toThrow(UserError);
});

test("prints the address of the running server in a command, unless told another one", () => {
  const server = { pid: 1, purpose: "http://localhost:4100" };
  expect(knownAddress({}, server)).toBe("http://localhost:4100");
  expect(knownAddress({ PORT: "5000" }, server)).toBe("http://localhost:5000");
  expect(knownAddress({ APP_URL: "https://returns.example", PORT: "5000" }, server)).toBe("https://returns.example");
  expect(knownAddress({}, { pid: 1, purpose: "npm run svc" })).toBeUndefined();
  expect(knownAddress({}, null)).toBeUndefined();
  expect(addressOf({ APP_URL: "https://returns.example" })).toBe("https://returns.example");
});

test("refuses an invalid DATABASE_URL without repeating it", () => {
  checkDatabaseUrl("postgresql://u:p@host:5432/db");
  expect(() => checkDatabaseUrl("mysql://root:hunter2@host/db")).toThrow(/^(?!.*hunter2)/);
});

test("reports errors in one sentence without a stack", () => {
  expect(describeError(new UserError("Port 1 is taken."))).toBe("Port 1 is taken.");
  expect(describeError(new TypeError("x is not a function\n    at y"))).not.toContain("at y");
});

test("prints progress as plain lines without a terminal", () => {
  const lines = [];
  const progress = createProgress({ out: { write: (text) => lines.push(text) }, now: () => 0 });
  progress.step("One");
  progress.step("Two");
  progress.failed();
  expect(lines).toEqual(["  begin  One\n", "  done   One (0.0 s)\n", "  begin  Two\n", "  failed  Two (0.0 s)\n"]);
});

test("shows in the welcome text what to open and how to sign in, with the current port", () => {
  const path = join(folder, "demo.json");
  const demo = {
    base_url: "http://localhost:3000",
    slug: "demo",
    api_key: "svc_test_x",
    dashboard: [{ role: "owner", email: "owner@demo.test", password: "pass-1" }],
    orders: [{ order_number: "1001", email: "a@b.test", note: "delivered" }],
  };
  writeFileSync(path, JSON.stringify(demo));
  refreshBaseUrl({ path, baseUrl: "http://localhost:4000" });
  expect(JSON.parse(readFileSync(path, "utf8")).base_url).toBe("http://localhost:4000");
  const text = welcome({
    baseUrl: "http://localhost:4000",
    listen: { host: "127.0.0.1", port: 4000 },
    dataDir: { demo: path },
    isDemo: true,
  });
  for (const part of ["http://localhost:4000/r/demo", "1001", "owner@demo.test", "pass-1", "svc_test_x"])
    expect(text).toContain(part);
});

test("counts a test run that crashed without a failed test as a failure", () => {
  expect(countVitest({ report: { numPassedTests: 3, numFailedTests: 1 }, code: 1 })).toEqual({
    passed: 3,
    failed: 1,
    names: [],
    unsteady: [],
  });
  expect(countVitest({ report: null, code: 1 })).toEqual({ passed: 0, failed: 1, names: [], unsteady: [] });
  expect(countPlaywright({ report: { stats: { expected: 2, flaky: 1, unexpected: 0 } }, code: 0 })).toEqual({
    passed: 3,
    failed: 0,
    names: [],
    unsteady: [],
  });
  expect(countPlaywright({ report: null, code: 1 })).toEqual({ passed: 0, failed: 1, names: [], unsteady: [] });
});

test("reads the names of failed tests from either report, without colors", () => {
  const vitest = {
    numFailedTests: 1,
    testResults: [
      {
        name: "a.test.ts",
        assertionResults: [
          { status: "failed", fullName: "adds up", failureMessages: ["\u001b[31mno\u001b[39m\n at"] },
          { status: "passed", fullName: "takes away", failureMessages: ["not yet\n at"] },
          { status: "passed", fullName: "divides", failureMessages: [] },
        ],
      },
      { name: "b.test.ts", status: "failed", message: "does not load", assertionResults: [] },
    ],
  };
  const { names, unsteady } = countVitest({ report: vitest, code: 1 });
  expect(names).toEqual(["a.test.ts: adds up: no", "b.test.ts: does not load"]);
  expect(unsteady).toEqual(["a.test.ts: takes away: not yet"]);
  const spec = {
    ok: false,
    file: "a.spec.ts",
    title: "opens",
    tests: [
      {
        results: [
          { error: { message: 'toHaveText failed\n\nExpected: "a"\nReceived: \u001b[31m"b"\u001b[39m\n    at x' } },
        ],
      },
    ],
  };
  const second = { ...spec, ok: true, title: "shuts", tests: [{ ...spec.tests[0], status: "flaky" }] };
  const specs = [spec, { ok: true }, second];
  const playwright = { stats: { unexpected: 1, flaky: 1 }, suites: [{ specs: [], suites: [{ specs }] }] };
  const seen = 'toHaveText failed; Expected: "a"; Received: "b"';
  const counted = countPlaywright({ report: playwright, code: 1 });
  expect(counted.names).toEqual([`a.spec.ts: opens: ${seen}`]);
  expect(counted.unsteady).toEqual([`a.spec.ts: shuts: ${seen}`]);
});

test("has every platform's packages in package-lock.json, so that npm ci accepts it everywhere", () => {
  const lock = JSON.parse(readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"));
  expect(completeLock(lock)).toEqual([]);
});

test("completes a lock file without a platform's entry", () => {
  const lock = {
    packages: { "node_modules/a": { optionalDependencies: { "@a/cli-linux-x64-musl": "1.0.0", other: "2" } } },
  };
  expect(completeLock(lock)).toEqual(["node_modules/@a/cli-linux-x64-musl"]);
  expect(lock.packages["node_modules/@a/cli-linux-x64-musl"]).toEqual({
    version: "1.0.0",
    cpu: ["x64"],
    libc: ["musl"],
    os: ["linux"],
    optional: true,
  });
});
