import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { commandLine } from "./command-line.mjs";

let root;
const write = (file, text) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "homeward-cli-"));
  write("server/word.ts", 'export const word: string = "first";');
  write("server/cli/main.ts", 'import { word } from "@/server/word"; console.log(word);');
  write("server/cli/prepare.ts", 'console.log("prepared");');
  write("server/cli/commands/stores.ts", "export const command = {};");
  write("server/cli/commands/stores.test.ts", "throw new Error('A test is no command.');");
  write("tsconfig.json", '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }');
  write("package-lock.json", "{}");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const said = (file) => execFileSync(process.execPath, [file], { encoding: "utf8" }).trim();

test("runs the current sources, and bundles the same sources once", async () => {
  const first = await commandLine({ root });
  expect(said(first)).toBe("first");
  expect(said(await commandLine({ root, entry: "prepare" }))).toBe("prepared");
  expect(readdirSync(join(dirname(first), "commands")).filter((name) => name.endsWith(".mjs"))).toEqual(["stores.mjs"]);
  expect(await commandLine({ root })).toBe(first);
  write("server/word.ts", 'export const word: string = "second";');
  expect(said(await commandLine({ root }))).toBe("second");
  expect(said(first)).toBe("first");
});

test("ends with one complete bundle after two simultaneous starts, and with none for broken sources", async () => {
  const [one, other] = await Promise.all([commandLine({ root }), commandLine({ root })]);
  expect(other).toBe(one);
  write("server/word.ts", "export const word = ;");
  await expect(commandLine({ root })).rejects.toThrow("word.ts");
  expect(readdirSync(join(root, "node_modules", ".cache", "homeward-cli"))).toHaveLength(1);
});

test("deletes bundles of old sources", async () => {
  for (const version of [1, 2, 3, 4, 5]) {
    write("server/word.ts", `export const word = "version ${version}";`);
    await commandLine({ root });
  }
  expect(readdirSync(join(root, "node_modules", ".cache", "homeward-cli"))).toHaveLength(3);
  expect(said(await commandLine({ root }))).toBe("version 5");
});
