import type { FilesLocation } from "@/server/kernel/parse-files-url";
import type { FileStore } from "@/server/partners/file-store";
import { createFileStore } from "./file-store";
import { type FileSettings, openFilePlace } from "./open-file-place";

/** The files of an installation as its settings say, with the place that they are being moved from, if there is one. */
export const openFiles = (
  settings: FileSettings & {
    readonly FILES_URL: FilesLocation;
    readonly FILES_FALLBACK_URL?: FilesLocation | undefined;
    readonly HOMEWARD_SECRET: string;
  },
  means: { randomBytes: (count: number) => Uint8Array; noteKey: (storageKey: string) => Promise<void> },
): FileStore => {
  const { FILES_URL, FILES_FALLBACK_URL } = settings;
  return createFileStore({
    ...means,
    place: openFilePlace(FILES_URL, settings),
    fallback: FILES_FALLBACK_URL === undefined ? null : openFilePlace(FILES_FALLBACK_URL, settings),
    masterSecret: settings.HOMEWARD_SECRET,
  });
};
