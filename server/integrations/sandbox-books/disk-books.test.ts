import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { createDiskBooks } from "./disk-books";

const schema = z.object({ answer: z.number() });
let directory = "";

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "homeward-books-"));
});
afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

test("finds an entry after the books were reopened", async () => {
  await createDiskBooks({ directory, schema }).recordOnce("eco_1:prc_1:REFUND:0", { answer: 1 });
  const reopened = createDiskBooks({ directory, schema });
  expect(await reopened.find("eco_1:prc_1:REFUND:0")).toEqual({ answer: 1 });
  expect(await reopened.find("eco_1:prc_1:REFUND:1")).toBeNull();
});

test("stores one of many simultaneous entries under one key and returns it to all", async () => {
  const books = createDiskBooks({ directory, schema });
  const heard = await Promise.all(Array.from({ length: 20 }, (_, answer) => books.recordOnce("key", { answer })));
  expect(new Set(heard.map((entry) => entry.answer)).size).toBe(1);
  expect(await books.find("key")).toEqual(heard[0]);
  expect(await readdir(directory)).toHaveLength(1);
});

test("keeps a key that looks like a path inside the folder", async () => {
  const books = createDiskBooks({ directory: join(directory, "inner"), schema });
  await books.recordOnce("../../escape", { answer: 3 });
  expect(await books.find("../../escape")).toEqual({ answer: 3 });
  expect(await readdir(directory)).toEqual(["inner"]);
});
