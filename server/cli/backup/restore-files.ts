import { z } from "zod";
import { ENTRY, readEntry } from "@/server/integrations/backup-file/describe-backup";
import type { ArchiveEntry } from "@/server/integrations/backup-file/write-archive";
import { isStorageKey } from "@/server/integrations/file-store/storage-key";
import type { FilePlace } from "@/server/partners/file-place";

const descriptionSchema = z.object({ contentType: z.string(), sha256: z.string() });
const DESCRIPTION = ".json";
/** Files written at a time. */
const AT_ONCE = 8;

/** Writes files of a backup that the place doesn't have: a key never gets other bytes. */
export const createFilesRestorer = (place: FilePlace) => {
  const files = { written: 0, present: 0 };
  const running = new Set<Promise<void>>();
  let described: { key: string; contentType: string } | null = null;
  const restore = async (file: { storageKey: string; bytes: Uint8Array; contentType: string }): Promise<void> => {
    if (await place.has(file.storageKey)) {
      files.present += 1;
      return;
    }
    await place.write(file);
    files.written += 1;
  };
  return {
    write: async ({ name, bytes }: ArchiveEntry): Promise<void> => {
      const key = name.slice(ENTRY.files.length);
      if (key.endsWith(DESCRIPTION)) {
        described = { key: key.slice(0, -DESCRIPTION.length), ...readEntry(descriptionSchema, bytes) };
        return;
      }
      if (described?.key !== key || !isStorageKey(key)) return;
      const work: Promise<void> = restore({ storageKey: key, bytes, contentType: described.contentType }).finally(() =>
        running.delete(work),
      );
      running.add(work);
      if (running.size >= AT_ONCE) await Promise.race(running);
    },
    finish: async (): Promise<{ written: number; present: number }> => {
      await Promise.all(running);
      return files;
    },
  };
};
