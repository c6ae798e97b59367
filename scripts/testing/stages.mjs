import { join } from "node:path";
import { build, generateClient, isBuilt } from "../lib/build.mjs";
import { runChild } from "../lib/child.mjs";
import { checkSupply } from "../supply/check-supply.mjs";
import { checkWords } from "../words/check-words.mjs";
import { runEndToEnd } from "./end-to-end.mjs";
import { checkFolders } from "./folders.mjs";
import { ensureNode24 } from "./node24.mjs";
import { runVitest } from "./vitest.mjs";

/** Stages in order: fast and error-prone checks first. Each resolves to the number of passed and failed checks. */
export const STAGES = {
  lint: {
    title: "format and lint (Biome)",
    run: (context) => check(context, bin("@biomejs/biome/bin/biome"), "check"),
  },
  types: { title: "TypeScript", run: checkTypes },
  words: { title: "words that readers meet", run: checkTheWords },
  supply: { title: "licenses, secrets and advisories", run: async () => checkSupply() },
  imports: { title: "import rules (dependency-cruiser), folders one way", run: checkImports },
  unused: { title: "unused code (knip)", run: (context) => check(context, bin("knip/bin/knip.js")) },
  unit: { title: "unit and property tests (Vitest)", run: (context) => runVitest({ ...context, project: "unit" }) },
  db: { title: "database tests (Vitest on PostgreSQL)", run: runDatabaseTests },
  lts: { title: "short tests on Node.js 24", run: runShortTestsOnNode24 },
  openapi: {
    title: "OpenAPI document (Redocly, Spectral)",
    run: checkDocument,
  },
  build: { title: "production build (Next.js)", run: checkBuild },
  e2e: { title: "end to end in Chromium (Playwright)", run: runEndToEndTests },
  node24: { title: "unit and database tests on Node.js 24", run: runAllTestsOnNode24, isByName: true },
};

/** What would break first on another Node.js: native packages, PostgreSQL's driver, HTTP, streams and text. */
const SHORT_TESTS = {
  unit: ["scripts/front", "server/kernel"],
  db: ["server/db/migrations/migrate.db.test.ts", "server/http/return-journey.db.test.ts"],
};

const IMPORT_ROOTS = ["app", "components", "contract", "server"];

function bin(path) {
  return join("node_modules", path);
}

/** One result per tool. */
async function check({ root, signal }, script, ...args) {
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: "off",
    REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    NEXT_TELEMETRY_DISABLED: "1",
  };
  const { code } = await runChild({
    command: process.execPath,
    args: [script, ...args],
    cwd: root,
    env,
    signal,
    echo: true,
  });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function checkTypes(context) {
  await generateClient(context);
  // Declares what Next.js allows code to import: style sheets, images, the types of routes.
  const typegen = await check(context, bin("next/dist/bin/next"), "typegen");
  if (typegen.failed > 0) return typegen;
  return check(context, bin("typescript-native/bin/tsc"), "--noEmit", "-p", ".");
}

async function checkTheWords() {
  return checkWords();
}

async function checkImports(context) {
  const script = bin("dependency-cruiser/bin/dependency-cruise.mjs");
  const rules = await check(context, script, "--config", ".dependency-cruiser.cjs", ...IMPORT_ROOTS);
  const folders = checkFolders();
  return { passed: rules.passed + folders.passed, failed: rules.failed + folders.failed };
}

async function checkDocument(context) {
  const redocly = await check(context, bin("@redocly/cli/bin/cli.js"), "lint", "openapi.json");
  const spectral = bin("@stoplight/spectral-cli/dist/index.js");
  const strict = await check(context, spectral, "lint", "openapi.json", "--fail-severity=hint");
  return { passed: redocly.passed + strict.passed, failed: redocly.failed + strict.failed };
}

async function runDatabaseTests(context) {
  await generateClient(context);
  const { startTemporaryCluster } = await import("../postgres/temporary.mjs");
  const cluster = await startTemporaryCluster();
  try {
    return await runVitest({ ...context, project: "db", env: { TEST_DATABASE_URL: cluster.url() } });
  } finally {
    await cluster.stop();
  }
}

async function runAllTestsOnNode24(context, files = {}) {
  const node = await ensureNode24(context);
  const unit = await runVitest({ ...context, node, project: "unit", files: files.unit });
  const db = await runDatabaseTests({ ...context, node, files: files.db });
  return {
    passed: unit.passed + db.passed,
    failed: unit.failed + db.failed,
    names: [...unit.names, ...db.names],
    unsteady: [...unit.unsteady, ...db.unsteady],
  };
}

async function runShortTestsOnNode24(context) {
  return runAllTestsOnNode24(context, SHORT_TESTS);
}

async function checkBuild(context) {
  await generateClient(context);
  if (isBuilt(context.root)) console.log("The build of these sources is there already.");
  else await build(context);
  return { passed: 1, failed: 0 };
}

async function runEndToEndTests(context) {
  await generateClient(context);
  if (!isBuilt(context.root)) await build(context);
  return runEndToEnd(context);
}
