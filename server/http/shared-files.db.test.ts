import { readdir } from "node:fs/promises";
import { join } from "node:path";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { GET as getFile } from "@/app/files/[object_id]/route";
import { setContext } from "@/server/context";
import { answersAt } from "@/server/http/serve";
import { createFileLink } from "@/server/services/files/create-file-link";
import { cleanUp } from "@/server/services/housekeeping/clean-up";
import { runOrderImports } from "@/server/services/imports/run-order-imports";
import { callRoute } from "@/test/call-route";
import { createTestContext, openTestContext, type TestContext } from "@/test/context";
import { createProofTenant, openDraft } from "@/test/document-scene";
import type { Tenant } from "@/test/factories";
import { type FaultyS3, startFaultyS3 } from "@/test/faulty-s3";
import { jpgFile } from "@/test/hostile-files";
import { importStage, NDJSON, ndjson, order } from "@/test/import-stage";
import { S3_CREDENTIALS, type S3Server, startS3Server } from "@/test/s3-server";

const { GET: getDocuments } = answersAt("/v1/processes/{process_id}/documents");

const SECRETS = { FILES_ACCESS_KEY_ID: "AKIAEXAMPLE", FILES_SECRET_ACCESS_KEY: "verysecretvalue" };

let server: S3Server;
let faulty: FaultyS3;
/** Two machines with one database and one bucket, each with its own folder. */
let one: TestContext;
let other: TestContext;
let tenant: Tenant;
const lines: string[] = [];
/** A third process, whose bucket fails as the test says. */
let failing: TestContext;

beforeAll(async () => {
  server = await startS3Server();
  faulty = await startFaultyS3();
  const keys = {
    FILES_ACCESS_KEY_ID: S3_CREDENTIALS.accessKeyId,
    FILES_SECRET_ACCESS_KEY: S3_CREDENTIALS.secretAccessKey,
  };
  const settings = { FILES_URL: server.url("returns/shop"), ...keys };
  one = await openTestContext({ settings });
  const { DATABASE_URL: url } = one.env;
  other = createTestContext({ url, settings });
  const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  failing = createTestContext({ url, settings: { ...SECRETS, FILES_URL: faulty.url }, log });
  setContext(one);
  tenant = await createProofTenant(one);
});
afterAll(async () => {
  await Promise.all([other.close(), failing.close()]);
  await one.close();
  await Promise.all([server.close(), faulty.close()]);
});
beforeEach(() => setContext(one));

const onDisk = (ctx: TestContext, folder: string) => readdir(join(ctx.env.DATA_DIR, folder)).catch(() => []);
const serve = (address: string): Promise<Response> => {
  const url = new URL(address);
  return getFile(new Request(url), { params: Promise.resolve({ object_id: url.pathname.split("/").at(-1) ?? "" }) });
};
const linkTo = async (id: string) =>
  createFileLink(one, {
    actor: tenant.actor,
    file: await one.db.storedFile.findUniqueOrThrow({ where: { id }, select: { id: true, groupId: true } }),
  });

test("serves on one machine a photo uploaded on the other, and keeps it on neither disk", async () => {
  const { upload } = await openDraft(one, tenant);
  const { body } = await upload(await jpgFile());
  setContext(other);
  const served = await serve(await linkTo(body.document_id));
  expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const { byteLength } = await one.db.storedFile.findUniqueOrThrow({ where: { id: body.document_id } });
  expect((await served.arrayBuffer()).byteLength).toBe(byteLength);
  for (const ctx of [one, other]) expect(await onDisk(ctx, "files")).toEqual([]);
});

test("lets a worker on one machine import an order file received by the other", async () => {
  const stage = importStage(one, tenant);
  const sent = await stage.send(ndjson([order("S-1"), order("S-2")]), NDJSON);
  expect([sent.status, await onDisk(one, "spool")]).toEqual([202, []]);
  await runOrderImports(other);
  expect(await stage.look(sent.body.import_id)).toMatchObject({ state: "DONE" });
  expect(await other.spool.listUntouchedSince(new Date(Date.now() + 60_000))).toEqual([]);
});

test("deletes documents of expired drafts from the bucket", async () => {
  const { id, upload } = await openDraft(one, tenant);
  const { body } = await upload(await jpgFile());
  const { storageKey } = await one.db.storedFile.findUniqueOrThrow({ where: { id: body.document_id } });
  await one.db.returnIntent.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 31 * 86_400_000) } });
  await cleanUp(other, { render: () => "" });
  expect(await one.files.get(storageKey)).toBeNull();
});

test("answers 503 to an upload when the bucket fails, logs it without credentials, and adds no row", async () => {
  const { id, upload } = await openDraft(one, tenant);
  setContext(failing);
  const denied = { kind: "ANSWER", status: 403, code: "SignatureDoesNotMatch" } as const;
  faulty.fail(denied);
  const refused = await upload(await jpgFile());
  expect([refused.status, refused.body.reason, refused.headers.get("retry-after")]).toEqual([503, "UNAVAILABLE", "30"]);
  expect(await one.db.storedFile.count({ where: { processId: id } })).toBe(0);
  expect(lines.join("")).toContain("Correct FILES_SECRET_ACCESS_KEY");

  const { body } = await upload(await jpgFile());
  const link = await linkTo(body.document_id);
  faulty.fail(denied);
  expect((await serve(link)).status).toBe(503);
  expect((await serve(link)).status).toBe(200);
  const documents = await callRoute(getDocuments, { key: tenant.apiKey, params: { process_id: id } });
  expect(documents.status).not.toBe(500);
  for (const secret of Object.values(SECRETS)) expect(lines.join("")).not.toContain(secret);
});

test("continues a cleanup after the bucket fails, and deletes its files the next time", async () => {
  const { storageKey } = await failing.files.put({ bytes: Buffer.from("lost"), contentType: "text/plain" });
  await one.db.$executeRaw`update unfinished_files set noted_at = noted_at - interval '25 hours'
    where storage_key = ${storageKey}`;
  const filledAt = new Date(Date.now() - 2 * 86_400_000);
  await one.db.rateBucket.create({ data: { name: "old", tokens: 1, granted: 1, filledAt } });
  faulty.fail({ kind: "ANSWER", status: 403, code: "AccessDenied" });
  await cleanUp(failing, { render: () => "" });
  expect(await one.db.rateBucket.count({ where: { name: "old" } })).toBe(0);
  expect(lines.join("")).toContain("files could not be deleted");
  await cleanUp(failing, { render: () => "" });
  expect(await failing.files.get(storageKey)).toBeNull();
});
