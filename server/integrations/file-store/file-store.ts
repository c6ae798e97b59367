import type { FilePlace } from "@/server/partners/file-place";
import type { FileStore } from "@/server/partners/file-store";
import { createFileLinks } from "./file-links";
import { createStorageKey, isStorageKey } from "./storage-key";

/**
 * The files of the product at `place`. Keys are random and made here: a key that has any other form is answered like an
 * unknown one. `masterSecret` signs the links. `noteKey` hears of a key before anything is written under it, so that what
 * a crash leaves behind is known. `fallback` is a place that files are being moved from: what `place` does not have is
 * read there.
 */
export const createFileStore = ({
  place,
  fallback = null,
  masterSecret,
  randomBytes,
  noteKey,
}: {
  place: FilePlace;
  fallback?: FilePlace | null;
  masterSecret: string;
  randomBytes: (count: number) => Uint8Array;
  noteKey: (storageKey: string) => Promise<void>;
}): FileStore => ({
  ...createFileLinks({ masterSecret }),
  put: async ({ bytes, contentType }, { signal } = {}) => {
    const storageKey = createStorageKey(randomBytes);
    await noteKey(storageKey);
    await place.write({ storageKey, bytes, contentType, signal });
    return { storageKey, byteLength: bytes.byteLength };
  },
  get: async (storageKey) => {
    if (!isStorageKey(storageKey)) return null;
    const found = await place.read(storageKey);
    if (found !== null || fallback === null) return found;
    // It may have been moved between the two looks.
    return (await fallback.read(storageKey)) ?? place.read(storageKey);
  },
  delete: async (storageKey) => {
    if (!isStorageKey(storageKey)) return;
    // In this order a move that is under way brings nothing back: after it wrote, it looks whether the old one is there.
    await fallback?.delete(storageKey);
    await place.delete(storageKey);
  },
});
