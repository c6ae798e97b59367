import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseFilesUrl } from "@/server/kernel/parse-files-url";
import { type FaultyS3, startFaultyS3 } from "@/test/faulty-s3";
import { checkFilePlaces, requireFilePlaces } from "./check-file-places";

let server: FaultyS3;
let DATA_DIR = "";
beforeEach(async () => {
  server = await startFaultyS3();
  DATA_DIR = await mkdtemp(join(tmpdir(), "homeward-check-"));
});
afterEach(async () => {
  await server.close();
  await rm(DATA_DIR, { recursive: true, force: true });
});

const settings = () => ({
  ...{ DATA_DIR, FILES_ACCESS_KEY_ID: "AKIAEXAMPLE", FILES_SECRET_ACCESS_KEY: "verysecret" },
  ...{ FILES_URL: parseFilesUrl("local"), FILES_FALLBACK_URL: parseFilesUrl(server.url) },
});

test("writes, reads and cleans up each location and reports on it", async () => {
  expect(await checkFilePlaces(settings())).toBe(
    `the folder ${join(DATA_DIR, "files")}; s3://box, a file was written, read and deleted`,
  );
  expect(server.asked.map(({ line }) => line.split(" ")[0])).toEqual(["PUT", "GET", "DELETE"]);
  expect(server.objects.size).toBe(0);
});

test("aborts the start on settings errors, with a message that names the setting but no key", async () => {
  server.fail({ kind: "ANSWER", status: 403, code: "InvalidAccessKeyId" });
  const failed = await requireFilePlaces(settings()).catch((error: unknown) => String(error));
  expect(failed).toBe(
    "PartnerError: FILES_FALLBACK_URL: The store doesn't know the access key. Correct FILES_ACCESS_KEY_ID.",
  );
});

test("starts although the store is down, which the check reports", async () => {
  for (const status of [500, 503]) {
    server.fail({ kind: "ANSWER", status });
    await requireFilePlaces(settings());
    server.fail({ kind: "ANSWER", status });
    await expect(checkFilePlaces(settings())).rejects.toThrow(/^FILES_FALLBACK_URL: The file store at/);
  }
});
