import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseFilesUrl } from "@/server/kernel/parse-files-url";
import type { Spool } from "@/server/partners/spool";
import { S3_CREDENTIALS, type S3Server, startS3Server } from "@/test/s3-server";
import { openSpool } from "./open-spool";

let server: S3Server;
let DATA_DIR = "";
beforeAll(async () => {
  server = await startS3Server();
  DATA_DIR = await mkdtemp(join(tmpdir(), "homeward-spool-"));
});
afterAll(async () => {
  await server.close();
  await rm(DATA_DIR, { recursive: true, force: true });
});

const open = (url: string, fallback?: string): Spool =>
  openSpool(
    {
      ...{ DATA_DIR, FILES_URL: parseFilesUrl(url) },
      ...(fallback === undefined ? {} : { FILES_FALLBACK_URL: parseFilesUrl(fallback) }),
      FILES_ACCESS_KEY_ID: S3_CREDENTIALS.accessKeyId,
      FILES_SECRET_ACCESS_KEY: S3_CREDENTIALS.secretAccessKey,
    },
    { randomBytes },
  );
const stream = async function* (text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
};
const textOf = async (spool: Spool, key: string): Promise<string | null> => {
  const found = await spool.open(key);
  if (found === null) return null;
  const parts: Buffer[] = [];
  for await (const part of found.bytes) parts.push(part);
  return Buffer.concat(parts).toString();
};

test("after the switch to S3, reads files from the folder, writes new ones to the bucket, and deletes both", async () => {
  const before = await open("local").put(stream("received before"));
  const spool = open(server.url("returns"), "local");
  const after = await spool.put(stream("received after"));
  expect(await textOf(spool, before.key)).toBe("received before");
  expect(await textOf(open(server.url("returns")), after.key)).toBe("received after");
  const later = new Date(Date.now() + 60_000);
  expect((await spool.listUntouchedSince(later)).sort()).toEqual([before.key, after.key].sort());
  for (const { key } of [before, after]) await spool.delete(key);
  expect([await spool.listUntouchedSince(later), await readdir(join(DATA_DIR, "spool"))]).toEqual([[], []]);
});

test("rejects a bucket without credentials and names them", () => {
  const settings = { DATA_DIR, FILES_URL: parseFilesUrl(server.url("returns")) };
  expect(() => openSpool(settings, { randomBytes })).toThrow(
    "FILES_ACCESS_KEY_ID and FILES_SECRET_ACCESS_KEY must be set for files in S3.",
  );
});
