import { createHash, randomBytes } from "node:crypto";
import { createS3Place } from "@/server/integrations/file-store/open-file-place";
import { createFileStore } from "@/server/integrations/file-store/open-files";
import { createStorageKey } from "@/server/integrations/file-store/storage-key";
import { createS3Calls } from "@/server/integrations/s3-files/s3-calls";
import { listObjects, putObject } from "@/server/integrations/s3-files/s3-objects";
import { createS3Spool } from "@/server/integrations/s3-files/s3-spool";
import { listUploads } from "@/server/integrations/s3-files/upload-parts";
import { parseFilesUrl, type S3Location } from "@/server/kernel/parse-files-url";
import { type Figure, figure, median, ms } from "../lib-measure";
import { moveKilled } from "./s3-move";

const USAGE = `HOMEWARD_S3_URL='s3://bucket/prefix?endpoint=…&region=…' HOMEWARD_S3_ACCESS_KEY_ID=… HOMEWARD_S3_SECRET_ACCESS_KEY=… \\
  npm run bench -- connect s3

Runs the file store against a bucket of yours. HOMEWARD_S3_URL has the form of FILES_URL (docs/guides/files.md). Everything is
written under a new folder homeward-bench-… behind the prefix, about 130 MB, and deleted at the end. HOMEWARD_S3_STORE names
the store in the table, for example "OpenStack Swift 2.30".
`;
const VARIABLES = ["HOMEWARD_S3_URL", "HOMEWARD_S3_ACCESS_KEY_ID", "HOMEWARD_S3_SECRET_ACCESS_KEY"] as const;
const MB = 1_000_000;

type Bucket = { location: S3Location; credentials: { accessKeyId: string; secretAccessKey: string } };

/** The file store with a real bucket: what is stored, rejected, read back, moved and left over. */
export const runS3 = async (): Promise<Figure[]> => {
  const bucket = openBucket();
  const s3 = createS3Calls(bucket);
  const { endpoint, region } = bucket.location;
  const store = process.env.HOMEWARD_S3_STORE ?? endpoint ?? `Amazon S3, ${region}`;
  const figures = [
    figure("Store", "", store, null),
    await checkBucket(bucket),
    ...(await writeFiles(bucket)),
    await readDamaged(bucket),
    await refuseDigest(bucket),
    await listMany(bucket),
    ...(await spoolLarge(bucket)),
    ...(await moveKilled(bucket)),
  ];
  for await (const { name } of listObjects(s3, bucket.location.prefix))
    await s3.call(({ sdk, client }) =>
      client.send(new sdk.DeleteObjectCommand({ Bucket: bucket.location.bucket, Key: bucket.location.prefix + name })),
    );
  let left = (await listUploads(s3, bucket.location.prefix)).length;
  for await (const _ of listObjects(s3, bucket.location.prefix)) left += 1;
  return [...figures, figure("Objects and parts of uploads left in the bucket", "0", String(left), left === 0)];
};

const openBucket = (): Bucket => {
  const [url = "", accessKeyId = "", secretAccessKey = ""] = VARIABLES.map((name) => process.env[name]);
  const missing = VARIABLES.filter((name) => !process.env[name]);
  if (missing.length > 0) {
    console.error(`Not in the environment: ${missing.join(", ")}. Nothing was run.\n\n${USAGE}`);
    process.exit(2);
  }
  const location = parseFilesUrl(url);
  if (location.kind !== "S3") throw new Error("HOMEWARD_S3_URL must be s3://bucket/prefix?…");
  const prefix = `${location.prefix}homeward-bench-${randomBytes(4).toString("hex")}/`;
  return { location: { ...location, prefix }, credentials: { accessKeyId, secretAccessKey } };
};

const said = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "accepted",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const checkBucket = async ({ location, credentials }: Bucket): Promise<Figure> => {
  const checkWith = (secretAccessKey: string): Promise<string> =>
    said(createS3Place(createS3Calls({ location, credentials: { ...credentials, secretAccessKey } })).check());
  const right = await checkWith(credentials.secretAccessKey);
  if (right !== "accepted") throw new Error(right);
  const refused = await checkWith("wrong");
  return figure(
    "A wrong secret key",
    "refused with a message",
    refused,
    /Correct FILES_SECRET_ACCESS_KEY/.test(refused),
  );
};

