import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Demo = { base_url: string; api_key: string; ecommerce_id: string; orders: { order_number: string }[] };
export type RunningServer = {
  baseUrl: string;
  /** Of a server with its own database. */
  readonly demo: Demo;
  child: ChildProcess;
  readyMs: number;
  dataDir: string;
  stop: () => Promise<void>;
};

type Place = {
  dataDir?: string;
  port?: number;
  /** Another built checkout; by default this one. */
  checkout?: string;
  /** In addition to every measurement's environment. */
  env?: Readonly<Record<string, string>>;
};

/** The production server without limits per key; by default with its own data folder and port. */
export const startServer = async (place: Place = {}): Promise<RunningServer> => {
  const port = place.port ?? (await freePort());
  const dataDir = place.dataDir ?? mkdtempSync(join(tmpdir(), "homeward-bench-"));
  const startedAt = performance.now();
  const checkout = place.checkout ?? process.cwd();
  const { scripts } = JSON.parse(readFileSync(join(checkout, "package.json"), "utf8")) as {
    scripts: { start: string };
  };
  // The command of `npm start` without npm in between: the shell replaces itself with the process.
  const child = spawn("sh", ["-c", scripts.start], {
    cwd: checkout,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      HOST: "127.0.0.1",
      ADMIN_REQUESTS_PER_SECOND: "1000000",
      ADMIN_REQUEST_BURST: "1000000",
      STOREFRONT_REQUESTS_PER_SECOND: "1000000",
      STOREFRONT_REQUEST_BURST: "1000000",
      WEBHOOK_ALLOW_PRIVATE_ADDRESSES: "true",
      LOG_LEVEL: "error",
      ...place.env,
    },
  });
  const baseUrl = `http://127.0.0.1:${port}`;
  await untilReady(`${baseUrl}/readyz`, child);
  const readyMs = performance.now() - startedAt;
  const stop = async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
    if (place.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  const readDemo = () => JSON.parse(readFileSync(join(dataDir, "demo.json"), "utf8")) as Demo;
  return {
    baseUrl,
    get demo() {
      return readDemo();
    },
    child,
    readyMs,
    dataDir,
    stop,
  };
};

const untilReady = async (url: string, child: ChildProcess): Promise<void> => {
  for (;;) {
    if (child.exitCode !== null) throw new Error("The server ended before it was ready.");
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });

/** Resident memory of a process and its children except PostgreSQL, in MB. */
export const residentMb = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  return children.reduce((sum, child) => {
    const name = readFileSync(`/proc/${child}/comm`, "utf8").trim();
    return name.startsWith("postgres") ? sum : sum + residentMb(Number(child));
  }, own);
};

/** Rows as an aligned table on standard output. */
export const printTable = (rows: string[][]): void => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
};
