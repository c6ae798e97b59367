import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ZodType } from "zod";
import { sha256Hex } from "@/server/kernel/crypto";
import { writeFileDurably } from "../write-file-durably";
import type { Books } from "./books";

/**
 * Books in a folder: one JSON file per key, named by the key's hash, so that a key can't refer to another file. Entries
 * must be serializable as JSON; `schema` validates them on reading.
 */
export const createDiskBooks = <Entry>({
  directory,
  schema,
}: {
  directory: string;
  schema: ZodType<Entry>;
}): Books<Entry> => {
  const pathOf = (key: string) => join(directory, `${sha256Hex(key)}.json`);

  const find = async (key: string): Promise<Entry | null> => {
    const text = await readOrNull(pathOf(key));
    return text === null ? null : schema.parse(JSON.parse(text));
  };

  const recordOnce = async (key: string, entry: Entry): Promise<Entry> => {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const draft = join(directory, `${sha256Hex(key)}.${randomBytes(6).toString("hex")}.draft`);
    await writeFileDurably(draft, JSON.stringify(entry));
    try {
      // A hard link fails if the name exists: of two calls with one key, exactly one writes, even across processes.
      await link(draft, pathOf(key));
      return entry;
    } catch (error) {
      const known = hasCode(error, "EEXIST") ? await find(key) : null;
      if (known === null) throw error;
      return known;
    } finally {
      await rm(draft, { force: true });
    }
  };

  return { find, recordOnce };
};

const readOrNull = async (path: string): Promise<string | null> => {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    throw error;
  }
};

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;