const writeFiles = async (bucket: Bucket): Promise<Figure[]> => {
  const open = () =>
    createFileStore({
      ...{ place: createS3Place(createS3Calls(bucket)), masterSecret: "a secret of the bench", randomBytes },
      noteKey: async () => undefined,
    });
  const [one, other] = [open(), open()];
  const times: { put: number[]; get: number[] } = { put: [], get: [] };
  let same = 0;
  const sizes = [0, ...Array.from({ length: 20 }, () => 200_000), 10 * MB];
  for (const size of sizes) {
    const bytes = randomBytes(size);
    const startedAt = performance.now();
    const { storageKey } = await one.put({ bytes, contentType: "image/webp" });
    const putAt = performance.now();
    const found = await other.get(storageKey);
    times.put.push(putAt - startedAt);
    times.get.push(performance.now() - putAt);
    if (found?.contentType === "image/webp" && bytes.equals(found.bytes)) same += 1;
    await other.delete(storageKey);
    if ((await one.get(storageKey)) !== null) same -= 1;
  }
  const all = sizes.length;
  return [
    figure("Files that another process reads unchanged, then deletes", `${all}`, `${same}`, same === all),
    figure("Saving 200 kB, median", "", ms(median(times.put)), null),
    figure("Opening 200 kB, median", "", ms(median(times.get)), null),
  ];
};

const readDamaged = async (bucket: Bucket): Promise<Figure> => {
  const s3 = createS3Calls(bucket);
  const place = createS3Place(s3);
  const storageKey = createStorageKey(randomBytes);
  await s3.call(({ sdk, client }) =>
    client.send(
      new sdk.PutObjectCommand({
        ...{ Bucket: bucket.location.bucket, Key: `${bucket.location.prefix}files/${storageKey}`, Body: "other" },
        Metadata: { sha256: "0".repeat(64) },
      }),
    ),
  );
  const refused = await said(place.read(storageKey));
  await place.delete(storageKey);
  const isRefused = /is damaged/.test(refused);
  return figure("A file that changed in the bucket", "refused", isRefused ? "refused" : refused, isRefused);
};

const refuseDigest = async (bucket: Bucket): Promise<Figure> => {
  const s3 = createS3Calls(bucket);
  const object = { Bucket: bucket.location.bucket, Key: `${bucket.location.prefix}digest`, Body: "bytes" };
  const ContentMD5 = createHash("md5").update("other bytes").digest("base64");
  const answer = await said(
    s3.call(({ sdk, client }) => client.send(new sdk.PutObjectCommand({ ...object, ContentMD5 })), { isProbe: true }),
  );
  return figure("Content that changes in transit", "refused by the store", answer, answer !== "accepted");
};

const listMany = async (bucket: Bucket): Promise<Figure> => {
  const s3 = createS3Calls(bucket);
  const place = createS3Place(s3);
  const keys = Array.from({ length: 1_010 }, () => createStorageKey(randomBytes)).sort();
  for (let from = 0; from < keys.length; from += 20)
    await Promise.all(
      keys.slice(from, from + 20).map((storageKey) =>
        putObject(s3, {
          ...{
            key: `${bucket.location.prefix}files/${storageKey}`,
            bytes: Buffer.from("x"),
            contentType: "text/plain",
          },
        }),
      ),
    );
  const listed: string[] = [];
  for await (const { storageKey } of place.list()) listed.push(storageKey);
  const isSame = listed.join() === keys.join();
  for (let from = 0; from < keys.length; from += 20)
    await Promise.all(keys.slice(from, from + 20).map((key) => place.delete(key)));
  return figure("Files in a list of more than one page, in order", "1010", String(listed.length), isSame);
};

const spoolLarge = async (bucket: Bucket): Promise<Figure[]> => {
  const s3 = createS3Calls(bucket);
  const spool = createS3Spool(s3, { randomBytes });
  const chunk = randomBytes(MB);
  const hash = createHash("sha256");
  const send = async function* (count: number, isBroken = false) {
    for (let each = 0; each < count; each += 1) yield chunk;
    if (isBroken) throw new Error("the sender hung up");
  };
  const before = process.memoryUsage().rss;
  const { key, sha256 } = await spool.put(send(100));
  let highest = process.memoryUsage().rss;
  const found = await createS3Spool(createS3Calls(bucket), { randomBytes }).open(key);
  for await (const part of found?.bytes ?? []) {
    hash.update(part);
    highest = Math.max(highest, process.memoryUsage().rss);
  }
  await spool.delete(key);
  const isSame = hash.digest("hex") === sha256;
  const grown = Math.round((highest - before) / MB);
  const broken = await said(spool.put(send(12, true)));
  const parts = (await listUploads(s3, `${bucket.location.prefix}spool/`)).length;
  return [
    figure("An upload of 100 MB, read by another process", "the same", isSame ? "the same" : "differs", isSame),
    figure("Memory used", "under 80 MB", `${grown} MB`, grown < 80),
    figure("Parts left of an upload that was cut off after 12 MB", "0", `${parts} (${broken})`, parts === 0),
  ];
};
