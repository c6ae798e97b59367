import { createHash, randomBytes } from "node:crypto";
import { utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { runCommandLine } from "@/server/cli/run-command-line";
import { createS3Place } from "@/server/integrations/file-store/open-file-place";
import { createFileStore } from "@/server/integrations/file-store/open-files";
import { createLocalPlace } from "@/server/integrations/local-files/local-place";
import type { FilePlace } from "@/server/partners/file-place";
import { openTestContext, type TestContext } from "@/test/context";
import { openS3Calls, S3_CREDENTIALS, type S3Server, startS3Server } from "@/test/s3-server";
import { killCommands, spawnCommand } from "@/test/spawn-command";

let ctx: TestContext;
let server: S3Server;
let local: FilePlace;
let bucket: FilePlace;
let url = "";
let count = 0;

beforeAll(async () => {
  ctx = await openTestContext();
  server = await startS3Server();
});
afterAll(async () => {
  await server.close();
  await ctx.close();
});
beforeEach(async () => {
  count += 1;
  url = server.url(`returns/run-${count}`);
  bucket = createS3Place(openS3Calls(url));
  local = createLocalPlace({ directory: join(ctx.env.DATA_DIR, "files") });
  for await (const { storageKey } of local.list()) await local.delete(storageKey);
  await ctx.db.storedFile.deleteMany();
  for (const [name, value] of Object.entries(settings({}))) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
  killCommands();
});

const settings = (more: Readonly<Record<string, string>>): Record<string, string> => ({
  ...{ DATABASE_URL: ctx.env.DATABASE_URL, DATA_DIR: ctx.env.DATA_DIR, HOMEWARD_SECRET: ctx.env.HOMEWARD_SECRET },
  ...{ FILES_ACCESS_KEY_ID: S3_CREDENTIALS.accessKeyId, FILES_SECRET_ACCESS_KEY: S3_CREDENTIALS.secretAccessKey },
  ...{ LOG_LEVEL: "silent", ...more },
});
const svc = async (words: readonly string[], more: Readonly<Record<string, string>> = {}) => {
  for (const [name, value] of Object.entries(more)) vi.stubEnv(name, value);
  const lines: string[] = [];
  const note = (line: unknown) => void lines.push(String(line));
  const code = await runCommandLine(["files", ...words], { log: note, error: note });
  return { code, out: lines.join("\n") };
};

const bytesOf = (storageKey: string) => createHash("sha512").update(storageKey).digest();
const putFiles = async (place: FilePlace, many: number): Promise<string[]> => {
  const keys: string[] = [];
  for (let each = 0; each < many; each += 1) {
    const name = randomBytes(16).toString("hex");
    const storageKey = `${name.slice(0, 2)}/${name}`;
    await place.write({ storageKey, bytes: bytesOf(storageKey), contentType: "image/webp" });
    const row = { id: `file_${name}`, groupId: "grp_1", name: "photo.webp", contentType: "image/webp", byteLength: 64 };
    await ctx.db.storedFile.create({ data: { ...row, storageKey, createdAt: new Date() } });
    keys.push(storageKey);
  }
  return keys.sort();
};
const keysAt = async (place: FilePlace): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { storageKey } of place.list()) keys.push(storageKey);
  return keys;
};
const expectWhole = async (place: FilePlace, keys: readonly string[]): Promise<void> => {
  expect(await keysAt(place)).toEqual(keys);
  for (const key of keys) {
    const found = await place.read(key);
    expect([key, found?.contentType, found && bytesOf(key).equals(found.bytes)]).toEqual([key, "image/webp", true]);
  }
};

test("copies files, changes the settings, moves the rest, and reverses it all", async () => {
  const keys = await putFiles(local, 12);
  const dry = await svc(["move", "--to", url, "--dry-run"]);
  expect(dry.out).toMatch(
    /^12 files from local to s3:\/\/returns\/run-\d+\/: 12 would be copied, 0 were there already, 0 del/,
  );
  expect(await keysAt(bucket)).toEqual([]);

  const copied = await svc(["move", "--to", url]);
  expect([copied.code, copied.out]).toEqual([
    0,
    expect.stringMatching(/12 were copied .* 0 deleted from the old location/),
  ]);
  expect(copied.out).toContain("Now set FILES_URL to s3://returns/run-");
  await expectWhole(local, keys);
  await expectWhole(bucket, keys);

  const late = await putFiles(local, 2);
  const all = [...keys, ...late].sort();
  const moved = await svc(["move"], { FILES_URL: url, FILES_FALLBACK_URL: "local" });
  expect([moved.code, moved.out]).toEqual([
    0,
    expect.stringMatching(
      /14 files .*: 2 were copied and compared, 12 were there already, 14 deleted from the old location\./,
    ),
  ]);
  expect(moved.out).toContain("You can unset FILES_FALLBACK_URL and restart now.");
  await expectWhole(bucket, all);
  expect(await keysAt(local)).toEqual([]);
  expect((await svc(["move"])).out).toMatch(/^0 files/);

  const back = await svc(["move"], { FILES_URL: "local", FILES_FALLBACK_URL: url });
  expect(back.code).toBe(0);
  await expectWhole(local, all);
  expect(await keysAt(bucket)).toEqual([]);
});

