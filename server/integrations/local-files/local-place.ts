import { access, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { sha256Hex } from "@/server/kernel/crypto";
import type { FilePlace, PlacedFile } from "@/server/partners/file-place";
import { FILE_STORE, type FileContent } from "@/server/partners/file-store";
import { PartnerError } from "@/server/partners/partner-error";
import { writeFileDurably } from "../write-file-durably";

/** `sha256` is missing in descriptions written by earlier versions. */
const descriptionSchema = z.object({ contentType: z.string(), sha256: z.string().optional() });

/** Stores files in a folder of this machine, `directory`, which is created if needed. */
export const createLocalPlace = ({ directory }: { directory: string }): FilePlace => {
  const pathOf = (storageKey: string) => join(directory, storageKey);
  return {
    write: async ({ storageKey, bytes, contentType }) => {
      const path = pathOf(storageKey);
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        // The description is written first, so every readable file has a type.
        await writeFileDurably(descriptionPath(path), JSON.stringify({ contentType, sha256: sha256Hex(bytes) }));
        await writeFileDurably(path, bytes);
      } catch (cause) {
        // A full disk gets cleaned up and a missing one mounted again, so a retry may succeed.
        throw new PartnerError(FILE_STORE, "UNAVAILABLE", `${directory} can't be written: ${String(cause)}`, { cause });
      }
    },
    read: (storageKey) => read(pathOf(storageKey)),
    has: (storageKey) =>
      access(pathOf(storageKey)).then(
        () => true,
        (error: unknown) => {
          if (isAbsent(error)) return false;
          throw error;
        },
      ),
    delete: async (storageKey) => {
      const path = pathOf(storageKey);
      await rm(path, { force: true });
      await rm(descriptionPath(path), { force: true });
    },
    list: () => listFolder(directory),
    check: () => check(directory),
  };
};

const descriptionPath = (path: string): string => `${path}.json`;

const read = async (path: string): Promise<FileContent | null> => {
  try {
    const [bytes, text] = await Promise.all([readFile(path), readFile(descriptionPath(path), "utf8")]);
    const { contentType, sha256 } = descriptionSchema.parse(JSON.parse(text));
    if (sha256 !== undefined && sha256 !== sha256Hex(bytes))
      throw new PartnerError(
        FILE_STORE,
        "REFUSED",
        `The file ${path} is damaged: its content doesn't match its checksum. Restore it from a backup.`,
      );
    return { bytes, contentType };
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
};

const listFolder = async function* (directory: string): AsyncGenerator<PlacedFile> {
  for (const folder of await namesIn(directory)) {
    if (!/^[0-9a-f]{2}$/.test(folder)) continue;
    for (const name of await namesIn(join(directory, folder))) {
      if (!/^[0-9a-f]{32}$/.test(name)) continue;
      const facts = await stat(join(directory, folder, name)).catch(() => null);
      if (facts !== null) yield { storageKey: `${folder}/${name}`, byteLength: facts.size, writtenAt: facts.mtime };
    }
  }
};

const namesIn = async (directory: string): Promise<string[]> => {
  try {
    return (await readdir(directory)).sort();
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
};

const PROBE_BYTES = 64 * 1024;

const check = async (directory: string): Promise<string> => {
  const probe = join(directory, `.probe-${process.pid}`);
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    // A full disk still accepts an empty file.
    await writeFileDurably(probe, "x".repeat(PROBE_BYTES));
    await rm(probe);
  } catch (error) {
    const isFull = error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
    if (isFull) throw new Error(`the disk of ${directory} is full; free up space`);
    throw new Error(`${directory} cannot be written; change its owner or set DATA_DIR`);
  }
  return `the folder ${directory}`;
};

const isAbsent = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";
