import { resolve } from "node:path";

/** Resolves a file path relative to the folder in which the command was typed, because npm changes to its own. */
export function resolveUserPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
