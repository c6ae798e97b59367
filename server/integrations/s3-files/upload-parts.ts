import { FILE_STORE } from "@/server/partners/file-store";
import { PartnerError } from "@/server/partners/partner-error";
import type { S3Calls } from "./s3-calls";
import { encryptionOf, headObject, md5Of } from "./s3-objects";

type Part = { readonly ETag: string | undefined; readonly PartNumber: number };
type Upload = { readonly Bucket: string; readonly Key: string; readonly UploadId: string };

/**
 * Uploads an object in parts; all but the last have the same size of at least 5 MiB. The upload is aborted on any
 * failure, so that no invisible parts remain that cost money. @throws PartnerError
 */
export const uploadParts = async (
  s3: S3Calls,
  { key, parts }: { key: string; parts: AsyncIterable<Uint8Array> },
): Promise<void> => {
  const upload = await begin(s3, key);
  try {
    const stored: Part[] = [];
    let byteLength = 0;
    for await (const bytes of parts) {
      stored.push(await storePart(s3, { upload, bytes, number: stored.length + 1 }));
      byteLength += bytes.byteLength;
    }
    await complete(s3, { upload, parts: stored, byteLength });
  } catch (error) {
    // The first failure matters more. Uploads that remain because the store is down are aborted by the cleanup.
    await abortUpload(s3, upload).catch(() => undefined);
    throw error;
  }
};

const begin = async (s3: S3Calls, key: string): Promise<Upload> => {
  const object = { Bucket: s3.location.bucket, Key: key };
  const { UploadId } = await s3.call(({ sdk, client, signal }) =>
    client.send(
      new sdk.CreateMultipartUploadCommand({
        ...object,
        ContentType: "application/octet-stream",
        ...encryptionOf(s3.location),
      }),
      { abortSignal: signal },
    ),
  );
  if (UploadId === undefined) throw new PartnerError(FILE_STORE, "UNAVAILABLE", "The file store began no upload.");
  return { ...object, UploadId };
};

const storePart = async (
  s3: S3Calls,
  { upload, bytes, number }: { upload: Upload; bytes: Uint8Array; number: number },
): Promise<Part> => {
  const part = {
    ...upload,
    PartNumber: number,
    Body: bytes,
    ContentLength: bytes.byteLength,
    ContentMD5: md5Of(bytes),
  };
  const { ETag } = await s3.call(({ sdk, client, signal }) =>
    client.send(new sdk.UploadPartCommand(part), { abortSignal: signal }),
  );
  return { ETag, PartNumber: number };
};

const complete = async (
  s3: S3Calls,
  { upload, parts, byteLength }: { upload: Upload; parts: Part[]; byteLength: number },
): Promise<void> => {
  try {
    await s3.call(({ sdk, client, signal }) =>
      client.send(new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }), {
        abortSignal: signal,
      }),
    );
  } catch (error) {
    // The response to an earlier attempt may have been lost: if the upload is gone and the object exists, it was
    // completed.
    if ((await headObject(s3, upload.Key).catch(() => null)) !== byteLength) throw error;
  }
};

/** Aborts an upload; a completed or missing one is no error. @throws PartnerError */
export const abortUpload = (s3: S3Calls, upload: Upload): Promise<void> =>
  s3.call(async ({ sdk, client, signal }) => {
    try {
      await client.send(new sdk.AbortMultipartUploadCommand(upload), { abortSignal: signal });
    } catch (error) {
      if (!(error instanceof Error && error.name === "NoSuchUpload")) throw error;
    }
  });

/** Lists unfinished uploads under a prefix; empty when the store can't list them. */
export const listUploads = async (s3: S3Calls, prefix: string): Promise<(Upload & { readonly begunAt: Date })[]> => {
  const Bucket = s3.location.bucket;
  try {
    const { Uploads = [] } = await s3.call(({ sdk, client, signal }) =>
      client.send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: prefix }), { abortSignal: signal }),
    );
    return Uploads.flatMap(({ Key, UploadId, Initiated = new Date(0) }) =>
      Key === undefined || UploadId === undefined ? [] : [{ Bucket, Key, UploadId, begunAt: Initiated }],
    );
  } catch (error) {
    if (error instanceof PartnerError && error.kind === "REFUSED") return [];
    throw error;
  }
};
