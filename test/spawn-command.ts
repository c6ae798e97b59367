import { type ChildProcess, spawn } from "node:child_process";
import { vi } from "vitest";
import type { TestContext } from "./context";

const running = new Set<ChildProcess>();

export type RunningCommand = {
  /** Resolves when this was printed. */
  printed(text: string): Promise<void>;
  /** Sends the signal and waits for the exit. */
  stop(signal: NodeJS.Signals): Promise<{ code: number | null; output: string }>;
};

/** `npm run svc -- WORDS` on a test database, without npm and without looking for a database. */
export const spawnCommand = (
  ctx: TestContext,
  { words, env = {} }: { words: readonly string[]; env?: Readonly<Record<string, string>> },
): RunningCommand => {
  const child = spawn(process.execPath, ["--import", "tsx", "server/cli/main.ts", ...words], {
    env: {
      ...process.env,
      DATABASE_URL: ctx.env.DATABASE_URL,
      DATA_DIR: ctx.env.DATA_DIR,
      HOMEWARD_SECRET: ctx.env.HOMEWARD_SECRET,
      LOG_LEVEL: "error",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return {
    printed: (text) =>
      vi.waitFor(
        () => {
          if (!output.includes(text)) throw new Error(`"${text}" was not printed, but:\n${output}`);
        },
        { timeout: 60_000, interval: 50 },
      ),
    stop: async (signal) => {
      child.kill(signal);
      return { code: await ended, output };
    },
  };
};

/** For `afterEach`: ends processes that a failed test left running. */
export const killCommands = (): void => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
};
