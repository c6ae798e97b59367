import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { runChild } from "../lib/child.mjs";
import { UserError } from "../lib/user-error.mjs";
import { ensureChromium } from "./chromium.mjs";
import { firstLine, readJson } from "./vitest.mjs";

/** Hosts that e2e/support/stand-ins.ts simulates. */
const STANDING_IN = ["api.easypost.com", "easypost-files.s3.us-west-2.amazonaws.com", "api.stripe.com"];

const READY_TIMEOUT_MS = 120_000;

/** Runs Playwright against the product (see `withProduct`) and counts the results. */
export async function runEndToEnd({ root, signal }) {
  return withProduct({ root, signal }, (env, folder) =>
    runPlaywright({ root, signal, env, report: join(folder, "report.json") }),
  );
}

/**
 * Starts the product like a user does, with its own data folder, and runs `act`. Tests find its address in BASE_URL,
 * its sign-ins in DATA_DIR/demo.json, the browser in CHROMIUM_PATH ("" means Playwright's own).
 */
export async function withProduct({ root, signal }, act) {
  const chromium = await ensureChromium({ root, signal });
  const folder = await mkdtemp(join(tmpdir(), "homeward-e2e-"));
  const [port, oidcPort, standInPort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    ...process.env,
    DATABASE_URL: "",
    DATA_DIR: join(folder, "data"),
    HOST: "127.0.0.1",
    PORT: String(port),
    APP_URL: `http://127.0.0.1:${port}`,
    BASE_URL: `http://127.0.0.1:${port}`,
    CHROMIUM_PATH: chromium,
    WEBHOOK_ALLOW_PRIVATE_ADDRESSES: "true",
    // Carriers and payment providers, simulated by the test of a complete journey.
    PROVIDER_STAND_INS: STANDING_IN.map((host) => `${host}=http://127.0.0.1:${standInPort}/${host}`).join(","),
    // A single sign-on issuer, simulated by its test.
    OIDC_ISSUER: `http://127.0.0.1:${oidcPort}`,
    OIDC_CLIENT_ID: "homeward",
    OIDC_CLIENT_SECRET: "of the tests",
    OIDC_LABEL: "Wetterholm ID",
  };
  const product = startProduct({ root, env });
  try {
    await product.ready(signal);
    return await act(env, folder);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function runPlaywright({ root, signal, env, report }) {
  const { code } = await runChild({
    command: process.execPath,
    args: [join("node_modules", "@playwright", "test", "cli.js"), "test", "--reporter=list,json"],
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    signal,
    echo: true,
  });
  return countPlaywright({ report: await readJson(report), code });
}

/**
 * Counts tests that passed only on a second try as passed, and names them; a run that failed without a failed test
 * counts as one failure.
 */
export function countPlaywright({ report, code }) {
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  const suites = report?.suites ?? [];
  return {
    passed: expected + flaky,
    failed: code !== 0 && unexpected === 0 ? 1 : unexpected,
    names: suites.flatMap((suite) => namesOf(suite, ({ ok }) => !ok)),
    unsteady: suites.flatMap((suite) => namesOf(suite, ({ tests = [] }) => tests.some(isFlaky))),
  };
}

const isFlaky = ({ status }) => status === "flaky";

function namesOf({ suites = [], specs = [] }, isMeant) {
  const names = specs.filter(isMeant).map(({ file, title, tests }) => {
    const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ""));
    return `${file}: ${title}: ${inShort(messages.find((message) => message !== ""))}`;
  });
  return [...names, ...suites.flatMap((suite) => namesOf(suite, isMeant))];
}

/** Expected and actual values are more useful than a message that they differ. */
function inShort(message = "") {
  const lines = stripVTControlCharacters(message).split("\n");
  const telling = lines.slice(1).filter((line) => /^\s*(Locator|Expected|Received|Error|Timeout)\b/.test(line));
  return [firstLine(message), ...telling.map((line) => line.trim())].join("; ").slice(0, 600);
}

/** Maximum number of characters of the product's output that are kept. */
const LAST_WORDS = 20_000;

function startProduct({ root, env }) {
  const child = spawn(process.execPath, [join("scripts", "start.mjs")], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const hasEnded = new Promise((resolve) => child.once("close", resolve));
  let output = "";
  let isWanted = false;
  child.once("close", (code, signal) => {
    // Without it, a hundred tests fail and none says why.
    if (!isWanted)
      console.error(`The product ended unexpectedly (${signal ?? code}). Its last words:\n${output.trim()}`);
  });
  const isReady = new Promise((resolve, reject) => {
    const read = (chunk) => {
      output = (output + chunk).slice(-LAST_WORDS);
      if (output.includes("Homeward is ready.")) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("close", () => reject(new UserError(`The product did not start:\n${output.trim()}`)));
    setTimeout(
      () => reject(new UserError(`The product was not ready in time:\n${output.trim()}`)),
      READY_TIMEOUT_MS,
    ).unref();
  });
  isReady.catch(() => undefined);
  const end = () => {
    isWanted = true;
    child.kill("SIGTERM");
  };
  return {
    ready: async (signal) => {
      signal?.addEventListener("abort", end, { once: true });
      await isReady;
    },
    stop: async () => {
      end();
      await hasEnded;
    },
  };
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
