import { once } from "node:events";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connectDatabase } from "@/server/db/client";
import { translateOutage } from "@/server/db/errors";
import { createLogger } from "@/server/kernel/logger";
import { withErrorPages } from "./error-pages.mjs";
import { createFront } from "./server.mjs";
import { withUnavailable } from "./unavailable.mjs";

/** Nothing listens there. */
const url = "postgres://nobody@127.0.0.1:1/none";
const OUTAGE = new Error("timeout exceeded when trying to connect");
let front;
let db;
/** Fails like a page or route that uses the database. */
let work;

/** Answers like Next.js when something throws. */
async function application(req, res) {
  const type = req.headers.rsc ? "text/x-component" : req.url.startsWith("/v1/") ? "" : "text/html; charset=utf-8";
  if (type) res.setHeader("Content-Type", type);
  if (req.url === "/r/demo/nowhere") return res.writeHead(404).end();
  try {
    await work();
    res.end("made");
  } catch {
    res.writeHead(500).end("<html></html>");
  }
}

beforeEach(async () => {
  db = connectDatabase({ url, max: 1, log: createLogger("silent") });
  front = createFront({ handler: withErrorPages(withUnavailable(application)) });
  front.server.listen(0, "127.0.0.1");
  await once(front.server, "listening");
});
afterEach(async () => {
  await front.drain(0);
  await db.$disconnect();
});

const ask = async (path, headers = {}) => {
  const answer = await fetch(`http://127.0.0.1:${front.server.address().port}${path}`, { headers });
  return { status: answer.status, after: answer.headers.get("retry-after"), text: await answer.text() };
};

test.each([
  ["a query through Prisma", () => db.group.findFirst()],
  ["a transaction", () => db.$transaction((tx) => tx.group.findFirst())],
  ["what an operation made of it", async () => Promise.reject(translateOutage(OUTAGE))],
])("tells when to retry on a page without a database connection: %s", async (_, how) => {
  work = how;
  const page = await ask("/r/demo", { "accept-language": "de-AT,en;q=0.8" });
  expect(page).toMatchObject({ status: 503, after: "2" });
  expect(page.text).toMatch(/lang="de".*<h1>Gerade ist sehr viel los</);
  const staff = await ask("/dashboard/returns", { "accept-language": "de" });
  expect([staff.status, staff.text]).toEqual([503, expect.stringContaining("<h1>We’re very busy right now<")]);
});

test("answers a route with the same problem as operations, and a part of a page with a sentence", async () => {
  work = () => db.group.findFirst();
  const { reason, message: detail, extras } = translateOutage(OUTAGE);
  const answer = await ask("/v1/files/1");
  expect(answer).toMatchObject({ status: 503, after: String(extras.retryAfterSeconds) });
  expect(JSON.parse(answer.text)).toMatchObject({ status: 503, code: 14, reason, detail });
  expect(await ask("/dashboard/returns", { rsc: "1" })).toMatchObject({ status: 503, text: `${detail}\n` });
});

test("does not treat a missing connection of the replacing page as a server error", async () => {
  work = () => db.group.findFirst();
  expect(await ask("/r/demo/nowhere")).toMatchObject({ status: 503, after: "2" });
});

test("keeps other failures, even if a connection was unavailable but not needed", async () => {
  work = () => Promise.reject(new Error("column x does not exist"));
  expect(await ask("/r/demo")).toMatchObject({ status: 500, after: null });
  work = () => db.group.findFirst().catch(() => undefined);
  expect(await ask("/r/demo")).toMatchObject({ status: 200, text: "made" });
});
