import { expect, test } from "vitest";
import type { FilePlace } from "@/server/partners/file-place";
import type { FileContent } from "@/server/partners/file-store";
import { PartnerError } from "@/server/partners/partner-error";
import { moveFiles } from "./move-files";

const FILE: FileContent = { bytes: Buffer.from("a label"), contentType: "text/plain" };

/** A place in memory, whose methods a test replaces. */
const memoryPlace = (files: Map<string, FileContent>, changed: Partial<FilePlace> = {}): FilePlace => ({
  write: async ({ storageKey, ...file }) => void files.set(storageKey, file),
  read: async (storageKey) => files.get(storageKey) ?? null,
  has: async (storageKey) => files.has(storageKey),
  delete: async (storageKey) => void files.delete(storageKey),
  list: async function* () {
    for (const storageKey of [...files.keys()]) yield { storageKey, byteLength: 7, writtenAt: new Date(0) };
  },
  check: async () => "memory",
  ...changed,
});
const options = { isMoving: true, isDryRun: false, onProgress: () => undefined };

test("doesn't restore a file that is deleted while it is copied", async () => {
  const [old, new_] = [new Map([["a", FILE]]), new Map<string, FileContent>()];
  const to = memoryPlace(new_, {
    write: async ({ storageKey, ...file }) => {
      // The product deletes at the old place first, then at the new one, which doesn't have it yet.
      old.delete(storageKey);
      new_.delete(storageKey);
      new_.set(storageKey, file);
    },
  });
  expect(await moveFiles({ ...options, from: memoryPlace(old), to })).toMatchObject({ gone: 1, copied: 0 });
  expect([old.size, new_.size]).toEqual([0, 0]);
});

test("keeps the file at the old place if its copy reads differently", async () => {
  const old = new Map([["a", FILE]]);
  const to = memoryPlace(new Map(), { read: async () => ({ ...FILE, bytes: Buffer.from("a lebal") }) });
  const moved = await moveFiles({ ...options, from: memoryPlace(old), to });
  expect(moved).toMatchObject({ failed: 1, removed: 0, failures: ["The copy of a differs from the file."] });
  expect(old.size).toBe(1);
});

test("rewrites a damaged copy of an earlier run", async () => {
  const [old, new_] = [new Map([["a", FILE]]), new Map<string, FileContent>()];
  let isDamaged = true;
  const to = memoryPlace(new_, {
    read: async (key) => {
      if (isDamaged) throw new PartnerError("FILES", "REFUSED", "damaged");
      return new_.get(key) ?? null;
    },
    write: async ({ storageKey, ...file }) => {
      isDamaged = false;
      new_.set(storageKey, file);
    },
  });
  expect(await moveFiles({ ...options, from: memoryPlace(old), to })).toMatchObject({ copied: 1, removed: 1 });
});

test("stops when a place doesn't answer, and deletes nothing", async () => {
  const old = new Map([["a", FILE]]);
  const to = memoryPlace(new Map(), {
    write: () => Promise.reject(new PartnerError("FILES", "UNAVAILABLE", "no answer")),
  });
  await expect(moveFiles({ ...options, from: memoryPlace(old), to })).rejects.toThrow("no answer");
  expect(old.size).toBe(1);
});
