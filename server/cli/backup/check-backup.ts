import { createHash } from "node:crypto";
import {
  type BackupHead,
  type BackupManifest,
  ENTRY,
  headSchema,
  isSignedWith,
  manifestSchema,
  readEntry,
  secretSchema,
} from "@/server/integrations/backup-file/describe-backup";
import type { Keys } from "@/server/integrations/backup-file/encryption";
import { readArchive } from "@/server/integrations/backup-file/read-archive";
import { digestLine } from "@/server/integrations/backup-file/write-archive";
import { sha256Hex } from "@/server/kernel/crypto";

export type CheckedBackup = {
  head: BackupHead;
  manifest: BackupManifest;
  /** The master secret, which encrypted backups hold. */
  secret: string | null;
};

const CHANGED = "The backup is damaged or was changed";

/**
 * Reads a whole backup and checks it: it is complete, every checksum is right, and it was signed with one of these
 * master secrets or with the one inside. Nothing is restored before. @throws one sentence
 */
export const checkBackup = async (
  path: string,
  { keys, secrets }: { keys: Keys; secrets: readonly string[] },
): Promise<CheckedBackup> => {
  const found = new Map<string, Uint8Array>();
  const checksums = new Map<string, string>();
  const digest = createHash("sha256");
  for await (const { name, bytes } of readArchive(path, keys)) {
    const isAfter = name === ENTRY.manifest || name === ENTRY.signature;
    if (isAfter || name === ENTRY.head || name === ENTRY.secret) found.set(name, bytes);
    if (isAfter) continue;
    const sha256 = sha256Hex(bytes);
    digest.update(digestLine({ name, byteLength: bytes.byteLength, sha256 }));
    if (!name.startsWith(ENTRY.files) && !name.startsWith(ENTRY.ledger)) checksums.set(name, sha256);
  }
  const [head, manifest, signature] = [ENTRY.head, ENTRY.manifest, ENTRY.signature].map((name) => found.get(name));
  if (head === undefined || manifest === undefined || signature === undefined)
    throw new Error("The file is incomplete or isn't a Homeward backup. Use another one.");
  const sealed = found.get(ENTRY.secret);
  const secret = sealed === undefined ? null : readEntry(secretSchema, sealed).HOMEWARD_SECRET;
  const known = [...secrets, ...(secret === null ? [] : [secret])];
  if (!known.some((each) => isSignedWith(each, { manifest, signature })))
    throw new Error(
      `${CHANGED}, or it was made with another HOMEWARD_SECRET: its signature fits none that is known. Set HOMEWARD_SECRET to the one of that time.`,
    );
  const checked = { head: readEntry(headSchema, head), manifest: readEntry(manifestSchema, manifest), secret };
  requireSame(checked.manifest, { digest: digest.digest("hex"), checksums });
  return checked;
};

const requireSame = (
  manifest: BackupManifest,
  { digest, checksums }: { digest: string; checksums: ReadonlyMap<string, string> },
): void => {
  const wrong = manifest.parts.find(({ name, sha256 }) => checksums.get(name) !== sha256);
  if (wrong !== undefined) throw new Error(`${CHANGED}: the checksum of ${wrong.name} is wrong. Use another one.`);
  if (manifest.digest !== digest) throw new Error(`${CHANGED}: the checksum of a file is wrong. Use another one.`);
};
