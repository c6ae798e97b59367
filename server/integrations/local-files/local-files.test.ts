import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLocalFiles } from "./local-files";

const masterSecret = "a master secret that is long enough to be one";
let parent = "";
const open = () => createLocalFiles({ directory: join(parent, "files"), masterSecret, randomBytes });

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "homeward-files-"));
});
afterEach(async () => {
  await rm(parent, { recursive: true, force: true });
});

test("a file comes back with the same bytes and type, also after a restart", async () => {
  const bytes = Uint8Array.from([0, 1, 2, 255]);
  const { storageKey, byteLength } = await open().put({ bytes, contentType: "application/pdf" });
  expect(byteLength).toBe(4);
  const found = await open().get(storageKey);
  expect(found?.contentType).toBe("application/pdf");
  expect(Uint8Array.from(found?.bytes ?? [])).toEqual(bytes);
});

test("no temporary file is left behind and two equal files have two keys", async () => {
  const files = open();
  const file = { bytes: Buffer.from("label"), contentType: "text/plain" };
  const [first, second] = await Promise.all([files.put(file), files.put(file)]);
  expect(first.storageKey).not.toBe(second.storageKey);
  const names = await readdir(join(parent, "files"), { recursive: true });
  expect(names.filter((name) => name.endsWith(".tmp"))).toEqual([]);
});

test("a deleted file is gone, and deleting it again is no error", async () => {
  const files = open();
  const { storageKey } = await files.put({ bytes: Buffer.from("x"), contentType: "text/plain" });
  await files.delete(storageKey);
  await files.delete(storageKey);
  expect(await files.get(storageKey)).toBeNull();
});

test("a key that was not made here reaches nothing on the disk", async () => {
  await writeFile(join(parent, "secret"), "secret");
  await writeFile(join(parent, "secret.json"), JSON.stringify({ contentType: "text/plain" }));
  const files = open();
  for (const key of ["../secret", "/etc/passwd", "..%2fsecret", "aa/../../secret", "aa/\0", ""]) {
    expect(await files.get(key)).toBeNull();
    await files.delete(key);
  }
  expect(await readdir(parent)).toContain("secret");
});
