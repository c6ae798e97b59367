import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { HeardProviderCall } from "@/server/partners/providers";
import { createProviderAgent, createProviderHttp } from "./provider-http";

let server: Server;
let url = "";
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/hang") return;
    if (request.url === "/break") return void request.socket.destroy();
    if (request.url === "/lines") return void response.end('{"a":"ü"}\n\n{"b":2}\r\n{"c":3}');
    if (request.url === "/large") {
      const part = Buffer.alloc(1024 * 1024, "x");
      for (let count = 0; count < 33; count += 1) response.write(part);
      return void response.end();
    }
    response.writeHead(418, { "X-Kind": "teapot", "Set-Cookie": ["a=1", "b=2"] });
    response.end(`${request.method} ${request.url}`);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = (allowPrivateAddresses = true, standIns?: ReadonlyMap<string, string>) => {
  const calls: HeardProviderCall[] = [];
  const agent = createProviderAgent({ allowPrivateAddresses });
  const http = createProviderHttp({
    ...{ partner: "SHOP", agent, isGuarded: !allowPrivateAddresses, standIns },
    onCall: (call) => calls.push(call),
  });
  return { http, calls };
};

test("returns a response with any status, and logs it once", async () => {
  const { http, calls } = open();
  const answer = await http.send({
    method: "PUT",
    url: `${url}/a?b=c d`.replace(" ", "%20"),
    body: "{}",
    purpose: "Try",
  });
  expect(answer).toMatchObject({ status: 418, text: "PUT /a?b=c%20d", headers: { "x-kind": "teapot" } });
  expect(calls).toMatchObject([{ purpose: "Try", status: 418, request: "{}", error: "" }]);
});

test.each([
  ["/break", /closed early/],
  ["/large", /not HTTP/],
])("treats %s as no response, with unknown effect", async (path, words) => {
  const { http, calls } = open();
  const sent = http.send({ method: "GET", url: url + path, purpose: "Try" });
  await expect(sent).rejects.toMatchObject({ kind: "UNAVAILABLE", message: expect.stringMatching(words) });
  expect(calls).toMatchObject([{ status: null }]);
});

test("throws at once when the caller aborts", async () => {
  const { http } = open();
  const controller = new AbortController();
  const sent = http.send({ method: "GET", url: `${url}/hang`, purpose: "Try", signal: controller.signal });
  controller.abort();
  await expect(sent).rejects.toMatchObject({ kind: "UNAVAILABLE", message: expect.stringContaining("in time") });
});

test("rejects addresses of the local network, by number or by name", async () => {
  const { http } = open(false);
  for (const host of [url, url.replace("127.0.0.1", "localhost"), "http://169.254.169.254"])
    await expect(http.send({ method: "GET", url: `${host}/`, purpose: "Try" })).rejects.toMatchObject({
      kind: "UNAVAILABLE",
      message: expect.stringMatching(
        /^The address \S+ isn't on the public internet\. If .* set WEBHOOK_ALLOW_PRIVATE_ADDRESSES=true on the server\.$/,
      ),
    });
});

test("reads a large response line by line", async () => {
  const { http, calls } = open();
  const lines: string[] = [];
  for await (const line of http.readLines({ method: "GET", url: `${url}/lines`, purpose: "Try" })) lines.push(line);
  expect(lines.map((line) => line.trim())).toEqual(['{"a":"ü"}', '{"b":2}', '{"c":3}']);
  expect(calls).toHaveLength(1);
  const refused = http.readLines({ method: "GET", url: `${url}/no`, purpose: "Try" });
  await expect(refused[Symbol.asyncIterator]().next()).rejects.toMatchObject({ kind: "UNAVAILABLE" });
});

test("returns a file's bytes and does not log its content", async () => {
  const { http, calls } = open();
  const { status, bytes } = await http.readBytes({ method: "GET", url: `${url}/label`, purpose: "Get the label" });
  expect([status, Buffer.from(bytes).toString()]).toEqual([418, "GET /label"]);
  expect(calls).toMatchObject([{ purpose: "Get the label", status: 418, answer: "", answerBytes: 10, url: `${url}/` }]);
});

test("redirects a provider's host to a local server in tests, while the log names the provider", async () => {
  const { http, calls } = open(true, new Map([["api.provider.example", `${url}/provider/`]]));
  const { text } = await http.send({ method: "GET", url: "https://api.provider.example/a?b=1", purpose: "Try" });
  expect(text).toBe("GET /provider/a?b=1");
  expect(calls).toMatchObject([{ url: "https://api.provider.example/a?b=1" }]);
});
