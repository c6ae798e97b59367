import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { createTarDecoder } from "modern-tar";
import { AGE_HEADER, decrypt, type Keys } from "./encryption";
import type { ArchiveEntry } from "./write-archive";

/** Larger than any part or file that a backup has. */
const MOST_ENTRY_BYTES = 512 * 1024 * 1024;

/** Reads the entries of a backup one after the other. @throws one sentence if it can't be opened, is damaged or ends early */
export const readArchive = async function* (path: string, keys: Keys): AsyncGenerator<ArchiveEntry> {
  const isEncrypted = await beginsLikeAge(path);
  const source = createReadStream(path, { highWaterMark: 1024 * 1024 });
  const bytes = asBytes(source);
  const plain = isEncrypted ? await decrypt(bytes, keys) : bytes;
  const decoder = createTarDecoder({ strict: true });
  try {
    for await (const { header, body } of plain.pipeThrough(decoder)) {
      if (header.size > MOST_ENTRY_BYTES) throw new Error(`${header.name} is larger than any file in a backup`);
      yield { name: header.name, bytes: await readBody(body) };
    }
  } catch (error) {
    throw damaged(error);
  } finally {
    source.destroy();
  }
};

const damaged = (error: unknown): Error =>
  new Error(
    `The backup is damaged, changed or not complete (${error instanceof Error ? error.message : String(error)}); use another one.`,
  );

const beginsLikeAge = async (path: string): Promise<boolean> => {
  const file = await open(path, "r").catch(() => null);
  if (file === null) throw new Error(`There is no file ${path}, or it can't be read.`);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(AGE_HEADER.length), 0, AGE_HEADER.length, 0);
    return buffer.subarray(0, bytesRead).toString("latin1") === AGE_HEADER;
  } finally {
    await file.close();
  }
};

const readBody = async (body: ReadableStream<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const asBytes = (source: Readable): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      source.once("end", () => controller.close());
      source.once("error", (error) => controller.error(error));
      source.on("data", (chunk: Buffer) => {
        controller.enqueue(new Uint8Array(chunk));
        if ((controller.desiredSize ?? 1) <= 0) source.pause();
      });
      source.pause();
    },
    pull: () => void source.resume(),
    cancel: () => void source.destroy(),
  });
