import { once } from "node:events";
import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withLateScripts } from "./late-scripts.mjs";
import { createFront } from "./server.mjs";

const CHUNK = "/_next/static/chunks/a1.js";
const PAGE = [
  '<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" nonce="n1" href="/_next/static/chunks/a1.js"/>',
  `<link rel="preload" as="font" href="/f.woff2"/><script src="${CHUNK}" async="" nonce="n1"></scr`,
  'ipt></head><body>“Größe”<script nonce="n1">self.__next_f=[]</script>',
  `<script src="${CHUNK}" id="_R_" async=""></script></body></html>`,
];

let front;
let seen;
/** The application's function that sends an answer. */
let answer;

beforeEach(async () => {
  answer = (res) => {
    for (const part of PAGE.slice(0, -1)) res.write(part);
    res.end(PAGE.at(-1));
  };
  front = createFront({
    handler: withLateScripts((req, res) => {
      seen = req.headers["accept-encoding"];
      res.setHeader("content-type", "text/html; charset=utf-8");
      res.setHeader("content-security-policy", "script-src 'self' 'nonce-n1' 'strict-dynamic'");
      res.setHeader("link", `<${CHUNK}>; rel=preload; as="script", </f.woff2>; rel=preload; as="font"`);
      answer(res);
    }),
  });
  front.server.listen(0, "127.0.0.1");
  await once(front.server, "listening");
});
afterEach(() => front.drain(0));

/** Uses `node:http`, which decompresses nothing. */
const ask = async (path, headers = {}, method = "GET") => {
  const asked = request({ port: front.server.address().port, host: "127.0.0.1", path, headers, method }).end();
  const [response] = await once(asked, "response");
  const bytes = Buffer.concat(await response.toArray());
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[response.headers["content-encoding"]];
  return { headers: response.headers, text: (unpack ? unpack(bytes) : bytes).toString("utf8") };
};

test("sends a portal page without scripts that load on their own, wherever its markup is split", async () => {
  const cuts = [[...PAGE.join("")].map((letter) => Buffer.from(letter)), PAGE, [PAGE.join("")]];
  const texts = [];
  for (const parts of cuts) {
    answer = (res) => {
      for (const part of parts) res.write(part);
      res.end();
    };
    texts.push((await ask("/r/demo")).text);
  }
  const [text] = texts;
  expect(texts).toEqual([text, text, text]);
  expect(text.match(/<script[^>]*src=[^>]*>/g)).toEqual([
    `<script type="text/late" src="${CHUNK}" async="" nonce="n1">`,
    `<script type="text/late" src="${CHUNK}" id="_R_" async="">`,
  ]);
  expect(text).not.toContain('as="script"');
  expect(text).toContain('<link rel="preload" as="font" href="/f.woff2"/>');
  expect(text).toMatch(
    /<script nonce="n1">\(function loadLater\(\) \{[\s\S]+\}\)\(\)<\/script><\/head><body>“Größe”<script nonce="n1">self/,
  );
});

test("compresses what Next.js would compress, as the browser accepts", async () => {
  const plain = await ask("/docs/api/getReturn");
  for (const [offered, name] of [
    ["gzip, deflate, br", "br"],
    ["gzip, br;q=0", "gzip"],
  ]) {
    const packed = await ask("/docs/api/getReturn", { "accept-encoding": offered });
    expect(packed.headers).toMatchObject({ "content-encoding": name, vary: "Accept-Encoding" });
    expect([packed.text, seen]).toEqual([plain.text, undefined]);
  }
  expect(plain.headers).toMatchObject({ link: '</f.woff2>; rel=preload; as="font"' });
  expect(plain.headers["content-encoding"]).toBeUndefined();
});

test("leaves other pages, parts of pages, submitted forms and other files unchanged", async () => {
  const whole = PAGE.join("");
  expect((await ask("/r/demo/items", { "accept-encoding": "br" })).text).toBe(whole);
  expect(seen).toBe("br");
  expect((await ask("/r/demo", { rsc: "1" })).text).toBe(whole);
  expect((await ask("/r/demo", {}, "POST")).text).toBe(whole);
  answer = (res) => res.writeHead(404).end(PAGE[0]);
  expect((await ask("/docs/guides/none")).text).toBe(PAGE[0]);
  answer = (res) => res.setHeader("content-type", "application/json").end("{}");
  expect((await ask("/docs")).text).toBe("{}");
});

test("calls back when data was sent", async () => {
  const told = [];
  answer = (res) => {
    res.write(PAGE[0], () => told.push("written"));
    res.end("</head>", "utf8", () => told.push("ended"));
  };
  await ask("/r/demo", { "accept-encoding": "br" });
  expect(told).toEqual(["written", "ended"]);
});
