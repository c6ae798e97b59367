import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "../lib/child.mjs";
import { UserError } from "../lib/user-error.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * A Chromium to test with, installed when there is none: Debian's package where there is apt and the right to use
 * it, Playwright's own otherwise.
 * @returns {Promise<string>} its path, or "" for Playwright's own
 */
export async function ensureChromium({ root, signal }) {
  const found = await findChromium();
  if (found !== null) return found;
  if (await installWithApt({ root, signal })) {
    const installed = await findChromium();
    if (installed !== null) return installed;
  }
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

async function installWithApt({ root, signal }) {
  if (spawnSync("sh", ["-c", "command -v apt-get"]).status !== 0) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync("sudo", ["-n", "true"]).status !== 0) return false;
  console.log("Installing Debian's Chromium …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) => {
    const [command, ...rest] = [...(isRoot ? [] : ["sudo", "-n"]), "apt-get", ...args];
    return runChild({ command, args: rest, cwd: root, env, signal });
  };
  await apt("update", "-q");
  const { code } = await apt("install", "-q", "-y", "--no-install-recommends", "chromium");
  return code === 0;
}
