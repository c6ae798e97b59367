import { readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Command } from "@/server/cli/command";

const FOLDER = join(import.meta.dirname, "commands");
/** ".ts" for the sources, ".mjs" for the bundle made from them. */
const EXTENSION = extname(import.meta.filename);

/**
 * Returns the command in the file with that name, or null. A new command only needs a new file; there is no list to
 * maintain.
 */
export async function findCommand(name: string): Promise<Command | null> {
  const names = await listNames();
  return names.includes(name) ? load(name) : null;
}

/** Returns all commands by name. */
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
