import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { describeFilesLocation, type FilesLocation } from "@/server/kernel/parse-files-url";
import type { FilePlace, PlacedFile } from "@/server/partners/file-place";
import { FILE_STORE } from "@/server/partners/file-store";
import { PartnerError } from "@/server/partners/partner-error";
import { createLocalPlace } from "../local-files/local-place";
import { createS3Calls, type S3Calls } from "../s3-files/s3-calls";
import { deleteObject, getObject, headObject, listObjects, putObject } from "../s3-files/s3-objects";
import { isStorageKey } from "./storage-key";

/** The settings needed to open any file location. */
export type FileSettings = {
  readonly DATA_DIR: string;
  readonly FILES_ACCESS_KEY_ID?: string | undefined;
  readonly FILES_SECRET_ACCESS_KEY?: string | undefined;
};

/** Opens the file location of a setting. It is not accessed before its first use. @throws Error without credentials */
export const openFilePlace = (location: FilesLocation, settings: FileSettings): FilePlace =>
  location.kind === "LOCAL"
    ? createLocalPlace({ directory: join(settings.DATA_DIR, "files") })
    : createS3Place(createS3Calls({ location, credentials: credentialsOf(settings) }));

export const credentialsOf = ({ FILES_ACCESS_KEY_ID = "", FILES_SECRET_ACCESS_KEY = "" }: FileSettings) => {
  if (FILES_ACCESS_KEY_ID === "" || FILES_SECRET_ACCESS_KEY === "")
    throw new Error("FILES_ACCESS_KEY_ID and FILES_SECRET_ACCESS_KEY must be set for files in S3.");
  return { accessKeyId: FILES_ACCESS_KEY_ID, secretAccessKey: FILES_SECRET_ACCESS_KEY };
};

/**
 * Stores files in a bucket, under `files/` after the prefix. The SHA-256 of each file is stored with it and compared on
 * reading. A write whose response was lost is repeated: the same key holds the same bytes.
 */
export const createS3Place = (s3: S3Calls): FilePlace => {
  const root = `${s3.location.prefix}files/`;
  return {
    write: ({ storageKey, ...file }) => putObject(s3, { ...file, key: root + storageKey }),
    read: (storageKey) => getObject(s3, { key: root + storageKey }),
    has: async (storageKey) => (await headObject(s3, root + storageKey)) !== null,
    delete: (storageKey) => deleteObject(s3, { key: root + storageKey }),
    list: () => list(s3, root),
    check: () => check(s3),
  };
};

const list = async function* (s3: S3Calls, root: string): AsyncGenerator<PlacedFile> {
  for await (const { name: storageKey, ...facts } of listObjects(s3, root))
    if (isStorageKey(storageKey)) yield { storageKey, ...facts };
};

const check = async (s3: S3Calls): Promise<string> => {
  const probe = { key: `${s3.location.prefix}probe-${randomBytes(8).toString("hex")}`, isProbe: true };
  const bytes = Buffer.from("Homeward checks that it can write, read and delete here.");
  await putObject(s3, { ...probe, bytes, contentType: "text/plain" });
  const found = await getObject(s3, probe);
  await deleteObject(s3, probe);
  const name = describeFilesLocation(s3.location);
  // A web page can answer any request with 200.
  if (found === null || !bytes.equals(found.bytes))
    throw new PartnerError(
      FILE_STORE,
      "UNAUTHORIZED",
      `What was written to ${name} was not there. Correct endpoint=….`,
    );
  return `${name}, a file was written, read and deleted`;
};
