import { mkdir, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { FileContent, FileStore } from "@/server/partners/file-store";
import { writeFileDurably } from "../write-file-durably";
import { createFileLinks } from "./file-links";

const KEY_BYTES = 16;
const KEY_FORM = /^[0-9a-f]{2}\/[0-9a-f]{32}$/;
const descriptionSchema = z.object({ contentType: z.string() });

/**
 * Files in a folder of this machine. `directory` is DATA_DIR/files and made when it is missing; `masterSecret`
 * signs the links. Keys are random and made here: a key that has any other form is answered like an unknown one,
 * so no path from outside ever reaches the file system.
 */
export const createLocalFiles = ({
  directory,
  masterSecret,
  randomBytes,
}: {
  directory: string;
  masterSecret: string;
  randomBytes: (count: number) => Uint8Array;
}): FileStore => {
  const pathOf = (storageKey: string) => (KEY_FORM.test(storageKey) ? join(directory, storageKey) : null);

  return {
    ...createFileLinks({ masterSecret }),
    put: async ({ bytes, contentType }) => {
      const name = Buffer.from(randomBytes(KEY_BYTES)).toString("hex");
      // Two characters of folder keep any one folder small enough to list.
      const storageKey = `${name.slice(0, 2)}/${name}`;
      const path = join(directory, storageKey);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // The description first: a file that can be read always has its type.
      await writeFileDurably(descriptionPath(path), JSON.stringify({ contentType }));
      await writeFileDurably(path, bytes);
      return { storageKey, byteLength: bytes.byteLength };
    },
    get: async (storageKey) => {
      const path = pathOf(storageKey);
      return path === null ? null : read(path);
    },
    delete: async (storageKey) => {
      const path = pathOf(storageKey);
      if (path === null) return;
      await rm(path, { force: true });
      await rm(descriptionPath(path), { force: true });
    },
  };
};

const descriptionPath = (path: string): string => `${path}.json`;

const read = async (path: string): Promise<FileContent | null> => {
  try {
    const [bytes, description] = await Promise.all([readFile(path), readFile(descriptionPath(path), "utf8")]);
    return { bytes, contentType: descriptionSchema.parse(JSON.parse(description)).contentType };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
};
