import { createServer } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { expect, test } from "vitest";
import { describeFailure } from "./describe-failure";
import { createProviderAgent, createProviderHttp } from "./provider-http";

const failed = (code: string) =>
  describeFailure(new Error("no", { cause: Object.assign(new Error(code), { code }) }), URL_OF);
const URL_OF = "https://shop.example.com:8443/wp-json/";

test.each([
  ["ENOTFOUND", /^No server found at shop\.example\.com:8443\. Check the address\.$/],
  ["ECONNREFUSED", /^No server answers at shop\.example\.com:8443\. Check the address and its port\.$/],
  ["CERT_HAS_EXPIRED", /^The certificate of shop\.example\.com:8443 has expired\. Ask the host/],
  ["CERT_NOT_YET_VALID", /isn't valid yet/],
  ["ERR_TLS_CERT_ALTNAME_INVALID", /^The certificate at shop\.example\.com:8443 is for another domain/],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", /isn't trusted/],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", /isn't trusted/],
  ["EPROTO", /^No secure connection to shop\.example\.com:8443/],
  ["ECONNRESET", /^The connection was closed early \(shop\.example\.com:8443\)\.$/],
])("has a specific message for %s", (code, words) => {
  expect(failed(code)).toMatch(words);
});

test.each([
  ["answers in plain http", createServer((_, response) => response.end("{}"))],
  ["hangs up", createTcpServer((socket) => socket.once("data", () => socket.destroy()))],
])("detects an https URL on a port whose server %s", async (_, server) => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const agent = createProviderAgent({ allowPrivateAddresses: true });
  const http = createProviderHttp({ partner: "SHOP", agent, isGuarded: false, onCall: () => undefined });
  const sent = http.send({ method: "GET", url: `https://127.0.0.1:${port}/`, purpose: "Try" });
  await expect(sent).rejects.toMatchObject({
    kind: "UNAVAILABLE",
    message: `The server at 127.0.0.1:${port} doesn't use HTTPS on this port. Check the address and its port.`,
  });
  server.close();
});
