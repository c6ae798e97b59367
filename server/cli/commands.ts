import { readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Command } from "@/server/cli/command";

const FOLDER = join(import.meta.dirname, "commands");
/** ".ts" of the sources, ".mjs" of the bundle that is run from them. */
const EXTENSION = extname(import.meta.filename);

/** The command in the file of that name, or null. A new command is a new file; there is no list to keep. */
export async function findCommand(name: string): Promise<Command | null> {
  const names = await listNames();
  return names.includes(name) ? load(name) : null;
}

/** All commands, by name. */
export async function listCommands(): Promise<{ name: string; command: Command }[]> {
  const names = await listNames();
  return Promise.all(names.map(async (name) => ({ name, command: await load(name) })));
}

async function listNames(): Promise<string[]> {
  const files = await readdir(FOLDER);
  return files
    .filter((file) => file.endsWith(EXTENSION) && !file.endsWith(".test.ts"))
    .map((file) => file.slice(0, -EXTENSION.length))
    .sort();
}

async function load(name: string): Promise<Command> {
  const module: { command: Command } = await import(pathToFileURL(join(FOLDER, `${name}${EXTENSION}`)).href);
  return module.command;
}
