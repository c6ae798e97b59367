import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { pause } from "./lib-reliability";

export type Kind = "web" | "worker";
export type Victim = {
  readonly kind: Kind;
  readonly baseUrl: string;
  /** How long it has been ready; 0 if it isn't. */
  readonly readyForMs: () => number;
  /** SIGKILL, and a new one in its place. */
  kill: () => void;
  /** SIGTERM; resolves when it is gone. */
  stop: () => Promise<void>;
};

/** A process of the product that is restarted whenever it is killed. */
export const keepRunning = (
  kind: Kind,
  {
    env,
    port,
    onOutput,
  }: { env: Readonly<Record<string, string>>; port: number; onOutput?: ((text: string) => void) | undefined },
): Victim => {
  const baseUrl = `http://127.0.0.1:${port}`;
  const args = kind === "web" ? ["scripts/start.mjs"] : ["--import", "tsx", "server/cli/main.ts", "worker"];
  let readySinceMs: number | null = null;
  let isEnding = false;
  let child: ChildProcess;
  const start = (): void => {
    const started = spawn(process.execPath, args, {
      env: { ...process.env, ...env, PORT: String(port), HOST: "127.0.0.1" },
      stdio: ["ignore", "pipe", onOutput !== undefined ? "pipe" : process.env.DEBUG ? "inherit" : "ignore"],
    });
    child = started;
    readySinceMs = null;
    started.stderr?.on("data", (text: Buffer) => onOutput?.(text.toString()));
    started.stdout?.on("data", (text: Buffer) => {
      onOutput?.(text.toString());
      if (/is ready/.test(text.toString())) readySinceMs = performance.now();
    });
    started.once("exit", () => {
      readySinceMs = null;
      if (!isEnding) void pause(200).then(() => (isEnding ? undefined : start()));
    });
  };
  start();
  return {
    kind,
    baseUrl,
    readyForMs: () => (readySinceMs === null ? 0 : performance.now() - readySinceMs),
    kill: () => {
      readySinceMs = null;
      child.kill("SIGKILL");
    },
    stop: async () => {
      isEnding = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
};
