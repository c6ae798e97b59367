import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "./lib-server";

const FILES = {
  "package.json": "{}\n",
  "app/layout.tsx":
    'export const metadata = { title: "Empty" };\nexport default function Root({ children }: { children: React.ReactNode }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  // Rendered for each request, like every page of the portal.
  "app/page.tsx":
    'import { connection } from "next/server";\nexport default async function Page() {\n  await connection();\n  return <main><h1>Nothing</h1></main>;\n}\n',
  // The packages are those of this checkout, which is in another folder.
  "next.config.mjs": 'export default { typescript: { ignoreBuildErrors: true }, turbopack: { root: "/" } };\n',
};

/**
 * An empty page of the framework, built and served: the lower bound for every page made with it.
 * @throws Error if it can't be built
 */
export const startFloor = async (): Promise<{ url: string; stop: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), "homeward-floor-"));
  const packages = resolve("node_modules");
  mkdirSync(join(folder, "app"));
  symlinkSync(packages, join(folder, "node_modules"));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const next = join(packages, "next", "dist", "bin", "next");
  const options = { cwd: folder, env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" } };
  const built = spawnSync(process.execPath, [next, "build"], { ...options, encoding: "utf8" });
  if (built.status !== 0) throw new Error(`The empty page was not built: ${built.stdout}${built.stderr}`);
  const port = await freePort();
  const child = spawn(process.execPath, [next, "start", "-H", "127.0.0.1", "-p", String(port)], {
    ...options,
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}/`;
  while ((await fetch(url).catch(() => null))?.ok !== true) {
    if (child.exitCode !== null) throw new Error("The empty page could not be served.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = () => {
    child.kill("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
};
