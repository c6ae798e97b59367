import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openS3Calls, S3_CREDENTIALS, type S3Server, startS3Server } from "@/test/s3-server";
import { createS3Place } from "./open-file-place";
import { createStorageKey } from "./storage-key";

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

const placeAt = (path: string, credentials = S3_CREDENTIALS) =>
  createS3Place(openS3Calls(server.url(path), { credentials }));
const newKey = () => createStorageKey(randomBytes);

test("returns a file with the same bytes and type, also to another process", async () => {
  const storageKey = newKey();
  const bytes = randomBytes(3 * 1024 * 1024);
  await placeAt("returns/a").write({ storageKey, bytes, contentType: "image/webp" });
  const found = await placeAt("returns/a").read(storageKey);
  expect(found?.contentType).toBe("image/webp");
  expect(
    createHash("sha256")
      .update(found?.bytes ?? "")
      .digest("hex"),
  ).toBe(createHash("sha256").update(bytes).digest("hex"));
});

test("stores an empty file", async () => {
  const storageKey = newKey();
  await placeAt("returns").write({ storageKey, bytes: new Uint8Array(), contentType: "text/plain" });
  expect((await placeAt("returns").read(storageKey))?.bytes.byteLength).toBe(0);
});

test("returns null for missing files, deletes them without error, and keeps prefixes apart", async () => {
  const place = placeAt("returns/b");
  const storageKey = newKey();
  await place.write({ storageKey, bytes: Buffer.from("x"), contentType: "text/plain" });
  expect(await place.has(storageKey)).toBe(true);
  expect(await placeAt("returns/c").has(storageKey)).toBe(false);
  await placeAt("returns/c").delete(storageKey);
  await place.delete(storageKey);
  await place.delete(storageKey);
  expect([await place.has(storageKey), await place.read(storageKey)]).toEqual([false, null]);
});

test("lists only our files, in the order of their keys", async () => {
  const place = placeAt("returns/many");
  const keys = Array.from({ length: 40 }, newKey);
  await Promise.all(
    keys.map((storageKey) => place.write({ storageKey, bytes: Buffer.from("xyz"), contentType: "text/plain" })),
  );
  await place.write({ storageKey: "notes.txt", bytes: Buffer.from("x"), contentType: "text/plain" });
  const listed = [];
  for await (const file of place.list()) listed.push(file);
  expect(listed.map(({ storageKey }) => storageKey)).toEqual(keys.toSorted());
  expect(listed[0]).toMatchObject({ byteLength: 3, writtenAt: expect.any(Date) });
});

test("writes, reads and deletes in the check and leaves nothing behind", async () => {
  expect(await placeAt("returns/check").check()).toBe("s3://returns/check/, a file was written, read and deleted");
  for await (const file of placeAt("returns/check").list()) expect(file).toBeUndefined();
});

test("names the setting for wrong keys and a missing bucket, without the key", async () => {
  await expect(placeAt("nothing-here").check()).rejects.toMatchObject({
    kind: "UNAUTHORIZED",
    message: `There is no bucket nothing-here at ${new URL(server.endpoint).host}. Create it, or correct FILES_URL.`,
  });
  await expect(placeAt("returns", { accessKeyId: "AKIAOTHER", secretAccessKey: "x" }).check()).rejects.toMatchObject({
    kind: "UNAUTHORIZED",
    message: "The store doesn't know the access key. Correct FILES_ACCESS_KEY_ID.",
  });
});