test("ends a repeatedly killed move with every file there exactly once, and the product finds all of them meanwhile", async () => {
  const keys = await putFiles(local, 150);
  const env = settings({ FILES_URL: url, FILES_FALLBACK_URL: "local" });
  const files = createFileStore({
    ...{ place: bucket, fallback: local, masterSecret: ctx.env.HOMEWARD_SECRET, randomBytes },
    noteKey: async () => undefined,
  });
  for (const killedAt of [10, 50, 90]) {
    const move = spawnCommand(ctx, { words: ["files", "move"], env });
    await vi.waitUntil(async () => (await keysAt(bucket)).length >= killedAt, { timeout: 30_000, interval: 5 });
    await move.stop("SIGKILL");
    expect((await keysAt(bucket)).length).toBeLessThan(150);
    for (const key of keys) expect([key, (await files.get(key)) !== null]).toEqual([key, true]);
  }
  // Deleted during the last run: some moved already, some not.
  const deleted = keys.filter((_, index) => index % 10 === 0);
  const end = spawnCommand(ctx, { words: ["files", "move"], env });
  for (const key of deleted) await files.delete(key);
  await end.printed("deleted from the old location");
  await expectWhole(
    bucket,
    keys.filter((key) => !deleted.includes(key)),
  );
  expect(await keysAt(local)).toEqual([]);
});

test("reports a damaged file and leaves it in place, continuing with the others; stops if the destination fails", async () => {
  const keys = await putFiles(bucket, 3);
  const [first = ""] = keys;
  await bucket.delete(first);
  await createS3Place(openS3Calls(url)).write({
    storageKey: first,
    bytes: Buffer.from("x"),
    contentType: "image/webp",
  });
  const calls = openS3Calls(url);
  await calls.call(({ sdk, client }) =>
    client.send(
      new sdk.PutObjectCommand({
        ...{ Bucket: "returns", Key: `${calls.location.prefix}files/${first}`, Body: Buffer.from("other") },
        Metadata: { sha256: "0".repeat(64) },
      }),
    ),
  );
  const moved = await svc(["move"], { FILES_URL: "local", FILES_FALLBACK_URL: url });
  expect([moved.code, moved.out]).toEqual([
    1,
    expect.stringMatching(/1 could not be moved .*:\nThe file \S+ is damaged/),
  ]);
  expect(await keysAt(bucket)).toEqual([first]);
  expect(await keysAt(local)).toEqual(keys.slice(1));

  const nowhere = await svc(["move"], { FILES_URL: server.url("nowhere"), FILES_FALLBACK_URL: "local" });
  expect([nowhere.code, nowhere.out]).toEqual([1, expect.stringContaining("There is no bucket nowhere at")]);
  await expectWhole(local, keys.slice(1));
});

test("refuses what would leave the product without its files", async () => {
  for (const [words, said] of [
    [[], "Set FILES_FALLBACK_URL to the old location, or specify --to."],
    [["--from", "local"], "so that Homeward can still find them during the move"],
    [["--from", url], "are the same location"],
    [["--to", "s3://id:verysecret@x"], "--to must not hold credentials"],
  ] as const) {
    const refused = await svc(["move", ...words], { FILES_URL: url });
    expect([refused.code, refused.out]).toEqual([2, expect.stringContaining(said)]);
    expect(refused.out).not.toContain("verysecret");
  }
});

test("reports missing, damaged and unknown files, and deletes unknown ones only on request", async () => {
  const [first = "", second = ""] = await putFiles(local, 4);
  await local.delete(first);
  await local.write({ storageKey: second, bytes: Buffer.from("x"), contentType: "image/webp" });
  const unknown = "00/00000000000000000000000000000000";
  await local.write({ storageKey: unknown, bytes: Buffer.from("lost"), contentType: "image/webp" });
  const pathOf = (key: string) => join(ctx.env.DATA_DIR, "files", key);
  await writeFile(pathOf(second), "y");

  const young = await svc(["check"]);
  expect([young.code, young.out]).toEqual([1, expect.stringContaining("There are no other files.")]);
  const old = new Date(Date.now() - 25 * 3_600_000);
  await utimes(pathOf(unknown), old, old);
  const checked = await svc(["check", "--content"]);
  expect(checked.code).toBe(1);
  expect(checked.out).toContain("3 files are in use and present.");
  expect(checked.out).toContain(
    "1 file (4 bytes) that nothing has referred to for a day: run it with --delete to delete it.",
  );
  expect(checked.out).toContain(`Missing: 1 (file_${first.slice(3)}). Restore them from a backup.`);
  expect(checked.out).toMatch(/The file \S+ is damaged/);
  expect(await local.has(unknown)).toBe(true);

  expect((await svc(["check", "--delete"])).out).toContain("1 deleted");
  expect(await local.has(unknown)).toBe(false);
  expect(await keysAt(local)).toHaveLength(3);

  await ctx.db.storedFile.deleteMany();
  for (const key of await keysAt(local)) await utimes(pathOf(key), old, old);
  const foreign = await svc(["check", "--delete"]);
  expect([foreign.code, foreign.out]).toEqual([1, expect.stringContaining("may be the files of another installation")]);
  expect(await keysAt(local)).toHaveLength(3);
});
