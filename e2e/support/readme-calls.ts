import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

/**
 * Runs the README's first calls as written, against `address`.
 * @returns their output
 * @throws Error at the first call without a 2xx response
 */
export const runReadmeCalls = async (address: string): Promise<string> => {
  const readme = await readFile("README.md", "utf8");
  const [, section = ""] = /^## First calls\n(.*?)^## /ms.exec(readme) ?? [];
  const blocks = [...section.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block]) => block);
  const script = ["set -euo pipefail", ...blocks]
    .join("\n")
    .replace(/^BASE=.*$/m, () => `BASE=${address}`)
    .replaceAll('"data/demo.json"', () => JSON.stringify(resolve(process.env.DATA_DIR ?? "data", "demo.json")))
    .replace("curl -s ", () => "curl -sS --fail-with-body ");
  const cwd = await mkdtemp(join(tmpdir(), "homeward-readme-"));
  try {
    const { stdout } = await promisify(execFile)("bash", ["-c", script], { cwd });
    return stdout;
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
};
