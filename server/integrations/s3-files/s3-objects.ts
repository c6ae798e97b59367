import { createHash } from "node:crypto";
import { addAbortSignal, Readable } from "node:stream";
import type { GetObjectCommandOutput } from "@aws-sdk/client-s3";
import { sha256Hex } from "@/server/kernel/crypto";
import type { S3Location } from "@/server/kernel/parse-files-url";
import { FILE_STORE, type FileContent } from "@/server/partners/file-store";
import { PartnerError } from "@/server/partners/partner-error";
import type { S3Calls } from "./s3-calls";
import { DamagedFile } from "./s3-failures";

/** `key` is complete, with all prefixes. A probe is tried once. */
type Named = { readonly key: string; readonly isProbe?: boolean; readonly signal?: AbortSignal | undefined };

/** Returns the headers that request encryption. */
export const encryptionOf = ({ encryption }: S3Location) =>
  encryption === null
    ? {}
    : {
        ServerSideEncryption: encryption.algorithm,
        ...(encryption.keyId === null ? {} : { SSEKMSKeyId: encryption.keyId }),
      };

/** Returns the checksum that the store compares on upload. */
export const md5Of = (bytes: Uint8Array): string => createHash("md5").update(bytes).digest("base64");

/** Stores an object with its checksum. @throws PartnerError */
export const putObject = (
  s3: S3Calls,
  { key, bytes, contentType, isProbe = false, signal: given }: FileContent & Named,
): Promise<void> => {
  const object = {
    ...{ Bucket: s3.location.bucket, Key: key, Body: bytes, ContentLength: bytes.byteLength, ContentType: contentType },
    ContentMD5: md5Of(bytes),
    Metadata: { sha256: sha256Hex(bytes) },
    ...encryptionOf(s3.location),
  };
  return s3.call(
    async ({ sdk, client, signal }) =>
      void (await client.send(new sdk.PutObjectCommand(object), { abortSignal: signal })),
    { isProbe, signal: given },
  );
};

/** Loads an object and compares its stored checksum; null when there is none. @throws PartnerError */
export const getObject = (s3: S3Calls, { key, isProbe = false }: Named): Promise<FileContent | null> =>
  s3.call(
    async ({ sdk, client, signal }) => {
      try {
        const command = new sdk.GetObjectCommand({ Bucket: s3.location.bucket, Key: key });
        const answer = await client.send(command, { abortSignal: signal });
        const bytes = await readBody(answer, signal);
        const sha256 = answer.Metadata?.sha256 ?? null;
        if (sha256 !== null && sha256 !== sha256Hex(bytes)) throw new DamagedFile(damaged(key));
        return { bytes, contentType: answer.ContentType ?? "application/octet-stream" };
      } catch (error) {
        if (error instanceof sdk.NoSuchKey || error instanceof sdk.NotFound) return null;
        throw error;
      }
    },
    { isProbe },
  );

/** Explains that a file's content changed. */
export const damaged = (key: string): string =>
  `The file ${key} is damaged: its content doesn't match its checksum. Restore it from a backup or an earlier version.`;

/** Reads a whole response body. @throws DamagedFile when its length differs from the announced one */
export const readBody = async (
  { Body, ContentLength }: Pick<GetObjectCommandOutput, "Body" | "ContentLength">,
  signal: AbortSignal,
): Promise<Buffer> => {
  if (!(Body instanceof Readable)) return Buffer.alloc(0);
  const parts: Buffer[] = [];
  for await (const part of addAbortSignal(signal, Body)) parts.push(part);
  const bytes = Buffer.concat(parts);
  if (ContentLength !== undefined && ContentLength !== bytes.byteLength)
    throw new DamagedFile("A file of the store didn't come whole.");
  return bytes;
};

/** Returns the size of an object; null when there is none. @throws PartnerError */
export const headObject = (s3: S3Calls, key: string): Promise<number | null> =>
  s3.call(async ({ sdk, client, signal }) => {
    try {
      const command = new sdk.HeadObjectCommand({ Bucket: s3.location.bucket, Key: key });
      const { ContentLength = 0 } = await client.send(command, { abortSignal: signal });
      return ContentLength;
    } catch (error) {
      if (error instanceof sdk.NotFound) return null;
      throw error;
    }
  });

/** Deletes an object; a missing one is no error. @throws PartnerError */
export const deleteObject = (s3: S3Calls, { key, isProbe = false }: Named): Promise<void> =>
  s3.call(
    async ({ sdk, client, signal }) => {
      const command = new sdk.DeleteObjectCommand({ Bucket: s3.location.bucket, Key: key });
      await client.send(command, { abortSignal: signal });
    },
    { isProbe },
  );

type ListedObject = { readonly name: string; readonly byteLength: number; readonly writtenAt: Date };

/** Lists names after a prefix, in order and without the prefix. @throws PartnerError */
export const listObjects = async function* (s3: S3Calls, prefix: string): AsyncGenerator<ListedObject> {
  let token: string | undefined;
  do {
    const from = token === undefined ? {} : { ContinuationToken: token };
    const page = await s3.call(({ sdk, client, signal }) => {
      const command = new sdk.ListObjectsV2Command({ Bucket: s3.location.bucket, Prefix: prefix, ...from });
      return client.send(command, { abortSignal: signal });
    });
    // Don't mistake a web page for an empty bucket.
    if (page.Name === undefined && page.IsTruncated === undefined)
      throw new PartnerError(
        FILE_STORE,
        "UNAUTHORIZED",
        "What answers isn't an S3 store. Correct endpoint=… in FILES_URL.",
      );
    for (const { Key = "", Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
      yield { name: Key.slice(prefix.length), byteLength: Size, writtenAt: LastModified };
    token = page.IsTruncated === true ? page.NextContinuationToken : undefined;
  } while (token !== undefined);
};
