import { createServer } from "node:http";
import { afterEach, expect, test } from "vitest";
import { Problem } from "@/server/kernel/problem";
import { FORM, serverAction, TEXT } from "@/server/trpc/server-action";
import { withActionStatus } from "./action-status.mjs";

const servers = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))));

/** Answers like Next.js: 500 for anything thrown while reading the body or running the action. */
const answerTo = async (work, { method = "POST", path = "/r/demo", headers = { "next-action": "a" } } = {}) => {
  const handler = withActionStatus(async (_req, res) => {
    try {
      res.end(String(await work()));
    } catch {
      res.statusCode = 500;
      res.setHeader("content-type", "text/x-component");
      res.write("0:");
      res.end("error");
    }
  });
  const server = createServer(handler);
  servers.push(server);
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${server.address().port}${path}`;
  const answer = await fetch(url, { method, headers, ...(method === "POST" ? { body: "x" } : {}) });
  return [answer.status, await answer.text()];
};

const action = serverAction([TEXT, FORM], async (slug, form) => `${slug} ${form.get("name")}`);
const form = new FormData();
form.set("name", "Ana");

test("answers 400 to a body that is not parsable as arguments", async () => {
  const [status, text] = await answerTo(() => Promise.reject(new SyntaxError("Unexpected token")));
  expect([status, text]).toEqual([400, "This form was not sent by a page of this site.\n"]);
});

test.each([
  ["none", []],
  ["another type", ["demo", { name: "Ana" }]],
  ["null", [null, null]],
  ["an object for a text", [{ toString: "x" }, form]],
  ["a text without end", ["x".repeat(5000), form]],
])("answers 400 to arguments that no page sends (%s)", async (_, given) => {
  expect((await answerTo(() => action(...given)))[0]).toBe(400);
});

test("passes an action's answer through", async () => {
  expect(await answerTo(() => action("demo", form))).toEqual([200, "demo Ana"]);
});

test("sends the status of a problem that the action doesn't handle, and keeps 500 for server errors", async () => {
  const throwing = (error) => () =>
    serverAction([], async () => {
      throw error;
    })();
  expect((await answerTo(throwing(new Problem("INVALID_ARGUMENT", "`quote_id`: …"))))[0]).toBe(400);
  expect((await answerTo(throwing(new Problem("NOT_FOUND", "no such return"))))[0]).toBe(404);
  expect((await answerTo(throwing(new Error("bug"))))[0]).toBe(500);
});

test("keeps a 500 of anything that isn't an action", async () => {
  const broken = () => Promise.reject(new Error("bug"));
  expect((await answerTo(broken, { method: "GET" }))[0]).toBe(500);
  expect((await answerTo(broken, { path: "/v1/processes" }))[0]).toBe(500);
  expect((await answerTo(broken, { headers: { "content-type": "application/json" } }))[0]).toBe(500);
});
