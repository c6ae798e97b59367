import { join } from "node:path";
import type { FilesLocation } from "@/server/kernel/parse-files-url";
import type { FilePlace } from "@/server/partners/file-place";
import { createLocalPlace } from "../local-files/local-place";
import { createS3Calls } from "../s3-files/s3-calls";
import { createS3Place } from "./s3-place";

/** What is needed to open any place of files. */
export type FileSettings = {
  readonly DATA_DIR: string;
  readonly FILES_ACCESS_KEY_ID?: string | undefined;
  readonly FILES_SECRET_ACCESS_KEY?: string | undefined;
};

/** The place of files that a setting names. Nothing is asked of it before its first use. @throws Error without credentials */
export const openFilePlace = (location: FilesLocation, settings: FileSettings): FilePlace =>
  location.kind === "LOCAL"
    ? createLocalPlace({ directory: join(settings.DATA_DIR, "files") })
    : createS3Place(createS3Calls({ location, credentials: credentialsOf(settings) }));

export const credentialsOf = ({ FILES_ACCESS_KEY_ID = "", FILES_SECRET_ACCESS_KEY = "" }: FileSettings) => {
  if (FILES_ACCESS_KEY_ID === "" || FILES_SECRET_ACCESS_KEY === "")
    throw new Error("FILES_ACCESS_KEY_ID and FILES_SECRET_ACCESS_KEY must be set for files in S3.");
  return { accessKeyId: FILES_ACCESS_KEY_ID, secretAccessKey: FILES_SECRET_ACCESS_KEY };
};
