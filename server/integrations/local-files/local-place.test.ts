import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLocalPlace } from "./local-place";

let parent = "";
const open = () => createLocalPlace({ directory: join(parent, "files") });
const KEYS = ["0a/0a000000000000000000000000000000", "ab/ab000000000000000000000000000000"] as const;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "homeward-files-"));
});
afterEach(async () => {
  await rm(parent, { recursive: true, force: true });
});

const write = (storageKey: string, content: string) =>
  open().write({ storageKey, bytes: Buffer.from(content), contentType: "text/plain" });

test("returns a file with the same bytes and type, also after a restart", async () => {
  const bytes = Uint8Array.from([0, 1, 2, 255]);
  await open().write({ storageKey: KEYS[0], bytes, contentType: "application/pdf" });
  const found = await open().read(KEYS[0]);
  expect(found?.contentType).toBe("application/pdf");
  expect(Uint8Array.from(found?.bytes ?? [])).toEqual(bytes);
});

test("leaves no temporary file behind and lists files in the order of their keys", async () => {
  await Promise.all(KEYS.toReversed().map((key) => write(key, "label")));
  const names = await readdir(join(parent, "files"), { recursive: true });
  expect(names.filter((name) => name.endsWith(".tmp"))).toEqual([]);
  const listed = [];
  for await (const { storageKey, byteLength } of open().list()) listed.push([storageKey, byteLength]);
  expect(listed).toEqual(KEYS.map((key) => [key, 5]));
});

test("deletes a file, and deletes it again without error", async () => {
  await write(KEYS[0], "x");
  expect(await open().has(KEYS[0])).toBe(true);
  await open().delete(KEYS[0]);
  await open().delete(KEYS[0]);
  expect(await open().has(KEYS[0])).toBe(false);
  expect(await open().read(KEYS[0])).toBeNull();
  expect(await readdir(join(parent, "files", "0a"))).toEqual([]);
});

test("reports bytes that changed on disk, and reads files of versions without checksums", async () => {
  await write(KEYS[0], "label");
  const path = join(parent, "files", KEYS[0]);
  await writeFile(path, "lebal");
  await expect(open().read(KEYS[0])).rejects.toThrow(/is damaged: its content doesn't match its checksum/);
  expect(JSON.parse(await readFile(`${path}.json`, "utf8"))).toHaveProperty("sha256");
  await writeFile(`${path}.json`, JSON.stringify({ contentType: "text/plain" }));
  expect(Buffer.from((await open().read(KEYS[0]))?.bytes ?? []).toString()).toBe("lebal");
});

test("treats an unused folder as empty, and creates it in the check", async () => {
  for await (const file of open().list()) expect(file).toBeUndefined();
  expect(await open().check()).toContain(join(parent, "files"));
  expect(await readdir(join(parent, "files"))).toEqual([]);
});

test("reports a read-only folder on storing a file and in the check", async () => {
  await writeFile(join(parent, "files"), "a file in place of the folder");
  await expect(write(KEYS[0], "label")).rejects.toMatchObject({ name: "PartnerError", kind: "UNAVAILABLE" });
  await expect(open().check()).rejects.toThrow("change its owner or set DATA_DIR");
});
