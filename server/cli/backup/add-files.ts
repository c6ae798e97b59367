import { asEntry, type BackupManifest, ENTRY } from "@/server/integrations/backup-file/describe-backup";
import type { ArchiveWriter } from "@/server/integrations/backup-file/write-archive";
import { openFilePlace } from "@/server/integrations/file-store/open-file-place";
import { isStorageKey } from "@/server/integrations/file-store/storage-key";
import { sha256Hex } from "@/server/kernel/crypto";
import type { Env } from "@/server/kernel/env";
import type { FileContent } from "@/server/partners/file-store";
import { PartnerError } from "@/server/partners/partner-error";

/** Files read at a time: enough to keep a connection busy; each is held in memory. */
const AHEAD = 16;
const SAY_EVERY = 5_000;

/**
 * Adds the files with these keys as a folder of files has them: each after its description. Files that were deleted
 * meanwhile, or that are damaged, are counted as missing.
 * @throws PartnerError when the store doesn't work
 */
export const addFiles = async (
  archive: ArchiveWriter,
  { env, keys, say }: { env: Env; keys: readonly string[]; say: (line: string) => void },
): Promise<BackupManifest["files"]> => {
  const read = createReader(env);
  const files = { count: 0, bytes: 0, missing: 0 };
  for (let start = 0; start < keys.length; start += AHEAD) {
    const batch = keys.slice(start, start + AHEAD).filter(isStorageKey);
    const contents = await Promise.all(batch.map(read));
    for (const [place, key] of batch.entries()) {
      const file = contents[place] ?? null;
      if (file === null) {
        files.missing += 1;
        continue;
      }
      const description = { contentType: file.contentType, sha256: sha256Hex(file.bytes) };
      await archive.add({ name: `${ENTRY.files}${key}.json`, bytes: asEntry(description) });
      await archive.add({ name: ENTRY.files + key, bytes: file.bytes });
      files.count += 1;
      files.bytes += file.bytes.byteLength;
      if (files.count % SAY_EVERY === 0) say(`${files.count} of ${keys.length} files …`);
    }
  }
  return files;
};

const createReader = (env: Env) => {
  const { FILES_URL, FILES_FALLBACK_URL } = env;
  const places = [FILES_URL, ...(FILES_FALLBACK_URL === undefined ? [] : [FILES_FALLBACK_URL])].map((location) =>
    openFilePlace(location, env),
  );
  return async (key: string): Promise<FileContent | null> => {
    for (const place of places) {
      const found = await place.read(key).catch((error: unknown) => {
        if (error instanceof PartnerError && error.kind === "REFUSED") return null;
        throw error;
      });
      if (found !== null) return found;
    }
    return null;
  };
};
