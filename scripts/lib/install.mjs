import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "./user-error.mjs";

/** Installs npm packages when they are missing or package-lock.json changed. Uses nothing but Node itself. */
export function ensureInstalled({ root, say }) {
  const lockText = readFileSync(join(root, "package-lock.json"), "utf8");
  const stampPath = join(root, "node_modules", ".homeward-install");
  const stamp = createHash("sha256").update(`${lockText}${process.platform}${process.arch}`).digest("hex");
  if (read(stampPath) === stamp) return;
  const hidden = read(join(root, "node_modules", ".package-lock.json"));
  if (!hidden || !isInstalled({ lock: JSON.parse(lockText), hidden: JSON.parse(hidden) })) {
    say("Installing packages (only after changes)");
    install(root);
  }
  writeFileSync(stampPath, stamp);
}

/** Whether npm's own record of node_modules has everything that the lock file asks for on this platform. */
export function isInstalled({ lock, hidden }) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === "" || wanted.link) return true;
    const found = hidden.packages?.[path];
    return found ? found.version === wanted.version : Boolean(wanted.optional || wanted.peer || wanted.devOptional);
  });
}

function install(root) {
  // Started through npm, we use the same npm; otherwise the one on the path.
  const script = process.env.npm_execpath;
  const isNpm = script && /npm-cli\.[cm]?js$/.test(script);
  const command = isNpm ? process.execPath : process.platform === "win32" ? "npm.cmd" : "npm";
  const flags = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const result = spawnSync(command, isNpm ? [script, ...flags] : flags, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.status === 0 && existsSync(join(root, "node_modules"))) return;
  const reason =
    `${result.error?.message ?? ""}\n${result.stderr ?? ""}`.match(/(?:npm error|ENOENT).*/)?.[0] ?? "no reason given";
  throw new UserError(
    `The packages could not be installed (${reason.trim()}); check the network and run \`npm ci\` to see more.`,
  );
}

function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
