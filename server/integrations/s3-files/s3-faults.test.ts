import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type FaultyS3, type S3Fault, startFaultyS3 } from "@/test/faulty-s3";
import { openS3Calls } from "@/test/s3-server";
import { createS3Place } from "../file-store/open-file-place";
import { createStorageKey } from "../file-store/storage-key";

const KEYS = { accessKeyId: "AKIAEXAMPLE", secretAccessKey: "verysecret" };
const FILE = { bytes: Buffer.from("a label"), contentType: "text/plain" };
let server: FaultyS3;
let waited: number[] = [];

beforeEach(async () => {
  waited = [];
  server = await startFaultyS3();
});
afterEach(() => server.close());

const open = (more: object = {}) =>
  createS3Place(
    openS3Calls(server.url, {
      ...{ credentials: KEYS, attemptMs: 5_000, wait: async (ms) => void waited.push(ms), ...more },
    }),
  );
const newKey = () => createStorageKey(randomBytes);
const answer = (status: number, code = "", headers: Record<string, string> = {}): S3Fault => ({
  ...{ kind: "ANSWER", status, code, headers },
});
const all = (fault: S3Fault) => [fault, fault, fault];

test.each<[string, S3Fault, string, RegExp, number]>([
  [
    "403",
    answer(403, "AccessDenied"),
    "UNAUTHORIZED",
    /doesn't let this access key use the bucket box\. It needs s3:GetObject/,
    1,
  ],
  [
    "a signature",
    answer(403, "SignatureDoesNotMatch"),
    "UNAUTHORIZED",
    /Correct FILES_SECRET_ACCESS_KEY, or region=/,
    1,
  ],
  ["an unknown key", answer(403, "InvalidAccessKeyId"), "UNAUTHORIZED", /Correct FILES_ACCESS_KEY_ID\./, 1],
  [
    "no bucket",
    answer(404, "NoSuchBucket"),
    "UNAUTHORIZED",
    /^There is no bucket box at 127\.0\.0\.1:\d+\. Create it/,
    1,
  ],
  [
    "another region",
    answer(301, "PermanentRedirect", { "x-amz-bucket-region": "eu-west-3" }),
    "UNAUTHORIZED",
    /is in eu-west-3\. Set region=eu-west-3/,
    1,
  ],
  [
    "a region in the signature",
    answer(400, "AuthorizationHeaderMalformed"),
    "UNAUTHORIZED",
    /is in another region\. Set region=…/,
    1,
  ],
  [
    "a missing key of KMS",
    answer(400, "KMS.NotFoundException"),
    "UNAUTHORIZED",
    /Correct encryption=… and kmsKeyId=…/,
    1,
  ],
  ["500", answer(500, "InternalError"), "UNAVAILABLE", /has a problem \(500\)/, 3],
  ["a page of a proxy", { kind: "ANSWER", status: 502, body: "<html>Bad gateway</html>" }, "UNAVAILABLE", /\(502\)/, 3],
  ["503", answer(503, "SlowDown"), "PAUSED", /is busy\./, 3],
  ["501", answer(501, "NotImplemented"), "REFUSED", /can't do that \(NotImplemented\)/, 1],
  ["another refusal", answer(400, "InvalidArgument"), "REFUSED", /refused the call \(400 InvalidArgument\)/, 1],
  ["bytes that arrived otherwise", answer(400, "BadDigest"), "UNAVAILABLE", /didn't arrive whole/, 3],
  ["a closed connection", { kind: "HANG_UP" }, "UNAVAILABLE", /closed early/, 3],
])("explains %s, retries as often as it may help, and shows no key", async (_, fault, kind, words, attempts) => {
  server.fail(...all(fault));
  const failed = await open()
    .write({ storageKey: newKey(), ...FILE })
    .catch((error: unknown) => error);
  expect(failed).toMatchObject({ name: "PartnerError", partner: "FILES", kind, message: expect.stringMatching(words) });
  expect(server.asked).toHaveLength(attempts);
  // Complete, as in a log.
  const { message, stack, cause } = failed as Error;
  expect(JSON.stringify({ ...(failed as Error), message, stack, cause: String(cause) })).not.toMatch(/AKIA|verysecret/);
});

test("waits as long as a throttling store asks, and leaves longer waits to the caller", async () => {
  server.fail(answer(503, "SlowDown", { "retry-after": "3" }), answer(429, "", {}));
  await open().write({ storageKey: newKey(), ...FILE });
  expect(waited).toEqual([3_000, 5_000]);
  server.fail(answer(503, "SlowDown", { "retry-after": "60" }));
  await expect(open().write({ storageKey: newKey(), ...FILE })).rejects.toMatchObject({
    ...{ kind: "PAUSED", retryAfterSeconds: 60 },
  });
  expect(server.asked).toHaveLength(4);
});

test.each([[false], [true]])("ends with one object after a lost response (done: %s)", async (after) => {
  server.fail({ kind: "HANG", after }, { kind: "HANG_UP", after });
  const storageKey = newKey();
  await open({ attemptMs: 300 }).write({ storageKey, ...FILE });
  expect([...server.objects.keys()]).toEqual([`files/${storageKey}`]);
  expect(waited).toEqual([200, 800]);
});

test("gives up on an unresponsive store within the time limit of a call", async () => {
  server.fail(...all({ kind: "HANG" }));
  const place = open({ attemptMs: 200, totalMs: 300 });
  await expect(place.write({ storageKey: newKey(), ...FILE })).rejects.toMatchObject({
    ...{ kind: "UNAVAILABLE", message: expect.stringMatching(/^No answer in time/) },
  });
  expect(server.asked.length).toBeLessThan(3);
});

test("returns at once without a retry when the caller aborts", async () => {
  server.fail(...all({ kind: "HANG" }));
  const write = open().write({ storageKey: newKey(), ...FILE, signal: AbortSignal.timeout(100) });
  await expect(write).rejects.toMatchObject({
    kind: "UNAVAILABLE",
    message: expect.stringMatching(/^No answer in time/),
  });
  expect(server.asked).toHaveLength(1);
});

test.each<[S3Fault]>([[{ kind: "TRUNCATE" }], [{ kind: "CORRUPT" }], [{ kind: "STALL" }]])(
  "reads a body again that was wrong once (%o)",
  async (fault) => {
    const place = open({ attemptMs: 500 });
    const storageKey = newKey();
    await place.write({ storageKey, ...FILE });
    server.fail(fault);
    expect(Buffer.from((await place.read(storageKey))?.bytes ?? []).toString()).toBe("a label");
  },
);

test("never returns a file that stays damaged", async () => {
  const storageKey = newKey();
  await open().write({ storageKey, ...FILE });
  server.fail(...all({ kind: "CORRUPT" }));
  await expect(open().read(storageKey)).rejects.toMatchObject({
    ...{ kind: "REFUSED", message: expect.stringMatching(/is damaged: its content doesn't match its checksum/) },
  });
});

test("corrects a wrong clock by the store's time, and reports it in the check", async () => {
  const late = { date: new Date(Date.now() + 3_600_000).toUTCString() };
  server.fail(answer(403, "RequestTimeTooSkewed", late));
  const place = open();
  await place.write({ storageKey: newKey(), ...FILE });
  const [first, second] = server.asked.map(({ headers }) => String(headers["x-amz-date"]));
  expect(Number(second?.slice(9, 11)) - Number(first?.slice(9, 11))).not.toBe(0);
  server.fail(answer(403, "RequestTimeTooSkewed", late));
  await expect(open().check()).rejects.toMatchObject({
    kind: "UNAUTHORIZED",
    message: expect.stringMatching(/^The clock of this machine is wrong: the store says it is .*Z\. Set it right/),
  });
});

test("does not treat a web page at the endpoint as a store", async () => {
  server.fail(...all({ kind: "ANSWER", status: 200, body: "<html>Welcome</html>" }));
  await expect(open().check()).rejects.toMatchObject({
    ...{ kind: "UNAUTHORIZED", message: "What was written to s3://box was not there. Correct endpoint=…." },
  });
  server.fail({ kind: "ANSWER", status: 200, body: "<html>Welcome</html>" });
  const listed = open().list()[Symbol.asyncIterator]();
  await expect(listed.next()).rejects.toMatchObject({ name: "PartnerError" });
});

test("sends checksum, type and the configured encryption", async () => {
  await open().write({ storageKey: newKey(), ...FILE });
  expect(server.asked[0]?.headers).toMatchObject({
    "content-md5": expect.any(String),
    "x-amz-meta-sha256": expect.stringMatching(/^[0-9a-f]{64}$/),
    "content-type": "text/plain",
    connection: "keep-alive",
  });
  expect(server.asked[0]?.headers).not.toHaveProperty("x-amz-sdk-checksum-algorithm");
  expect(server.asked[0]?.headers).not.toHaveProperty("x-amz-server-side-encryption");
  const place = createS3Place(openS3Calls(`${server.url}&encryption=aws:kms&kmsKeyId=alias/files`));
  await place.write({ storageKey: newKey(), ...FILE });
  expect(server.asked[1]?.headers).toMatchObject({
    "x-amz-server-side-encryption": "aws:kms",
    "x-amz-server-side-encryption-aws-kms-key-id": "alias/files",
  });
});

test("lists all pages", async () => {
  const keys = Array.from({ length: 8 }, newKey);
  for (const storageKey of keys) await open().write({ storageKey, ...FILE });
  const listed = [];
  for await (const { storageKey } of open().list()) listed.push(storageKey);
  expect(listed).toEqual(keys.toSorted());
  expect(server.asked.filter(({ line }) => line.startsWith("GET ?"))).toHaveLength(3);
});
