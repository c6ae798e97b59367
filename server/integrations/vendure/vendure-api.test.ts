import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { createProviders } from "../registry";
import { vendureApi } from "./vendure-api";

type Answer = { status?: number; headers?: Record<string, string>; body: unknown };

/** Starts a server that responds according to the request, and calls it as Homeward does. */
const ask = async (answer: (query: string, headers: IncomingMessage["headers"]) => Answer, values = {}) => {
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => {
      text += part.toString("utf8");
    });
    request.on("end", () => {
      const { status = 200, headers = {}, body } = answer(JSON.parse(text).query, request.headers);
      response.writeHead(status, headers).end(typeof body === "string" ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/admin-api`;
  const http = createProviders({ allowPrivateAddresses: true }).openHttp("VENDURE", ({ purpose }) =>
    heard.push(purpose),
  );
  const api = vendureApi({ values: { address, apiKey: "key", ...values }, http, now: () => new Date(0) });
  const schema = z.object({ orders: z.object({ totalItems: z.number() }) });
  return () => api({ query: "{ orders { totalItems } }", schema, purpose: "read the orders of a day" });
};
const heard: string[] = [];
const ORDERS = { data: { orders: { totalItems: 7 } } };
const FORBIDDEN = { errors: [{ message: "You are not authorized", extensions: { code: "FORBIDDEN" } }], data: null };

test("sends the key and the channel in headers", async () => {
  const seen: unknown[] = [];
  const call = await ask(
    (_, headers) => {
      seen.push(headers["vendure-api-key"], headers["vendure-token"]);
      return { body: ORDERS };
    },
    { channel: "eu-token" },
  );
  expect(await call()).toEqual(ORDERS.data);
  expect(seen).toEqual(["key", "eu-token"]);
  expect(heard.at(-1)).toBe("Read orders of day");
});

test("opens a session once, keeps it, and opens a new one when it has expired", async () => {
  let logins = 0;
  let expired = "";
  const call = await ask(
    (query, { authorization = "" }) => {
      if (!query.includes("Login")) return { body: authorization === expired ? FORBIDDEN : ORDERS };
      logins += 1;
      return { headers: { "vendure-auth-token": `session-${logins}` }, body: { data: { login: { id: "1" } } } };
    },
    { apiKey: "", username: "homeward@example.com", password: "secret" },
  );
  await call();
  await call();
  expect(logins).toBe(1);
  expired = "Bearer session-1";
  expect(await call()).toEqual(ORDERS.data);
  expect(logins).toBe(2);
  expired = "Bearer session-2";
  await expect(call()).resolves.toEqual(ORDERS.data);
});

test("returns cookies to a server that only supports cookies", async () => {
  const cookies = "session=abc; path=/; httponly, session.sig=def; path=/; httponly";
  const call = await ask(
    (query, { cookie }) => {
      if (query.includes("Login"))
        return { headers: { "set-cookie": cookies }, body: { data: { login: { id: "1" } } } };
      return { body: cookie === "session=abc; session.sig=def" ? ORDERS : FORBIDDEN };
    },
    { apiKey: "", username: "homeward@example.com", password: "secret" },
  );
  expect(await call()).toEqual(ORDERS.data);
});

const graphqlError = (message: string, code?: string) => ({ errors: [{ message, extensions: { code } }] });

test.each<[string, Answer, object]>([
  ["a wrong key", { body: FORBIDDEN }, { kind: "UNAUTHORIZED", message: expect.stringContaining("no longer works") }],
  ["no such channel", { body: graphqlError("x", "CHANNEL_NOT_FOUND") }, { kind: "UNAUTHORIZED" }],
  [
    "an unknown field",
    { status: 400, body: graphqlError("Cannot query field", "GRAPHQL_VALIDATION_FAILED") },
    { kind: "REFUSED" },
  ],
  [
    "the Shop API",
    {
      status: 400,
      body: graphqlError('Cannot query field "globalSettings" on type "Query".', "GRAPHQL_VALIDATION_FAILED"),
    },
    { kind: "REFUSED", message: expect.stringContaining("Shop API") },
  ],
  [
    "a server that is none of Vendure's and refuses",
    { status: 403, body: "Forbidden" },
    { kind: "UNAUTHORIZED", message: expect.stringContaining("Check the address") },
  ],
  ["an error of the server", { body: graphqlError("boom", "INTERNAL_SERVER_ERROR") }, { kind: "UNAVAILABLE" }],
  [
    "a limit of HardenPlugin",
    { body: graphqlError("Query is too complex") },
    { kind: "REFUSED", message: expect.stringContaining("maxQueryComplexity") },
  ],
  [
    "another website",
    { body: "<html></html>" },
    { kind: "REFUSED", message: expect.stringContaining("no Vendure Admin API") },
  ],
  [
    "no page",
    { status: 404, body: "Not found" },
    { kind: "REFUSED", message: expect.stringContaining("no Vendure Admin API") },
  ],
  [
    "a redirect",
    { status: 301, headers: { location: "https://www.example.com/admin-api" }, body: "" },
    { kind: "REFUSED", message: expect.stringContaining("https://www.example.com/admin-api") },
  ],
  [
    "too many calls",
    { status: 429, headers: { "retry-after": "17" }, body: "" },
    { kind: "PAUSED", retryAfterSeconds: 17 },
  ],
  ["a gateway without its server", { status: 502, body: "<html></html>" }, { kind: "UNAVAILABLE" }],
  [
    "another form",
    { body: { data: { orders: {} } } },
    { kind: "UNAVAILABLE", message: expect.stringContaining("orders.totalItems") },
  ],
])("explains %s in words", async (_, answer, expected) => {
  const call = await ask(() => answer);
  await expect(call()).rejects.toMatchObject(expected);
});

test("reports a missing response as unavailable, without secrets", async () => {
  const http = createProviders({ allowPrivateAddresses: true }).openHttp("VENDURE", () => undefined);
  const values = { address: "http://127.0.0.1:1/admin-api", apiKey: "very-secret" };
  const api = vendureApi({ values, http, now: () => new Date(0) });
  const failed = api({ query: "{ me { id } }", schema: z.unknown(), purpose: "read" }).catch((error: Error) => error);
  expect(await failed).toMatchObject({ kind: "UNAVAILABLE" });
  expect(JSON.stringify(await failed) + String(await failed)).not.toContain("very-secret");
});
