import type { FileContent } from "./file-store";

/** Stores bytes under existing keys: a folder, or a bucket. It creates no keys and no links. */
export type FilePlace = {
  /** Resolves only when the bytes would survive a power failure. Writing a key again replaces the whole file. */
  write(file: FileContent & { readonly storageKey: string; readonly signal?: AbortSignal | undefined }): Promise<void>;
  /**
   * Returns null when there is no such file. Bytes that differ from those written cause an error and are never
   * returned.
   */
  read(storageKey: string): Promise<FileContent | null>;
  has(storageKey: string): Promise<boolean>;
  /** Deletes a file; a missing one is no error. */
  delete(storageKey: string): Promise<void>;
  /** Lists every file in the order of keys; files written meanwhile may be missing. */
  list(): AsyncIterable<PlacedFile>;
  /** Writes, reads and deletes a small file; returns a report. @throws Error that says what to fix */
  check(): Promise<string>;
};

export type PlacedFile = { readonly storageKey: string; readonly byteLength: number; readonly writtenAt: Date };
