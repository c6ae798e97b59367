import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { hashFiles, listFiles } from "./build.mjs";

const FOLDERS = ["contract", "messages", "server"];
const FILES = ["package-lock.json", "tsconfig.json"];
/** A process may run for weeks and still load a part of the bundle that it started with. */
const KEPT = 3;

/**
 * Returns the path of these sources' command line as plain JavaScript: one entry of `server/cli`, "main" or "prepare".
 * Rebuilt in about a second if a source has changed; starting it takes a fifth of the time of compiling each module.
 */
export async function commandLine({ root, entry = "main" }) {
  const home = join(root, "node_modules", ".cache", "homeward-cli");
  const files = [...FOLDERS.flatMap((folder) => listFiles(root, folder, isSource)), ...FILES].sort();
  const hash = hashFiles(createHash("sha256"), { root, files }).slice(0, 16);
  const folder = join(home, hash);
  if (!existsSync(folder)) await bundle({ root, home, folder });
  return join(folder, `${entry}.mjs`);
}

const isSource = (file) => !file.endsWith(".test.ts");

async function bundle({ root, home, folder }) {
  mkdirSync(home, { recursive: true });
  const outdir = mkdtempSync(join(home, "new-"));
  try {
    const { build } = await import("esbuild");
    const commands = listFiles(root, "server/cli/commands", isSource);
    await build({
      entryPoints: ["server/cli/main.ts", "server/cli/prepare.ts", ...commands],
      absWorkingDir: root,
      outdir,
      outbase: "server/cli",
      outExtension: { ".js": ".mjs" },
      bundle: true,
      splitting: true,
      format: "esm",
      platform: "node",
      target: "node20.19",
      packages: "external",
      sourcemap: "linked",
      logLevel: "error",
    });
    // A simultaneous bundle of the same sources is just as good.
    if (!existsSync(folder)) renameSync(outdir, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
  forgetOld(home);
}

function forgetOld(home) {
  const made = readdirSync(home)
    .filter((name) => !name.startsWith("new-"))
    .map((name) => ({ name, at: statSync(join(home, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at);
  for (const { name } of made.slice(KEPT)) rmSync(join(home, name), { recursive: true, force: true });
}
