import type { FileContent } from "./file-store";

/** Where bytes lie under keys that were made before: a folder, or a bucket. It makes no keys and no links. */
export type FilePlace = {
  /** Answers only when the bytes would survive a power cut. The same key again replaces what is there as a whole. */
  write(file: FileContent & { readonly storageKey: string; readonly signal?: AbortSignal | undefined }): Promise<void>;
  /** Null when there is no such file. Bytes that differ from what was written are an error, never an answer. */
  read(storageKey: string): Promise<FileContent | null>;
  has(storageKey: string): Promise<boolean>;
  /** Deleting what is not there is no error. */
  delete(storageKey: string): Promise<void>;
  /** Every file, in the order of the keys; those that are written meanwhile may be missing. */
  list(): AsyncIterable<PlacedFile>;
  /** Writes, reads and deletes a small file; answers what works in words. @throws Error that says what to mend */
  check(): Promise<string>;
};

export type PlacedFile = { readonly storageKey: string; readonly byteLength: number; readonly writtenAt: Date };
