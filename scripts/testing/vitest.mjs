import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { runChild } from "../lib/child.mjs";

/**
 * Runs a Vitest project, or only the given files of it, and counts its tests from the JSON report. `node`: the program
 * to run it with.
 */
export async function runVitest({ root, signal, project, env = {}, node = process.execPath, files = [] }) {
  const folder = await mkdtemp(join(tmpdir(), "homeward-vitest-"));
  const report = join(folder, "report.json");
  try {
    const { code } = await runChild({
      command: node,
      args: [
        join("node_modules", "vitest", "vitest.mjs"),
        "run",
        ...files,
        `--project=${project}`,
        "--reporter=dot",
        "--reporter=json",
        `--outputFile.json=${report}`,
      ],
      cwd: root,
      env: { ...process.env, ...env },
      signal,
      echo: true,
    });
    return countVitest({ report: await readJson(report), code });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A run that failed without a failed test (a file that doesn't load, a crash) counts as one failure. */
export function countVitest({ report, code }) {
  const passed = report?.numPassedTests ?? 0;
  const failed = report?.numFailedTests ?? 0;
  const files = report?.testResults ?? [];
  return {
    passed,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    names: files.flatMap(namesOfFailures),
    unsteady: files.flatMap((file) =>
      namesOf(file, ({ status, failureMessages = [] }) => status === "passed" && failureMessages.length > 0),
    ),
  };
}

function namesOfFailures(file) {
  const names = namesOf(file, ({ status }) => status === "failed");
  if (names.length > 0) return names;
  return file.status === "failed" ? [`${file.name}: ${firstLine(file.message)}`] : [];
}

function namesOf({ name: file, assertionResults = [] }, isMeant) {
  return assertionResults
    .filter(isMeant)
    .map(({ fullName, failureMessages = [] }) => `${file}: ${fullName}: ${firstLine(failureMessages[0])}`);
}

/** Without the colors of the reporter. */
export function firstLine(text = "") {
  return stripVTControlCharacters(text).split("\n", 1)[0].slice(0, 300);
}

/** Returns the content of a JSON file, or null if the tool failed before writing it. */
export async function readJson(path) {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return null;
  }
}
