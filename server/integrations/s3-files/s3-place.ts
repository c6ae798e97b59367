import { createHash, randomBytes } from "node:crypto";
import { addAbortSignal, Readable } from "node:stream";
import type { GetObjectCommandOutput } from "@aws-sdk/client-s3";
import { sha256Hex } from "@/server/kernel/crypto";
import { describeFilesLocation, type S3Location } from "@/server/kernel/parse-files-url";
import type { FilePlace, PlacedFile } from "@/server/partners/file-place";
import type { FileContent } from "@/server/partners/file-store";
import { isStorageKey } from "../file-store/storage-key";
import type { S3Calls } from "./s3-calls";
import { DamagedFile } from "./s3-failures";

type Probing = { readonly isProbe?: boolean };

/**
 * Files in a bucket, under `files/` behind the prefix. The SHA-256 of each is kept with it and compared when it is read.
 * A write whose answer was lost is repeated: the same key holds the same bytes.
 */
export const createS3Place = (s3: S3Calls): FilePlace => {
  const { bucket: Bucket, prefix } = s3.location;
  const root = `${prefix}files/`;
  return {
    write: (file) => write(s3, { ...file, key: root + file.storageKey }),
    read: (storageKey) => read(s3, root + storageKey),
    has: (storageKey) =>
      s3.call(async ({ sdk, client, signal }) => {
        try {
          await client.send(new sdk.HeadObjectCommand({ Bucket, Key: root + storageKey }), { abortSignal: signal });
          return true;
        } catch (error) {
          if (error instanceof sdk.NotFound) return false;
          throw error;
        }
      }),
    delete: (storageKey) => remove(s3, root + storageKey),
    list: () => list(s3, root),
    check: () => check(s3, `${prefix}probe-${randomBytes(8).toString("hex")}`),
  };
};

/** Headers that ask the store to encrypt. */
export const encryptionOf = ({ encryption }: S3Location) =>
  encryption === null
    ? {}
    : {
        ServerSideEncryption: encryption.algorithm,
        ...(encryption.keyId === null ? {} : { SSEKMSKeyId: encryption.keyId }),
      };

const write = (
  s3: S3Calls,
  { key, bytes, contentType, isProbe }: FileContent & Probing & { readonly key: string },
): Promise<void> => {
  const object = {
    ...{ Bucket: s3.location.bucket, Key: key, Body: bytes, ContentLength: bytes.byteLength, ContentType: contentType },
    ContentMD5: createHash("md5").update(bytes).digest("base64"),
    Metadata: { sha256: sha256Hex(bytes) },
    ...encryptionOf(s3.location),
  };
  return s3.call(
    async ({ sdk, client, signal }) =>
      void (await client.send(new sdk.PutObjectCommand(object), { abortSignal: signal })),
    { isProbe: isProbe === true },
  );
};

const read = (s3: S3Calls, key: string, { isProbe = false }: Probing = {}): Promise<FileContent | null> =>
  s3.call(
    async ({ sdk, client, signal }) => {
      try {
        const command = new sdk.GetObjectCommand({ Bucket: s3.location.bucket, Key: key });
        const answer = await client.send(command, { abortSignal: signal });
        const bytes = await readWhole(answer, signal);
        requireSame(bytes, { answer, key });
        return { bytes, contentType: answer.ContentType ?? "application/octet-stream" };
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },
    { isProbe },
  );

const readWhole = async ({ Body }: GetObjectCommandOutput, signal: AbortSignal): Promise<Buffer> => {
  if (!(Body instanceof Readable)) return Buffer.alloc(0);
  const parts: Buffer[] = [];
  for await (const part of addAbortSignal(signal, Body)) parts.push(part);
  return Buffer.concat(parts);
};

/** @throws DamagedFile */
const requireSame = (
  bytes: Uint8Array,
  { answer: { ContentLength, Metadata }, key }: { answer: GetObjectCommandOutput; key: string },
): void => {
  const sha256 = Metadata?.sha256 ?? null;
  if (bytes.byteLength === (ContentLength ?? bytes.byteLength) && (sha256 === null || sha256 === sha256Hex(bytes)))
    return;
  throw new DamagedFile(
    `The file ${key} is damaged: its content doesn't match its checksum. Restore it from a backup or an earlier version.`,
  );
};

const remove = (s3: S3Calls, key: string, { isProbe = false }: Probing = {}): Promise<void> =>
  s3.call(
    async ({ sdk, client, signal }) =>
      void (await client.send(new sdk.DeleteObjectCommand({ Bucket: s3.location.bucket, Key: key }), {
        abortSignal: signal,
      })),
    { isProbe },
  );

const list = async function* (s3: S3Calls, root: string): AsyncGenerator<PlacedFile> {
  let token: string | undefined;
  do {
    const page = await s3.call(({ sdk, client, signal }) => {
      const asked = {
        Bucket: s3.location.bucket,
        Prefix: root,
        ...(token === undefined ? {} : { ContinuationToken: token }),
      };
      return client.send(new sdk.ListObjectsV2Command(asked), { abortSignal: signal });
    });
    for (const { Key = "", Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
      const storageKey = Key.slice(root.length);
      if (isStorageKey(storageKey)) yield { storageKey, byteLength: Size, writtenAt: LastModified };
    }
    token = page.IsTruncated === true ? page.NextContinuationToken : undefined;
  } while (token !== undefined);
};

const check = async (s3: S3Calls, key: string): Promise<string> => {
  const bytes = Buffer.from("Homeward checks that it can write, read and delete here.");
  await write(s3, { key, bytes, contentType: "text/plain", isProbe: true });
  const found = await read(s3, key, { isProbe: true });
  await remove(s3, key, { isProbe: true });
  if (found === null)
    throw new DamagedFile(`What was written to ${describeFilesLocation(s3.location)} was not there when it was read`);
  return `${describeFilesLocation(s3.location)}, a file was written, read and deleted`;
};
