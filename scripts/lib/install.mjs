import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "./user-error.mjs";

/**
 * Installs npm packages if they are missing or package-lock.json has changed. Uses only Node itself. Development tools
 * are installed if needed (`withTools`), and kept up to date if present.
 */
export function ensureInstalled({ root, say, withTools = false }) {
  const lockText = readFileSync(join(root, "package-lock.json"), "utf8");
  const stampPath = join(root, "node_modules", ".homeward-install");
  const state = createHash("sha256").update(`${lockText}${process.platform}${process.arch}`).digest("hex");
  const stamps = { product: `${state} product`, tools: `${state} tools` };
  const stamp = read(stampPath);
  if (stamp === stamps.tools || (stamp === stamps.product && !withTools)) return;
  const lock = JSON.parse(lockText);
  const readHidden = () => JSON.parse(read(join(root, "node_modules", ".package-lock.json")) || "{}");
  const hidden = readHidden();
  if (!isInstalled({ lock, hidden, withTools })) {
    say("Installing packages (only after changes)");
    install(root, { withTools: withTools || hasTools(hidden) });
  }
  const isComplete = withTools || isInstalled({ lock, hidden: readHidden(), withTools: true });
  writeFileSync(stampPath, isComplete ? stamps.tools : stamps.product);
}

/** Returns whether npm's own record of node_modules has everything that the lock file requires on this platform. */
export function isInstalled({ lock, hidden, withTools }) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === "" || wanted.link || (wanted.dev && !withTools)) return true;
    const found = hidden.packages?.[path];
    return found ? found.version === wanted.version : Boolean(wanted.optional || wanted.peer || wanted.devOptional);
  });
}

const hasTools = ({ packages = {} }) => Object.values(packages).some(({ dev }) => dev);

function install(root, { withTools }) {
  const tools = withTools ? "--include=dev" : "--omit=dev";
  const clean = npm(root, "ci", tools);
  if (clean.status === 0) return;
  // package.json was edited without its lock file: installs what it requires instead of failing.
  const isOutOfStep = /EUSAGE/.test(clean.stderr ?? "");
  const result = isOutOfStep ? npm(root, "install", "--no-save", tools) : clean;
  if (result.status === 0) return;
  const lines = `${result.error?.message ?? ""}\n${result.stderr ?? ""}`.match(
    /npm error (?!code|network This).+|ENOENT.*/g,
  );
  throw new UserError(
    `The packages could not be installed (${lines?.[0] ?? "no reason given"}); check the network and run \`npm ci\` to see more.`,
  );
}

/** Uses the same npm if started through npm; otherwise the one on the path. */
function npm(root, ...words) {
  const script = process.env.npm_execpath;
  const isNpm = script && /npm-cli\.[cm]?js$/.test(script);
  const args = [...words, "--no-audit", "--no-fund", "--loglevel=error"];
  return spawnSync(isNpm ? process.execPath : "npm", isNpm ? [script, ...args] : args, {
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 64 * 1024 * 1024,
  });
}

function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
