import { resolve } from "node:path";

/** A file that the person named, relative to the folder in which they typed the command: npm changes to its own. */
export function resolveUserPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
