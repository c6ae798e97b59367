#!/usr/bin/env node
/**
 * `npm test [-- STAGE…]`: runs all checks on an unprepared machine. Continues after a failure; the last line is `N
 * passed, N failed`.
 */
import { resolve } from "node:path";
import { ensureInstalled } from "./lib/install.mjs";
import { describeError, UserError } from "./lib/user-error.mjs";
import { keepTemporaryFilesInMemory } from "./testing/memory-folder.mjs";

const root = resolve(import.meta.dirname, "..");
const abort = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => abort.abort());

async function main(wanted) {
  process.chdir(root);
  keepTemporaryFilesInMemory();
  ensureInstalled({ root, say: (text) => console.log(text), withTools: true });
  const { STAGES } = await import("./testing/stages.mjs");
  const names = Object.keys(STAGES);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown) throw new UserError(`There is no stage "${unknown}"; choose from: ${names.join(", ")}.`);
  const stages = wanted.length > 0 ? wanted : names.filter((name) => !STAGES[name].isByName);
  if (stages.includes("e2e")) await installChromiumMeanwhile();
  const results = [];
  for (const name of stages) {
    if (abort.signal.aborted) break;
    results.push(await runStage({ name, stage: STAGES[name] }));
  }
  return summarize(results);
}

/** It is downloaded and unpacked while the other stages run; the stage that needs it reports errors. */
async function installChromiumMeanwhile() {
  const { ensureChromium } = await import("./testing/chromium.mjs");
  ensureChromium({ root, signal: abort.signal }).catch(() => undefined);
}

async function runStage({ name, stage }) {
  console.log(`\n── ${name}: ${stage.title} ${"─".repeat(Math.max(0, 60 - name.length - stage.title.length))}`);
  const since = Date.now();
  const result = await stage.run({ root, signal: abort.signal }).catch((error) => {
    console.error(describeError(error));
    return { passed: 0, failed: 1 };
  });
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(
    `── ${name}: ${result.failed === 0 ? "ok" : "FAILED"} (${result.passed} passed, ${result.failed} failed, ${seconds} s)`,
  );
  return { name, seconds, ...result };
}

function summarize(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log("\nSummary");
  for (const { name, passed, failed, seconds } of results) {
    console.log(
      `  ${failed === 0 ? "ok    " : "FAILED"}  ${name.padEnd(8)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.padStart(7)} s`,
    );
  }
  // Repeated at the end, for readers of a log's last lines.
  for (const { name, names = [] } of results)
    for (const failure of names) console.log(`  failed in ${name}: ${failure}`);
  for (const { name, unsteady = [] } of results)
    for (const failure of unsteady) console.log(`  passed in ${name} only when tried again: ${failure}`);
  const failed = sum("failed") + (abort.signal.aborted ? 1 : 0);
  if (abort.signal.aborted) console.log("  Interrupted.");
  console.log(`${sum("passed")} passed, ${failed} failed`);
  return failed === 0 && results.length > 0 ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    console.error(describeError(error));
    console.log("0 passed, 1 failed");
    process.exit(1);
  },
);
