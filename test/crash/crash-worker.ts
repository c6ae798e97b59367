import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { CrashSetting } from "./crash-context";
import type { CrashPoint } from "./crash-points";

export type CrashOrder = CrashSetting & {
  point: CrashPoint;
  /** How many jobs have to be at the point when the process dies. */
  expected: number;
  work: "ACTIVITIES" | "TIMERS" | "HOOKS";
  /** Drafts that shoppers confirm meanwhile. */
  confirmations: { groupId: string; returnId: string }[];
};

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CHILD = fileURLToPath(new URL("./child.ts", import.meta.url));

/** Starts a worker in its own process and waits until it has killed itself. Rejects if it ended otherwise. */
export const killWorker = (order: CrashOrder): Promise<void> =>
  new Promise((resolve, reject) => {
    const args = ["--import", "tsx", CHILD, JSON.stringify(order)];
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "ignore", "pipe"] });
    let words = "";
    child.stderr.on("data", (chunk: Buffer) => {
      words += chunk.toString();
    });
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (signal === "SIGKILL") return resolve();
      reject(new Error(`The worker was to die at ${order.point}, but ended with ${code ?? signal}. ${words}`));
    });
  });
