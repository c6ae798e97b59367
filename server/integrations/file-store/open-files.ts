import { deriveKey, hmacOfFields, isEqualSecret } from "@/server/kernel/crypto";
import type { FilesLocation } from "@/server/kernel/parse-files-url";
import type { FilePlace } from "@/server/partners/file-place";
import { DISPOSITIONS, type Disposition, type FileStore, type LinkSubject } from "@/server/partners/file-store";
import { type FileSettings, openFilePlace } from "./open-file-place";
import { createStorageKey, isStorageKey } from "./storage-key";

/**
 * Opens the file store of an installation by its settings, including the location that files are being migrated from.
 */
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

/**
 * Creates the file store at `place`. Keys are random and created here; a key in any other format is treated as unknown.
 * `masterSecret` signs links. `noteKey` is called with a key before anything is written under it, so that files left by
 * a crash are known. `fallback` is the location files are being migrated from: files missing in `place` are read there.
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
    // The file may have been moved between the two lookups.
    return (await fallback.read(storageKey)) ?? place.read(storageKey);
  },
  delete: async (storageKey) => {
    if (!isStorageKey(storageKey)) return;
    // With this order, a move in progress can't restore the file: after writing, it checks that the old one still
    // exists.
    await fallback?.delete(storageKey);
    await place.delete(storageKey);
  },
  check: () => place.check(),
});

/** Decisions, section 5: a link is valid for ten minutes. */
const LINK_LIFETIME_SECONDS = 600;
const EXPIRY_FORM = /^[1-9][0-9]{0,11}$/;

/**
 * Creates links in the form `/files/{object_id}?e={expiry}&d={disposition}&s={signature}`, with `&k={key_id}` for links
 * requested with an API key. The expiry is in seconds since 1970. The signature also covers the tenant, which is not
 * part of the link: a link of one tenant is invalid for another tenant's object, even with the same ID.
 */
export const createFileLinks = ({
  masterSecret,
}: {
  masterSecret: string;
}): Pick<FileStore, "signLink" | "verifyLink"> => {
  const key = deriveKey(masterSecret, "file-links");
  const signatureOf = ({ objectId, groupId, disposition, keyId }: LinkSubject, expiry: number): string =>
    hmacOfFields(key, [objectId, groupId, disposition, keyId ?? "", String(expiry)]).toString("base64url");

  return {
    signLink: ({ now, ...subject }) => {
      const expiry = Math.floor(now.getTime() / 1000) + LINK_LIFETIME_SECONDS;
      const query = new URLSearchParams({
        e: String(expiry),
        d: subject.disposition,
        ...(subject.keyId === null ? {} : { k: subject.keyId }),
        s: signatureOf(subject, expiry),
      });
      return {
        path: `/files/${encodeURIComponent(subject.objectId)}?${query}`,
        expiresAt: new Date(expiry * 1000),
      };
    },
    verifyLink: ({ objectId, groupId, now, e, d, k, s }) => {
      if (!e || !s || k === "" || !EXPIRY_FORM.test(e) || !isDisposition(d))
        return { isValid: false, reason: "MALFORMED" };
      const expiry = Number(e);
      const keyId = k ?? null;
      // The signature is checked first, so that only the holder of a genuine link learns that it has expired.
      const expected = signatureOf({ objectId, groupId, disposition: d, keyId }, expiry);
      if (!isEqualSecret(s, expected)) return { isValid: false, reason: "TAMPERED" };
      if (now.getTime() >= expiry * 1000) return { isValid: false, reason: "EXPIRED" };
      return { isValid: true, disposition: d, expiresAt: new Date(expiry * 1000), keyId };
    },
  };
};

const isDisposition = (text: string | null | undefined): text is Disposition =>
  DISPOSITIONS.some((disposition) => disposition === text);
