import { join } from "node:path";
import type { FilesLocation } from "@/server/kernel/parse-files-url";
import type { Spool } from "@/server/partners/spool";
import { createLocalSpool } from "../local-spool/local-spool";
import { createS3Calls } from "../s3-files/s3-calls";
import { createS3Spool } from "../s3-files/s3-spool";
import { credentialsOf, type FileSettings } from "./open-file-place";

type RandomBytes = (count: number) => Uint8Array;

/** Opens the spool next to an installation's files, so that any process can read what another one received. */
export const openSpool = (
  settings: FileSettings & {
    readonly FILES_URL: FilesLocation;
    readonly FILES_FALLBACK_URL?: FilesLocation | undefined;
  },
  { randomBytes }: { randomBytes: RandomBytes },
): Spool => {
  const { FILES_URL, FILES_FALLBACK_URL } = settings;
  const openAt = (location: FilesLocation): Spool => openSpoolAt(location, settings, { randomBytes });
  const spool = openAt(FILES_URL);
  return FILES_FALLBACK_URL === undefined ? spool : withFallback(spool, openAt(FILES_FALLBACK_URL));
};

/** Opens the spool in one location. */
export const openSpoolAt = (
  location: FilesLocation,
  settings: FileSettings,
  { randomBytes }: { randomBytes: RandomBytes },
): Spool =>
  location.kind === "LOCAL"
    ? createLocalSpool({ directory: join(settings.DATA_DIR, "spool"), randomBytes })
    : createS3Spool(createS3Calls({ location, credentials: credentialsOf(settings) }), { randomBytes });

/** Files received before a migration are read from the old location; they are gone within hours. */
const withFallback = (spool: Spool, old: Spool): Spool => ({
  put: spool.put,
  open: async (key) => (await spool.open(key)) ?? old.open(key),
  delete: async (key) => {
    await spool.delete(key);
    await old.delete(key);
  },
  listUntouchedSince: async (at) => [
    ...new Set([...(await spool.listUntouchedSince(at)), ...(await old.listUntouchedSince(at))]),
  ],
});
