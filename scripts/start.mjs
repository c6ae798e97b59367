#!/usr/bin/env node
/**
 * `npm start` (and `npm run dev`, which adds --dev): starts Homeward from a fresh clone. With --no-demo the embedded
 * database is for a real store.
 */
import { fileURLToPath } from "node:url";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Homeward needs Node.js 20.19 or later, this is ${process.versions.node}; install a newer one from your package manager.`,
  );
  process.exit(1);
}

const FLAGS = ["--dev", "--no-demo"];
const unknown = process.argv.slice(2).find((argument) => !FLAGS.includes(argument));
if (unknown !== undefined) {
  console.error(`npm start has no option ${unknown}; it has --no-demo: npm start -- --no-demo.`);
  process.exit(1);
}

// Imported late: the modules below use syntax and packages that an old Node or a fresh clone doesn't have.
const { bootstrap } = await import("./lib/bootstrap.mjs");
await bootstrap({
  root: fileURLToPath(new URL("..", import.meta.url)),
  dev: process.argv.includes("--dev"),
  // Without the two dashes npm consumes the option, and passes it on this way.
  wantsStore: process.argv.includes("--no-demo") || process.env.npm_config_demo === "",
});
