import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { baseUrl, demo } from "./demo";
import { freePort } from "./free-port";

const start = (script: string, args: readonly string[]) =>
  spawn(process.execPath, [join("node_modules", script), ...args], { stdio: ["ignore", "pipe", "pipe"] });

type Started = ReturnType<typeof start>;

/** Hands on what the tool writes, both streams. */
const listen = (child: Started, hear: (text: string) => void): void => {
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => hear(String(chunk)));
};

/** Runs a tool to its end. @throws Error with all that it wrote, where it failed */
const run = (script: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = "";
    const child = start(script, args);
    listen(child, (text) => {
      output += text;
    });
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${script} ended with ${code}:\n${output}`)),
    );
  });

/** Newman walks a return with the collection as it is served; at `address` instead of the one in it, where given. */
export const walkWithNewman = (address?: string): Promise<string> =>
  run("newman/bin/newman.js", [
    ...["run", `${baseUrl}/postman.json`, "--folder", "A whole return", "--color", "off"],
    ...["--env-var", `apiKey=${demo.api_key}`, "--env-var", `ecommerce_id=${demo.ecommerce_id}`],
    ...(address === undefined ? [] : ["--env-var", `baseUrl=${address}`]),
  ]);

/**
 * Prism before the product, which answers with an error whatever differs from the served document, for what `act` does
 * at its address.
 */
export const withValidatingProxy = async <T>(act: (address: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), "homeward-prism-"));
  const document = join(folder, "openapi.json");
  await writeFile(document, await (await fetch(`${baseUrl}/openapi.json`)).text());
  const port = String(await freePort());
  const prism = start("@stoplight/prism-cli/dist/index.js", [
    ...["proxy", document, baseUrl, "--errors", "--host", "127.0.0.1", "--port", port],
  ]);
  const hasEnded = new Promise((resolve) => prism.once("close", resolve));
  try {
    await new Promise<void>((resolve, reject) => {
      let output = "";
      listen(prism, (text) => {
        output += text;
        if (output.includes("Prism is listening")) resolve();
      });
      prism.once("close", () => reject(new Error(`Prism did not start:\n${output}`)));
    });
    return await act(`http://127.0.0.1:${port}`);
  } finally {
    prism.kill();
    await hasEnded;
    await rm(folder, { recursive: true, force: true });
  }
};

type Called = { data: Record<string, unknown>; response: Response };

/** A client that @hey-api/openapi-ts made: a function per operationId. */
export type GeneratedClient = Record<string, (given?: object) => Promise<Called>> & {
  client: { setConfig: (config: object) => void };
};

/** Generates the client from the committed document, and loads it. */
export const generateClient = async (): Promise<GeneratedClient> => {
  const folder = await mkdtemp(join(tmpdir(), "homeward-client-"));
  try {
    const source = join(folder, "client");
    await run("@hey-api/openapi-ts/bin/run.js", ["-i", "openapi.json", "-o", source, "-c", "@hey-api/client-fetch"]);
    const contents = `export * from "${source}/sdk.gen"; export { client } from "${source}/client.gen";`;
    const outfile = join(folder, "client.mjs");
    await build({ stdin: { contents, resolveDir: folder }, outfile, bundle: true, format: "esm", logLevel: "error" });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
