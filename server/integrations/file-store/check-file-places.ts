import type { FilesLocation } from "@/server/kernel/parse-files-url";
import { FILE_STORE } from "@/server/partners/file-store";
import { PartnerError } from "@/server/partners/partner-error";
import { type FileSettings, openFilePlace } from "./open-file-place";

type Places = FileSettings & {
  readonly FILES_URL: FilesLocation;
  readonly FILES_FALLBACK_URL?: FilesLocation | undefined;
};

/**
 * Writes, reads and deletes a file in each configured location, and returns a report.
 * @throws PartnerError that names the setting and says what to fix
 */
export const checkFilePlaces = async (settings: Places): Promise<string> => {
  const works = [await checkPlace("FILES_URL", settings.FILES_URL, settings)];
  if (settings.FILES_FALLBACK_URL !== undefined)
    works.push(await checkPlace("FILES_FALLBACK_URL", settings.FILES_FALLBACK_URL, settings));
  return works.join("; ");
};

const checkPlace = async (name: string, location: FilesLocation, settings: FileSettings): Promise<string> => {
  try {
    return await openFilePlace(location, settings).check();
  } catch (error) {
    const kind = error instanceof PartnerError ? error.kind : "REFUSED";
    throw new PartnerError(FILE_STORE, kind, `${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/**
 * Runs the same check before a start, but ignores a store that is only unavailable: everything else can still be
 * served.
 */
export const requireFilePlaces = async (settings: Places): Promise<void> => {
  try {
    await checkFilePlaces(settings);
  } catch (error) {
    if (error instanceof PartnerError && (error.kind === "UNAVAILABLE" || error.kind === "PAUSED")) return;
    throw error;
  }
};
