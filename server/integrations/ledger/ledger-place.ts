import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FilesLocation } from "@/server/kernel/parse-files-url";
import { FILE_STORE } from "@/server/partners/file-store";
import { PartnerError } from "@/server/partners/partner-error";
import { credentialsOf, type FileSettings } from "../file-store/open-file-place";
import { createS3Calls } from "../s3-files/s3-calls";
import { deleteObject, getObject, listObjects, putObject } from "../s3-files/s3-objects";
import { writeFileDurably } from "../write-file-durably";

/** Stores the ledger's files by name: in a folder, or in a bucket, beside the files of returns. */
export type LedgerPlace = {
  write(name: string, bytes: Uint8Array): Promise<void>;
  read(name: string): Promise<Uint8Array | null>;
  list(): AsyncIterable<string>;
  delete(name: string): Promise<void>;
};

const FOLDER = "ledger";

/** Opens the ledger beside the files of a location. */
export const openLedgerPlace = (location: FilesLocation, settings: FileSettings): LedgerPlace =>
  location.kind === "LOCAL" ? localPlace(join(settings.DATA_DIR, FOLDER)) : s3Place(location, settings);

const localPlace = (directory: string): LedgerPlace => ({
  write: async (name, bytes) => {
    try {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await writeFileDurably(join(directory, name), bytes);
    } catch (cause) {
      throw new PartnerError(FILE_STORE, "UNAVAILABLE", `${directory} can't be written: ${String(cause)}`, { cause });
    }
  },
  read: (name) => readFile(join(directory, name)).catch(nullIfAbsent),
  list: async function* () {
    yield* ((await readdir(directory).catch(nullIfAbsent)) ?? []).sort();
  },
  delete: (name) => rm(join(directory, name), { force: true }),
});

const s3Place = (location: FilesLocation & { kind: "S3" }, settings: FileSettings): LedgerPlace => {
  const s3 = createS3Calls({ location, credentials: credentialsOf(settings) });
  const root = `${location.prefix}${FOLDER}/`;
  return {
    write: (name, bytes) => putObject(s3, { key: root + name, bytes, contentType: "application/json" }),
    read: async (name) => (await getObject(s3, { key: root + name }))?.bytes ?? null,
    list: async function* () {
      for await (const { name } of listObjects(s3, root)) yield name;
    },
    delete: (name) => deleteObject(s3, { key: root + name }),
  };
};

const nullIfAbsent = (error: unknown): null => {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
};
