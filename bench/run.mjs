// npm run bench -- NAME: measures one promise as a ratio within one run and prints a table. Never a timed test.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

const names = readdirSync(new URL(".", import.meta.url))
  .filter((file) => file.endsWith(".ts") && !file.startsWith("lib"))
  .map((file) => file.slice(0, -3));
const [name, ...rest] = process.argv.slice(2);

if (name === undefined || !existsSync(new URL(`${name}.ts`, import.meta.url))) {
  console.error(`Which measurement? npm run bench -- ${names.join(" | ")}`);
  process.exit(2);
}
const { status } = spawnSync(process.execPath, ["--import", "tsx", `bench/${name}.ts`, ...rest], { stdio: "inherit" });
process.exit(status ?? 1);
