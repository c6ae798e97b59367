import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Spool } from "@/server/partners/spool";
import { syncFolder } from "../write-file-durably";

const KEY_BYTES = 16;
const KEY_FORM = /^[0-9a-f]{32}$/;

/**
 * Creates a spool in a folder of this machine, which is created if needed. Keys are random; one in any other format is
 * treated as unknown, so no external path reaches the file system. A key is published only when the file is complete,
 * so files need no temporary name while they are written.
 */
export const createLocalSpool = ({
  directory,
  randomBytes,
}: {
  directory: string;
  randomBytes: (count: number) => Uint8Array;
}): Spool => {
  const pathOf = (key: string): string | null => (KEY_FORM.test(key) ? join(directory, key) : null);
  return {
    put: async (bytes) => {
      const key = Buffer.from(randomBytes(KEY_BYTES)).toString("hex");
      const path = join(directory, key);
      await mkdir(directory, { recursive: true, mode: 0o700 });
      try {
        const written = await writeAll(path, bytes);
        await syncFolder(directory);
        return { key, ...written };
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    open: async (key) => {
      const path = pathOf(key);
      const byteLength = path === null ? null : await sizeOf(path);
      if (path === null || byteLength === null) return null;
      const bytes = createReadStream(path);
      return { bytes, byteLength, close: () => void bytes.destroy() };
    },
    delete: async (key) => {
      const path = pathOf(key);
      if (path !== null) await rm(path, { force: true });
    },
    listUntouchedSince: (at) => listOld(directory, at),
  };
};

const writeAll = async (
  path: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ byteLength: number; sha256: string }> => {
  const hash = createHash("sha256");
  let byteLength = 0;
  const file = await open(path, "wx", 0o600);
  try {
    for await (const chunk of bytes) {
      hash.update(chunk);
      byteLength += chunk.byteLength;
      await writeChunk(file, chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { byteLength, sha256: hash.digest("hex") };
};

/** Writes a whole chunk, because the system may accept less than it is given. */
const writeChunk = async (file: FileHandle, chunk: Uint8Array): Promise<void> => {
  let offset = 0;
  while (offset < chunk.byteLength) offset += (await file.write(chunk, offset)).bytesWritten;
};

const sizeOf = async (path: string): Promise<number | null> => {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
};

const listOld = async (directory: string, at: Date): Promise<string[]> => {
  const old: string[] = [];
  for (const name of await namesIn(directory)) {
    if (!KEY_FORM.test(name)) continue;
    const facts = await stat(join(directory, name)).catch(() => null);
    if (facts !== null && facts.mtimeMs < at.getTime()) old.push(name);
  }
  return old;
};

const namesIn = async (directory: string): Promise<string[]> => {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
};

const isAbsent = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";
