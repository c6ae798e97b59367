import { spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";

const MODULE = pathToFileURL(`${import.meta.dirname}/outlive-readers.mjs`).href;

/** Writes endlessly, and reports its errors like the server does. */
const WRITER = `
  const { outliveReaders } = await import(${JSON.stringify(MODULE)});
  outliveReaders();
  process.on("uncaughtException", (error) => { process.send("uncaught"); console.error(error); });
  let lost = 0;
  setInterval(() => {
    process.stdout.write("line\\n", (error) => { if (error && ++lost === 5) process.send("lost"); });
    console.error("line");
  }, 1);
  process.on("SIGTERM", () => process.exit(0));
  process.send("ready");
`;

test("keeps running when nobody reads its output, and stops when told to", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", WRITER], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const said = [];
  child.on("message", (message) => said.push(message));
  await once(child, "message");
  child.stdout.destroy();
  child.stderr.destroy();
  await once(child, "message");
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect([said, code]).toEqual([["ready", "lost"], 0]);
});
