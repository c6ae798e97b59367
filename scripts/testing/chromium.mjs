import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "../lib/child.mjs";
import { UserError } from "../lib/user-error.mjs";

/** The browser without its window: half the work for the same pages. */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

let ensured;

/** Shared by all callers in this process, so it is searched for and installed once. */
export function ensureChromium(context) {
  ensured ??= findOrInstall(context);
  return ensured;
}

/**
 * Returns a Chromium to test with, installed if there is none: Debian's packages if apt is available and permitted,
 * otherwise Playwright's own. Root with apt is a build machine, which gets the fast one even if there is another.
 * @returns {Promise<string>} its path, or "" for Playwright's own
 */
async function findOrInstall({ root, signal }) {
  const found = await findChromium();
  const isBuildMachine = process.getuid?.() === 0 && !process.env.CHROMIUM_PATH;
  if (found !== null && (!isBuildMachine || found.endsWith(SHELL))) return found;
  for (const name of found === null ? [SHELL, "chromium"] : [SHELL]) {
    if (!(await installWithApt({ root, signal, name }))) continue;
    const installed = await findChromium();
    if (installed !== null) return installed;
  }
  if (found !== null) return found;
  console.log("Installing Playwright's Chromium …");
  const cli = join("node_modules", "@playwright", "test", "cli.js");
  const { code } = await runChild({
    command: process.execPath,
    args: [cli, "install", "chromium"],
    cwd: root,
    signal,
    echo: true,
  });
  if (code !== 0)
    throw new UserError("No Chromium was found and none could be installed; install one and run the tests again.");
  return "";
}

async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of NAMES) {
    const which = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
    if (which.status === 0) return which.stdout.trim();
  }
  const { chromium } = await import("@playwright/test");
  return existsSync(chromium.executablePath()) ? "" : null;
}

async function installWithApt({ root, signal, name }) {
  if (spawnSync("sh", ["-c", "command -v apt-get"]).status !== 0) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync("sudo", ["-n", "true"]).status !== 0) return false;
  console.log(`Installing Debian's ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // If no mirror answers, the tests continue with what is installed.
  const patience = ["-o", "Acquire::http::Timeout=10", "-o", "Acquire::Retries=0"];
  const apt = (...args) => {
    const [command, ...rest] = [...(isRoot ? [] : ["sudo", "-n"]), "apt-get", ...patience, ...args];
    return runChild({ command, args: rest, cwd: root, env, signal });
  };
  await apt("update", "-q");
  const { code } = await apt("install", "-q", "-y", "--no-install-recommends", name);
  return code === 0;
}
