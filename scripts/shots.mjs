#!/usr/bin/env node
/**
 * `npm run shots [-- portal]`: takes pictures of every screen and state of a surface, on phone, tablet and desktop, in
 * light and dark mode, into screenshots/. Starts the product with its own data folder. `npm run shots -- guides` takes
 * the pictures of the guides, in docs/guides/pictures; only on request, because those are part of the project.
 */
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { runChild } from "./lib/child.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { describeError } from "./lib/user-error.mjs";
import { freePort, withProduct } from "./testing/end-to-end.mjs";

const root = resolve(import.meta.dirname, "..");
const abort = new AbortController();
for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => abort.abort());

const SURFACES = ["portal", "dashboard", "station"];

/** `wanted` are surfaces: prefixes of file names in e2e/shots. */
async function main(wanted) {
  process.chdir(root);
  ensureInstalled({ root, say: (text) => console.log(text), withTools: true });
  for (const name of wanted) rmSync(join(root, "screenshots", name), { recursive: true, force: true });
  if (wanted.includes("guides")) await leadToMock();
  const { code } = await withProduct({ root, signal: abort.signal }, (env) =>
    runChild({
      command: process.execPath,
      args: [
        join("node_modules", "@playwright", "test", "cli.js"),
        "test",
        "--config=playwright.shots.config.ts",
      ].concat((wanted.length > 0 ? wanted : SURFACES).map((name) => `/${name}`)),
      ...{ cwd: root, env, signal: abort.signal, echo: true },
    }),
  );
  return code;
}

/** There is no real Shopify here: the product reaches the pictures' mock at Shopify's addresses. */
async function leadToMock() {
  process.env.SHOPIFY_MOCK_PORT = String(await freePort());
  const lead = pathToFileURL(join(root, "test", "shopify", "lead-to-mock.mjs")).href;
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --import=${lead}`.trim();
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    console.error(describeError(error));
    process.exit(1);
  },
);
