/**
 * A place for files that are too large for memory and are read soon after: uploads that wait for a worker. Keys are made
 * here. Who may read is decided before.
 */
export type Spool = {
  /** Stores a stream and answers only when the bytes would survive a power cut; a stream that breaks leaves nothing. */
  put(bytes: AsyncIterable<Uint8Array>): Promise<SpooledFile>;
  /** Null when there is no such file. Whoever opened it closes it. */
  open(key: string): Promise<OpenedSpoolFile | null>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Files that nobody has written since, half-written ones included. */
  listUntouchedSince(at: Date): Promise<string[]>;
};

/** `sha256` is of the bytes as they came, lower-case hex. */
export type SpooledFile = { readonly key: string; readonly byteLength: number; readonly sha256: string };

export type OpenedSpoolFile = {
  readonly bytes: AsyncIterable<Buffer>;
  readonly byteLength: number;
  close(): void;
};
