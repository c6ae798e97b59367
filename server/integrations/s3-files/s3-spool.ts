import { createHash } from "node:crypto";
import { FILE_STORE } from "@/server/partners/file-store";
import { PartnerError } from "@/server/partners/partner-error";
import type { OpenedSpoolFile, Spool, SpooledFile } from "@/server/partners/spool";
import type { S3Calls } from "./s3-calls";
import { damaged, deleteObject, getObject, headObject, listObjects, putObject, readBody } from "./s3-objects";
import { abortUpload, listUploads, uploadParts } from "./upload-parts";

const KEY_BYTES = 16;
const KEY_FORM = /^[0-9a-f]{32}$/;
/** Amazon's minimum for all parts but the last; also what a process holds of a file at a time. */
const PART_BYTES = 5 * 1024 * 1024;
const BINARY = "application/octet-stream";

/**
 * Stores large files in a bucket, under `spool/` after the prefix. They are written and read in parts, so memory use
 * doesn't depend on the size, and a failed part is retried. Next to each file is its SHA-256, known only at the end,
 * which is compared after the whole file has been read.
 */
export const createS3Spool = (
  s3: S3Calls,
  { randomBytes, partBytes = PART_BYTES }: { randomBytes: (count: number) => Uint8Array; partBytes?: number },
): Spool => {
  const root = `${s3.location.prefix}spool/`;
  return {
    put: async (bytes) => {
      const key = Buffer.from(randomBytes(KEY_BYTES)).toString("hex");
      return { key, ...(await store(s3, { key: root + key, bytes, partBytes })) };
    },
    open: (key) => (KEY_FORM.test(key) ? open(s3, { key: root + key, partBytes }) : Promise.resolve(null)),
    delete: async (key) => {
      if (!KEY_FORM.test(key)) return;
      await deleteObject(s3, { key: root + key });
      await deleteObject(s3, { key: digestKey(root + key) });
      for (const { begunAt: _, ...upload } of await listUploads(s3, root + key)) await abortUpload(s3, upload);
    },
    listUntouchedSince: (at) => listOld(s3, { root, at }),
  };
};

const digestKey = (key: string): string => `${key}.sha256`;

type Storing = { key: string; bytes: AsyncIterable<Uint8Array>; partBytes: number };

const store = async (s3: S3Calls, { key, bytes, partBytes }: Storing): Promise<Omit<SpooledFile, "key">> => {
  const hash = createHash("sha256");
  let byteLength = 0;
  const parts = inParts(bytes, partBytes)[Symbol.asyncIterator]();
  const heard = async function* (first: Uint8Array): AsyncGenerator<Uint8Array> {
    for (let part: IteratorResult<Uint8Array> = { value: first, done: false }; part.done !== true; ) {
      hash.update(part.value);
      byteLength += part.value.byteLength;
      yield part.value;
      part = await parts.next();
    }
  };
  try {
    const { value: first = new Uint8Array() } = await parts.next();
    if (first.byteLength < partBytes)
      for await (const only of heard(first)) await putObject(s3, { key, bytes: only, contentType: BINARY });
    else await uploadParts(s3, { key, parts: heard(first) });
    const sha256 = hash.digest("hex");
    await putObject(s3, { key: digestKey(key), bytes: Buffer.from(sha256), contentType: "text/plain" });
    return { byteLength, sha256 };
  } finally {
    await parts.return(undefined);
  }
};

/** Splits a stream into pieces of exactly `size` bytes, except the last. */
const inParts = async function* (bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    length += chunk.byteLength;
    if (length < size) continue;
    const whole = Buffer.concat(waiting);
    let offset = 0;
    for (; offset + size <= length; offset += size) yield whole.subarray(offset, offset + size);
    waiting = [whole.subarray(offset)];
    length -= offset;
  }
  if (length > 0) yield Buffer.concat(waiting);
};

type Opening = { key: string; partBytes: number };

const open = async (s3: S3Calls, { key, partBytes }: Opening): Promise<OpenedSpoolFile | null> => {
  const byteLength = await headObject(s3, key);
  if (byteLength === null) return null;
  let isOpen = true;
  const close = (): void => {
    isOpen = false;
  };
  const read = async function* (): AsyncGenerator<Buffer> {
    const hash = createHash("sha256");
    for (let from = 0; from < byteLength && isOpen; from += partBytes) {
      const part = await readRange(s3, { key, from, to: Math.min(from + partBytes, byteLength) });
      hash.update(part);
      yield part;
    }
    const kept = await getObject(s3, { key: digestKey(key) });
    if (isOpen && kept !== null && Buffer.from(kept.bytes).toString() !== hash.digest("hex"))
      throw new PartnerError(FILE_STORE, "REFUSED", damaged(key));
  };
  return { bytes: read(), byteLength, close };
};

const readRange = (s3: S3Calls, { key, from, to }: { key: string; from: number; to: number }): Promise<Buffer> =>
  s3.call(async ({ sdk, client, signal }) => {
    const range = { Bucket: s3.location.bucket, Key: key, Range: `bytes=${from}-${to - 1}` };
    const answer = await client.send(new sdk.GetObjectCommand(range), { abortSignal: signal });
    return readBody({ ...answer, ContentLength: to - from }, signal);
  });

const listOld = async (s3: S3Calls, { root, at }: { root: string; at: Date }): Promise<string[]> => {
  const old = new Set<string>();
  const add = (name: string, touchedAt: Date): void => {
    const key = name.replace(/\.sha256$/, "");
    if (KEY_FORM.test(key) && touchedAt < at) old.add(key);
  };
  for await (const { name, writtenAt } of listObjects(s3, root)) add(name, writtenAt);
  for (const { Key, begunAt } of await listUploads(s3, root)) add(Key.slice(root.length), begunAt);
  return [...old];
};
