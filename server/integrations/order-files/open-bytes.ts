import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { OrderFileError } from "./order-file-error";

/** Enough to detect the file type and how the first rows write amounts and dates. */
const PEEK_BYTES = 32 * 1024;

export type OpenedBytes = {
  /** Unpacked bytes; can be read once. */
  readonly bytes: AsyncIterable<Buffer>;
  /** The first bytes, for detection. */
  readonly head: Buffer;
  /**
   * How far reading has come, in bytes of the file as stored, exact to a few rows. `totalBytes` is null for standard
   * input.
   */
  readonly progress: () => { readBytes: number; totalBytes: number | null };
};

/**
 * Opens a file, or standard input for "-", and unpacks it if its first bytes are gzip, whatever its name.
 * @throws OrderFileError when it is missing, unreadable or damaged
 */
export const openBytes = async (path: string): Promise<OpenedBytes> => {
  const totalBytes = path === "-" ? null : await sizeOf(path);
  return unpackBytes(path === "-" ? process.stdin : createReadStream(path), totalBytes);
};

/** Size of a read. With larger chunks, progress would reach the last row as soon as the first is read. */
const PIECE_BYTES = 2048;

/** Does the same for bytes in memory. @throws OrderFileError when they are damaged */
export const unpackBytes = async (
  source: AsyncIterable<Buffer>,
  totalBytes: number | null,
  mostUnpackedBytes = Number.POSITIVE_INFINITY,
): Promise<OpenedBytes> => {
  let readBytes = 0;
  const count = async function* () {
    for await (const chunk of source) {
      for (let from = 0; from < chunk.length; from += PIECE_BYTES) {
        const piece = chunk.subarray(from, from + PIECE_BYTES);
        readBytes += piece.length;
        yield piece;
      }
    }
  };
  const raw = await peek(count());
  const isPacked = raw.head[0] === 0x1f && raw.head[1] === 0x8b;
  const { head, bytes } = isPacked ? await peek(unpack(raw.bytes, mostUnpackedBytes)) : raw;
  return { head, bytes, progress: () => ({ readBytes, totalBytes }) };
};

const sizeOf = async (path: string): Promise<number> => {
  try {
    const facts = await stat(path);
    if (facts.isDirectory()) throw new OrderFileError(`${path} is a folder; name the file in it.`);
    return facts.size;
  } catch (error) {
    if (error instanceof OrderFileError) throw error;
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOENT") throw new OrderFileError(`There is no file ${path}; check its name.`);
    if (code === "EACCES") throw new OrderFileError(`${path} may not be read; change its permissions.`);
    throw error;
  }
};

const peek = async (source: AsyncIterable<Buffer>): Promise<{ head: Buffer; bytes: AsyncIterable<Buffer> }> => {
  const chunks: Buffer[] = [];
  const iterator = source[Symbol.asyncIterator]();
  let length = 0;
  while (length < PEEK_BYTES) {
    const { done, value } = await iterator.next();
    if (done) break;
    chunks.push(value);
    length += value.length;
  }
  const rest = async function* () {
    yield* chunks;
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  return { head: Buffer.concat(chunks).subarray(0, PEEK_BYTES), bytes: rest() };
};

const unpack = async function* (bytes: AsyncIterable<Buffer>, mostBytes: number): AsyncGenerator<Buffer> {
  let length = 0;
  // The callback only prevents an uncaught error: reading throws it as well.
  const unpacked = pipeline(Readable.from(bytes, { objectMode: false }), createGunzip(), () => undefined);
  try {
    for await (const chunk of unpacked) {
      length += chunk.length;
      if (length > mostBytes) throw new OrderFileError("The file unpacks to more than is taken; send it in parts.");
      yield chunk;
    }
  } catch (error) {
    if (error instanceof OrderFileError) throw error;
    throw new OrderFileError("The gzip file is damaged or was cut off; fetch it again.");
  }
};
