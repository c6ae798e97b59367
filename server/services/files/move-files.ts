import type { FilePlace } from "@/server/partners/file-place";
import { FILE_STORE, type FileContent } from "@/server/partners/file-store";
import { PartnerError } from "@/server/partners/partner-error";

export type MovedFiles = {
  /** Files examined. */
  seen: number;
  /** Files written to the new place and read back. */
  copied: number;
  copiedBytes: number;
  /** Files that were there already, with the same content. */
  present: number;
  /** Files that the product deleted in the meantime. */
  gone: number;
  /** Files deleted at the old place, after the new one had them. */
  removed: number;
  /** Files that couldn't be moved and are still at the old place. */
  failed: number;
  failures: string[];
};

type Move = {
  from: FilePlace;
  to: FilePlace;
  /** Deletes files at the old place once the new one has them. */
  isMoving: boolean;
  /** Only counts. */
  isDryRun: boolean;
  onProgress: (moved: Readonly<MovedFiles>) => void;
};

/** Enough to keep a connection busy; each holds a file in memory. */
const WORKERS = 4;
const MOST_NAMED = 20;

/**
 * Copies every file from one place to another under the same key, reads it back and compares, and only then deletes the
 * old one. May be interrupted at any moment and run again: existing files are compared, not rewritten. The product may
 * run at the same time if it reads both places.
 * @throws PartnerError when a place doesn't work; an unreadable file is counted instead
 */
export const moveFiles = async (move: Move): Promise<MovedFiles> => {
  const moved: MovedFiles = {
    ...{ seen: 0, copied: 0, copiedBytes: 0, present: 0, gone: 0, removed: 0, failed: 0, failures: [] },
  };
  const files = move.from.list()[Symbol.asyncIterator]();
  const work = async (): Promise<void> => {
    for (;;) {
      const next = await files.next();
      if (next.done === true) return;
      await moveOne(move, moved, next.value.storageKey);
      moved.seen += 1;
      move.onProgress(moved);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return moved;
};

const moveOne = async (move: Move, moved: MovedFiles, storageKey: string): Promise<void> => {
  try {
    await (move.isDryRun ? countOne(move, moved, storageKey) : copyOne(move, moved, storageKey));
  } catch (error) {
    if (!(error instanceof PartnerError) || error.isRetryable) throw error;
    moved.failed += 1;
    if (moved.failures.length < MOST_NAMED) moved.failures.push(error.message);
  }
};

const countOne = async ({ to }: Move, moved: MovedFiles, storageKey: string): Promise<void> => {
  if (await to.has(storageKey)) moved.present += 1;
  else moved.copied += 1;
};

const copyOne = async ({ from, to, isMoving }: Move, moved: MovedFiles, storageKey: string): Promise<void> => {
  const file = await from.read(storageKey);
  if (file === null) {
    moved.gone += 1;
    return;
  }
  const isPresent = isSame(await readOrNull(to, storageKey), file);
  if (!isPresent) {
    await to.write({ ...file, storageKey });
    if (!isSame(await to.read(storageKey), file))
      throw new PartnerError(FILE_STORE, "REFUSED", `The copy of ${storageKey} differs from the file.`);
  }
  // A file that is deleted during the copy must not be restored: deletions happen at the old place first.
  if (!(await from.has(storageKey))) {
    await to.delete(storageKey);
    moved.gone += 1;
    return;
  }
  if (isPresent) moved.present += 1;
  else {
    moved.copied += 1;
    moved.copiedBytes += file.bytes.byteLength;
  }
  if (!isMoving) return;
  await from.delete(storageKey);
  moved.removed += 1;
};

/** Reads a file, or null if it is damaged and has to be rewritten. */
const readOrNull = async (place: FilePlace, storageKey: string): Promise<FileContent | null> => {
  try {
    return await place.read(storageKey);
  } catch (error) {
    if (error instanceof PartnerError && error.kind === "REFUSED") return null;
    throw error;
  }
};

const isSame = (one: FileContent | null, other: FileContent): boolean =>
  one !== null && one.contentType === other.contentType && Buffer.from(one.bytes).equals(other.bytes);
