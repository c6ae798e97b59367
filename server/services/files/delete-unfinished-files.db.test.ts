import { afterAll, beforeAll, expect, test } from "vitest";
import { insertStoredFile } from "@/server/db/returns/files";
import { inTransaction } from "@/server/db/transaction";
import { systemActor } from "@/server/kernel/actor";
import { openTestContext, type TestContext } from "@/test/context";
import { deleteUnfinishedFiles } from "./delete-unfinished-files";

let ctx: TestContext;
beforeAll(async () => {
  ctx = await openTestContext();
});
afterAll(() => ctx.close());

const FILE = { bytes: Buffer.from("a photo"), contentType: "image/png" };
const nameByRow = (id: string, storageKey: string) =>
  inTransaction(ctx, (tx) =>
    insertStoredFile(tx, systemActor("grp_1"), {
      ...{ id, groupId: "grp_1", processId: null, storageKey, name: "photo.png", contentType: "image/png" },
      ...{ byteLength: 7, createdAt: ctx.clock.now() },
    }),
  );
const later = (hours: number) =>
  ctx.db.$executeRaw`update unfinished_files set noted_at = noted_at - make_interval(hours => ${hours}::int)`;

test("deletes a file after a day if its row was never written, but none with a row and no recent one", async () => {
  const named = await ctx.files.put(FILE);
  await nameByRow("file_named", named.storageKey);
  const lost = await ctx.files.put(FILE);
  await later(23);
  expect(await deleteUnfinishedFiles(ctx)).toBe(0);
  await later(2);
  const young = await ctx.files.put(FILE);
  expect(await deleteUnfinishedFiles(ctx)).toBe(1);
  expect(await ctx.files.get(lost.storageKey)).toBeNull();
  for (const { storageKey } of [named, young]) expect(await ctx.files.get(storageKey)).not.toBeNull();
  expect(await ctx.db.unfinishedFile.findMany()).toMatchObject([{ storageKey: young.storageKey }]);
});

test("keeps the note after a rollback, and protects a file that a row names whatever is noted", async () => {
  const { storageKey } = await ctx.files.put(FILE);
  const broken = inTransaction(ctx, async (tx) => {
    await insertStoredFile(tx, systemActor("grp_1"), {
      ...{ id: "file_broken", groupId: "grp_1", processId: null, storageKey, name: "x", contentType: "image/png" },
      ...{ byteLength: 7, createdAt: ctx.clock.now() },
    });
    throw new Error("broken");
  });
  await expect(broken).rejects.toThrow("broken");
  expect(await ctx.db.unfinishedFile.count({ where: { storageKey } })).toBe(1);
  await nameByRow("file_kept", storageKey);
  await ctx.db.unfinishedFile.create({ data: { storageKey } });
  await later(48);
  await deleteUnfinishedFiles(ctx);
  expect(await ctx.files.get(storageKey)).not.toBeNull();
});

test("deletes on the next run what can't be deleted now", async () => {
  const { storageKey } = await ctx.files.put(FILE);
  await later(25);
  const failing = { ...ctx, files: { ...ctx.files, delete: () => Promise.reject(new Error("no answer")) } };
  await expect(deleteUnfinishedFiles(failing)).rejects.toThrow("no answer");
  expect(await deleteUnfinishedFiles(ctx)).toBe(1);
  expect(await ctx.files.get(storageKey)).toBeNull();
});
