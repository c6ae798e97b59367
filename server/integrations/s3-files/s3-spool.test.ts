import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type FaultyS3, startFaultyS3 } from "@/test/faulty-s3";
import { openS3Calls, type S3Server, startS3Server } from "@/test/s3-server";
import { createS3Spool } from "./s3-spool";

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
/** Splits bytes into chunks that don't align with the parts. */
const chunked = async function* (bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
};
const readAll = async (bytes: AsyncIterable<Buffer>): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
};

describe("on a real server", () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server.close());
  const open = () => createS3Spool(openS3Calls(server.url("returns/shop")), { randomBytes });

  test.each([[0], [17], [5 * 1024 * 1024], [12_345_678]])("returns %i bytes to another process", async (size) => {
    const sent = randomBytes(size);
    const { key, ...facts } = await open().put(chunked(sent, 700_001));
    expect(facts).toEqual({ byteLength: size, sha256: sha256(sent) });
    const found = await open().open(key);
    expect(found?.byteLength).toBe(size);
    expect(sha256(await readAll(found?.bytes ?? chunked(Buffer.alloc(1), 1)))).toBe(sha256(sent));
    await open().delete(key);
    expect(await open().open(key)).toBeNull();
  });

  test("lists files by when they were last modified, and touches nothing for keys in other formats", async () => {
    const { key } = await open().put(chunked(Buffer.from("orders"), 2));
    expect(await open().listUntouchedSince(new Date(Date.now() - 60_000))).toEqual([]);
    expect(await open().listUntouchedSince(new Date(Date.now() + 60_000))).toEqual([key]);
    for (const other of ["", "../files/x", `${key}.sha256`]) {
      expect(await open().open(other)).toBeNull();
      await open().delete(other);
    }
    expect((await open().open(key))?.byteLength).toBe(6);
    await open().delete(key);
    expect(await open().listUntouchedSince(new Date(Date.now() + 60_000))).toEqual([]);
  });
});

describe("on a server that fails", () => {
  let server: FaultyS3;
  beforeEach(async () => {
    server = await startFaultyS3();
    return () => server.close();
  });
  const open = () => createS3Spool(openS3Calls(server.url, { attemptMs: 2_000 }), { randomBytes, partBytes: 10 });
  const SENT = Buffer.from("three parts of ten, so 26");

  test("aborts the upload when a stream breaks, leaving no part", async () => {
    const broken = async function* () {
      yield SENT;
      throw new Error("the sender hung up");
    };
    await expect(open().put(broken())).rejects.toThrow("the sender hung up");
    expect([server.uploads.size, server.objects.size]).toEqual([0, 0]);
    expect(server.asked.at(-1)?.line).toMatch(/^DELETE spool\/\w+\?uploadId=/);
  });

  test("resends a failed part, and aborts the upload if it keeps failing", async () => {
    server.fail(null, { kind: "ANSWER", status: 500 });
    const { key } = await open().put(chunked(SENT, 7));
    expect(server.objects.get(`spool/${key}`)?.bytes.toString()).toBe(SENT.toString());
    const down = { kind: "ANSWER", status: 500 } as const;
    server.fail(null, null, down, down, down);
    await expect(open().put(chunked(SENT, 7))).rejects.toMatchObject({ kind: "UNAVAILABLE" });
    expect(server.uploads.size).toBe(0);
  });

  test("recognizes a completion whose response was lost", async () => {
    server.fail(null, null, null, null, { kind: "HANG_UP", after: true });
    const { key, byteLength } = await open().put(chunked(SENT, 7));
    expect(byteLength).toBe(SENT.length);
    expect(server.objects.get(`spool/${key}`)?.bytes.toString()).toBe(SENT.toString());
    expect(server.uploads.size).toBe(0);
  });

  test("lists unfinished uploads of a killed process, and aborts them on delete", async () => {
    const down = { kind: "ANSWER", status: 500 } as const;
    // The abort fails as well.
    server.fail(null, null, down, down, down, down, down, down);
    await expect(open().put(chunked(SENT, 7))).rejects.toMatchObject({ kind: "UNAVAILABLE" });
    expect(server.uploads.size).toBe(1);
    const [key = ""] = await open().listUntouchedSince(new Date(Date.now() + 1_000));
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    await open().delete(key);
    expect(server.uploads.size).toBe(0);
  });

  test("reports changed bytes at the end of the file, and reads a wrong part again", async () => {
    const { key } = await open().put(chunked(SENT, 7));
    server.fail(null, { kind: "TRUNCATE" });
    const found = await open().open(key);
    expect((await readAll(found?.bytes ?? chunked(SENT, 1))).length).toBe(SENT.length);
    server.objects.get(`spool/${key}`)?.bytes.write("!", 3);
    const changed = await open().open(key);
    await expect(readAll(changed?.bytes ?? chunked(SENT, 1))).rejects.toMatchObject({
      ...{ kind: "REFUSED", message: expect.stringContaining("is damaged") },
    });
  });

  test("requests no more parts after the reader closes early", async () => {
    const { key } = await open().put(chunked(SENT, 7));
    const before = server.asked.length;
    const found = await open().open(key);
    for await (const part of found?.bytes ?? []) {
      expect(part.length).toBe(10);
      found?.close();
      break;
    }
    expect(server.asked.length - before).toBe(2);
  });
});
