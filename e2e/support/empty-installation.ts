import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port";

/** A separate Homeward without a demo or users, and the setup link that it printed. */
export type EmptyInstallation = { setupUrl: string; stop: () => Promise<void> };

/**
 * Starts one from the existing build.
 * @throws Error with its output if it doesn't start
 */
export const startEmptyInstallation = async (): Promise<EmptyInstallation> => {
  const folder = await mkdtemp(join(tmpdir(), "homeward-empty-"));
  const port = await freePort();
  const child = spawn(process.execPath, [join("scripts", "start.mjs"), "--no-demo"], {
    env: {
      ...process.env,
      ...{ DATABASE_URL: "", HOMEWARD_SECRET: "", DATA_DIR: join(folder, "data") },
      ...{ HOST: "127.0.0.1", PORT: String(port), APP_URL: `http://127.0.0.1:${port}` },
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const hasEnded = new Promise((resolve) => child.once("close", resolve));
  const stop = async () => {
    child.kill("SIGTERM");
    await hasEnded;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const setupUrl = await new Promise<string>((resolve, reject) => {
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        output += chunk;
        const [link] = /https?:\S+\/dashboard\/setup\?\S+/.exec(output) ?? [];
        if (output.includes("Homeward is ready.") && link !== undefined) resolve(link);
      });
    child.once("close", () => reject(new Error(`It did not start:\n${output}`)));
  });
  return { setupUrl, stop };
};
