/**
 * Stores files that are too large for memory and read soon after, such as uploads waiting for a worker. Keys are
 * created here. Access is checked before.
 */
export type Spool = {
  /** Stores a stream and resolves only when the bytes would survive a power failure; a broken stream leaves nothing. */
  put(bytes: AsyncIterable<Uint8Array>): Promise<SpooledFile>;
  /** Returns null when there is no such file. The caller closes it. */
  open(key: string): Promise<OpenedSpoolFile | null>;
  /** Deletes a file; a missing one is no error. */
  delete(key: string): Promise<void>;
  /** Lists files not written since, including incomplete ones. */
  listUntouchedSince(at: Date): Promise<string[]>;
};

/** `sha256` is of the bytes as received, lower-case hex. */
export type SpooledFile = { readonly key: string; readonly byteLength: number; readonly sha256: string };

export type OpenedSpoolFile = {
  readonly bytes: AsyncIterable<Buffer>;
  readonly byteLength: number;
  close(): void;
};
