import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { FilePlace } from "@/server/partners/file-place";
import { createLocalPlace } from "../local-files/local-place";
import { createFileStore } from "./open-files";

const masterSecret = "a master secret that is long enough to be one";
const FILE = { bytes: Buffer.from("label"), contentType: "text/plain" };
let parent = "";
let noted: string[] = [];
const placeAt = (name: string) => createLocalPlace({ directory: join(parent, name) });
const open = (place: FilePlace, fallback: FilePlace | null = null) =>
  createFileStore({ place, fallback, masterSecret, randomBytes, noteKey: async (key) => void noted.push(key) });

beforeEach(async () => {
  noted = [];
  parent = await mkdtemp(join(tmpdir(), "homeward-store-"));
});
afterEach(async () => {
  await rm(parent, { recursive: true, force: true });
});

test("stores two equal files under two keys, each noted before anything is written", async () => {
  const place = placeAt("new");
  const order: string[] = [];
  const files = createFileStore({
    ...{ masterSecret, randomBytes },
    noteKey: async () => void order.push("noted"),
    place: { ...place, write: async () => void order.push("written") },
  });
  const first = await files.put(FILE);
  const second = await files.put(FILE);
  expect(first).toMatchObject({ byteLength: 5 });
  expect(first.storageKey).not.toBe(second.storageKey);
  expect(order).toEqual(["noted", "written", "noted", "written"]);
});

test("writes nothing when the note fails", async () => {
  const files = createFileStore({
    ...{ place: placeAt("new"), masterSecret, randomBytes },
    noteKey: () => Promise.reject(new Error("no database")),
  });
  await expect(files.put(FILE)).rejects.toThrow("no database");
  expect(await readdir(parent)).toEqual([]);
});

test("does not touch the disk for a key that was not created here", async () => {
  await writeFile(join(parent, "secret"), "secret");
  await writeFile(join(parent, "secret.json"), JSON.stringify({ contentType: "text/plain" }));
  const files = open(placeAt("new"), placeAt("old"));
  for (const key of ["../secret", "/etc/passwd", "..%2fsecret", "aa/../../secret", "aa/\0", ""]) {
    expect(await files.get(key)).toBeNull();
    await files.delete(key);
  }
  expect(await readdir(parent)).toContain("secret");
});

test("reads the old location during a migration, writes new files to the new one, and deletes from both", async () => {
  const [old, place] = [placeAt("old"), placeAt("new")];
  const { storageKey } = await open(old).put(FILE);
  const files = open(place, old);
  expect((await files.get(storageKey))?.contentType).toBe("text/plain");
  const later = await files.put(FILE);
  expect([await old.has(later.storageKey), await place.has(later.storageKey)]).toEqual([false, true]);
  await place.write({ storageKey, ...FILE });
  await files.delete(storageKey);
  expect([await old.has(storageKey), await place.has(storageKey)]).toEqual([false, false]);
});

test("finds a file that is moved between the two lookups", async () => {
  const [old, place] = [placeAt("old"), placeAt("new")];
  const { storageKey } = await open(old).put(FILE);
  let looks = 0;
  const moving: FilePlace = {
    ...place,
    read: async (key) => {
      const found = await place.read(key);
      looks += 1;
      if (looks === 1) {
        await place.write({ storageKey: key, ...FILE });
        await old.delete(key);
      }
      return found;
    },
  };
  expect(await open(moving, old).get(storageKey)).not.toBeNull();
});
