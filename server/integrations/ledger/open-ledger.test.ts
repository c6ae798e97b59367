import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseFilesUrl } from "@/server/kernel/parse-files-url";
import { S3_CREDENTIALS, type S3Server, startS3Server } from "@/test/s3-server";
import { openLedger } from "./open-ledger";

let server: S3Server;
let DATA_DIR = "";
beforeAll(async () => {
  server = await startS3Server();
  DATA_DIR = await mkdtemp(join(tmpdir(), "homeward-ledger-"));
});
afterAll(async () => {
  await server.close();
  await rm(DATA_DIR, { recursive: true, force: true });
});

const settings = (url: string, fallback?: string) => ({
  ...{ DATA_DIR, HOMEWARD_SECRET: "a master secret that is long enough to be one" },
  FILES_URL: parseFilesUrl(url),
  ...(fallback === undefined ? {} : { FILES_FALLBACK_URL: parseFilesUrl(fallback) }),
  ...{ FILES_ACCESS_KEY_ID: S3_CREDENTIALS.accessKeyId, FILES_SECRET_ACCESS_KEY: S3_CREDENTIALS.secretAccessKey },
});
const namesOf = async (ledger: ReturnType<typeof openLedger>): Promise<string[]> => {
  const names: string[] = [];
  for await (const { name } of ledger.list()) names.push(name);
  return names;
};

const OLD = { id: "00000000-0000-4000-8000-000000000001", at: "2026-03-01T10:00:00.000Z", fact: '{"kind":"PASSWORD"}' };
const NEW = { ...OLD, id: "00000000-0000-4000-8000-000000000002", at: "2026-03-02T10:00:00.000Z" };

test.each(["folder", "bucket"])("keeps entries in a %s, in the order of time, once each", async (kind) => {
  const ledger = openLedger(settings(kind === "folder" ? "local" : server.url("returns/ledger")));
  for (const entry of [NEW, OLD, NEW]) await ledger.keep(entry);
  const names = await namesOf(ledger);
  expect(names).toEqual([`20260301T100000000Z-${OLD.id}.json`, `20260302T100000000Z-${NEW.id}.json`]);
  expect(await ledger.read(names[0] ?? "")).toEqual(OLD);
  const bytes = await ledger.copyOut(names[1] ?? "");
  await ledger.drop(NEW);
  expect(await namesOf(ledger)).toHaveLength(1);
  expect(await ledger.copyIn(names[1] ?? "", bytes ?? Buffer.from(""))).toBe(true);
  expect(await ledger.copyIn(names[1] ?? "", Buffer.from("older"))).toBe(false);
  expect(await ledger.read(names[1] ?? "")).toEqual(NEW);
  expect(await ledger.copyIn("../secrets.json", Buffer.from("x"))).toBe(false);
});

test("trusts only entries that are signed with a known secret and have their own name", async () => {
  const own = settings("local");
  const other = { ...own, HOMEWARD_SECRET: "another secret that is long enough to be one" };
  await openLedger(other).keep({ ...OLD, id: "00000000-0000-4000-8000-000000000003" });
  const name = `20260301T100000000Z-00000000-0000-4000-8000-000000000003.json`;
  expect(await openLedger(own).read(name)).toBe("UNVERIFIED");
  expect(await openLedger(own, [other.HOMEWARD_SECRET]).read(name)).toMatchObject({ fact: OLD.fact });
  const bytes = await openLedger(own).copyOut(`20260301T100000000Z-${OLD.id}.json`);
  const moved = `20260301T100000000Z-00000000-0000-4000-8000-000000000004.json`;
  await openLedger(own).copyIn(moved, bytes ?? Buffer.from(""));
  expect(await openLedger(own).read(moved)).toBe("UNVERIFIED");
});

test("reads the place that files are moved from, too", async () => {
  const moving = openLedger(settings(server.url("returns/moving"), "local"));
  expect(await namesOf(moving)).toContain(`20260301T100000000Z-${OLD.id}.json`);
});
