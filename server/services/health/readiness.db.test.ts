import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFileStore } from "@/server/integrations/file-store/open-files";
import { createLocalPlace } from "@/server/integrations/local-files/local-place";
import { PartnerError } from "@/server/partners/partner-error";
import { openTestContext, type TestContext } from "@/test/context";
import { readiness } from "./readiness";

let ctx: TestContext;
let folder = "";
beforeAll(async () => {
  ctx = await openTestContext();
  folder = await mkdtemp(join(tmpdir(), "homeward-ready-"));
});
afterAll(async () => {
  await ctx.close();
  await rm(folder, { recursive: true, force: true });
});

const withFilesIn = (directory: string) => ({
  ...ctx,
  files: createFileStore({
    place: createLocalPlace({ directory }),
    masterSecret: "m".repeat(32),
    randomBytes: (count) => Buffer.alloc(count),
    noteKey: async () => undefined,
  }),
});

test("reports ready when files can be written", async () => {
  expect(await readiness(withFilesIn(join(folder, "files")))).toMatchObject({
    isReady: true,
    checks: { storage: "ok", database: "ok" },
  });
});

test("reports unready when it can't write files on its machine", async () => {
  await writeFile(join(folder, "taken"), "");
  expect(await readiness(withFilesIn(join(folder, "taken")))).toMatchObject({
    isReady: false,
    checks: { storage: "unusable", database: "ok" },
  });
});

test("reports ready with an unreachable remote file store, and names that", async () => {
  const check = () => Promise.reject(new PartnerError("FILES", "UNAVAILABLE", "no answer"));
  expect(await readiness({ ...ctx, files: { ...ctx.files, check } })).toMatchObject({
    isReady: true,
    checks: { storage: "down" },
  });
});
