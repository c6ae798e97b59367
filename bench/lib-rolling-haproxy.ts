import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pause } from "./lib-reliability";
import { freePort } from "./lib-server";

/** Debian keeps it outside of the path of normal users. */
const ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

export const hasHaproxy = (): boolean => spawnSync("haproxy", ["-v"], { env: ENV }).status === 0;

/** Starts haproxy with ops/haproxy.cfg; only the addresses in it are replaced by those of this machine. */
export const startHaproxy = async (
  ports: Readonly<Record<"web1" | "web2", number>>,
): Promise<{ baseUrl: string; stop: () => Promise<void> }> => {
  const port = await freePort();
  const config = readFileSync("ops/haproxy.cfg", "utf8")
    .replace("bind :8080", `bind 127.0.0.1:${port}`)
    .replace("web1:3000", `127.0.0.1:${ports.web1}`)
    .replace("web2:3000", `127.0.0.1:${ports.web2}`);
  const folder = mkdtempSync(join(tmpdir(), "homeward-haproxy-"));
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, config);
  const child = spawn("haproxy", ["-db", "-f", file], { env: ENV, stdio: ["ignore", "ignore", "inherit"] });
  const baseUrl = `http://127.0.0.1:${port}`;
  await untilReady(`${baseUrl}/readyz`, child);
  const stop = async () => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true });
  };
  return { baseUrl, stop };
};

const untilReady = async (url: string, child: ChildProcess): Promise<void> => {
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error("haproxy ended before it was ready.");
    await pause(100);
  }
};
