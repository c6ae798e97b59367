import type { Database } from "@/server/db/client";
import { listNamedKeys, listStoredKeys } from "@/server/db/returns/files";
import { Problem } from "@/server/kernel/problem";
import type { FilePlace, PlacedFile } from "@/server/partners/file-place";
import { PartnerError } from "@/server/partners/partner-error";

export type CheckedFiles = {
  /** Files that a row names. */
  known: number;
  /** Files that are a day old or older and that no row names. */
  unknown: number;
  unknownBytes: number;
  deleted: number;
  /** IDs of files that a row names but that exist nowhere. */
  missing: string[];
  /** Files that don't match their checksum, and why. */
  damaged: string[];
};

type Check = {
  /** All places that the product reads. */
  places: readonly FilePlace[];
  /** Reads each file and compares its checksum. */
  isContentRead: boolean;
  isDeleting: boolean;
  now: Date;
  onProgress: (checked: Readonly<CheckedFiles>) => void;
};

const BATCH = 500;
/** Younger ones may be about to get their row. */
const YOUNG_MS = 24 * 3_600_000;

/**
 * Compares the files at the places with those in the database. Deletes nothing unless `isDeleting`, and then only files
 * that have been unknown for a day.
 * @throws PartnerError; Problem FAILED_PRECONDITION when most files are unknown: they probably belong to another
 * installation
 */
export const checkFiles = async ({ db }: { db: Database }, check: Check): Promise<CheckedFiles> => {
  const checked: CheckedFiles = { known: 0, unknown: 0, unknownBytes: 0, deleted: 0, missing: [], damaged: [] };
  const known = new Set<string>();
  const unknown: { place: FilePlace; file: PlacedFile }[] = [];
  for (const place of check.places)
    for await (const files of inBatches(place.list())) {
      const named = await listNamedKeys(
        db,
        files.map(({ storageKey }) => storageKey),
      );
      for (const file of files) {
        if (!named.has(file.storageKey)) {
          if (check.now.getTime() - file.writtenAt.getTime() >= YOUNG_MS) unknown.push({ place, file });
          continue;
        }
        known.add(file.storageKey);
        if (check.isContentRead) await readContent(place, file, checked);
      }
      checked.known = known.size;
      check.onProgress(checked);
    }
  checked.unknown = unknown.length;
  checked.unknownBytes = unknown.reduce((sum, { file }) => sum + file.byteLength, 0);
  await findMissing(db, { known, places: check.places, checked });
  if (check.isDeleting) await deleteUnknown(db, unknown, checked);
  return checked;
};

const inBatches = async function* (files: AsyncIterable<PlacedFile>): AsyncGenerator<PlacedFile[]> {
  let batch: PlacedFile[] = [];
  for await (const file of files) {
    batch.push(file);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
};

const readContent = async (place: FilePlace, { storageKey }: PlacedFile, checked: CheckedFiles): Promise<void> => {
  try {
    await place.read(storageKey);
  } catch (error) {
    if (!(error instanceof PartnerError) || error.isRetryable) throw error;
    checked.damaged.push(error.message);
  }
};

type Search = { known: ReadonlySet<string>; places: readonly FilePlace[]; checked: CheckedFiles };

/** A file may be younger than the listing, so missing ones are looked up by their key. */
const findMissing = async (db: Database, { known, places, checked }: Search): Promise<void> => {
  for (let after = ""; ; ) {
    const rows = await listStoredKeys(db, { after, limit: BATCH });
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.storageKey;
    for (const { id, storageKey } of rows)
      if (!known.has(storageKey) && !(await isAnywhere(places, storageKey))) checked.missing.push(id);
  }
};

const isAnywhere = async (places: readonly FilePlace[], storageKey: string): Promise<boolean> => {
  for (const place of places) if (await place.has(storageKey)) return true;
  return false;
};

const deleteUnknown = async (
  db: Database,
  unknown: readonly { place: FilePlace; file: PlacedFile }[],
  checked: CheckedFiles,
): Promise<void> => {
  if (unknown.length > checked.known)
    throw new Problem(
      "FAILED_PRECONDITION",
      `${unknown.length} files aren't in this database and ${checked.known} are. These may be the files of another installation. Nothing was deleted.`,
    );
  for (const { place, file } of unknown) {
    if ((await listNamedKeys(db, [file.storageKey])).size > 0) continue;
    await place.delete(file.storageKey);
    checked.deleted += 1;
  }
};
