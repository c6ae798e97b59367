import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packStatic } from "../lib/pack-static.mjs";
import { packedFiles } from "./packed-files.mjs";
import { createFront } from "./server.mjs";

const SCRIPT = "export const words = 'a script as the build makes it';\n".repeat(40);
const ADDRESS = "/_next/static/chunks/0abc.js";
let folder;
let front;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "homeward-static-"));
  mkdirSync(join(folder, "chunks"));
  writeFileSync(join(folder, "chunks", "0abc.js"), SCRIPT);
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  await packStatic(folder);
  front = createFront({ handler: (_req, res) => res.end("not packed"), answerFile: packedFiles({ folder }) });
  front.server.listen(0, "127.0.0.1");
  await once(front.server, "listening");
});

afterAll(async () => {
  await front.drain(0);
  rmSync(folder, { recursive: true });
});

const ask = async ({ path = ADDRESS, method = "GET", headers = {} }) => {
  const call = request({ host: "127.0.0.1", port: front.server.address().port, path, method, headers });
  call.end();
  const [answer] = await once(call, "response");
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode, headers: answer.headers, body };
};

test("serves a script as compressed by the build, cacheable forever and per encoding", async () => {
  const { status, headers, body } = await ask({ headers: { "accept-encoding": "gzip, deflate, br, zstd" } });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "application/javascript; charset=UTF-8",
    "content-encoding": "br",
    "content-length": String(body.length),
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
  });
  expect(headers["x-request-id"]).toBeTruthy();
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
});

test("answers HEAD with the same headers and no bytes", async () => {
  const { headers, body } = await ask({ method: "HEAD", headers: { "accept-encoding": "br;q=0.5" } });
  expect([headers["content-encoding"], body.length]).toEqual(["br", 0]);
});

test("passes on requests without brotli, for a range, for an uncompressed file or with another method", async () => {
  const takesIt = { "accept-encoding": "br" };
  const others = [
    { headers: {} },
    { headers: { "accept-encoding": "gzip, br;q=0" } },
    { headers: { ...takesIt, range: "bytes=0-9" } },
    { path: "/_next/static/icon.svg", headers: takesIt },
    { path: "/_next/static/../static/chunks/0abc.js", headers: takesIt },
    { path: `${ADDRESS}.br`, headers: takesIt },
    { method: "POST", headers: takesIt },
  ];
  for (const other of others) expect((await ask(other)).body.toString()).toBe("not packed");
});
