import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { READER } from "@/test/station/fixtures";
import { isNetworkAway, isServerBroken, isSignedOut, refusalOf } from "../work/call-errors";
import { connect, connectToLeave } from "./connect";

type Asked = { method: string; path: string; body: string };
type Answer = { status?: number; type?: string; body: string; date?: string };

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
};

/** A server with these responses, and the requests it got; the page's URLs lead to it. */
const serve = async (answer: Answer): Promise<Asked[]> => {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ method: request.method ?? "", path: request.url ?? "", body: await textOf(request) });
    const { status = 200, type = "application/json", body, date } = answer;
    response.writeHead(status, { "content-type": type, ...(date === undefined ? {} : { date }) }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const real = globalThis.fetch;
  globalThis.fetch = (url, options) => real(new URL(String(url), `http://127.0.0.1:${port}`), options);
  ends.push(() => {
    globalThis.fetch = real;
    server.close();
  });
  return asked;
};

const failed = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

it("reads with GET, changes with POST, and returns the server's result", async () => {
  const asked = await serve({ body: JSON.stringify({ result: { data: { parcels: [] } } }) });
  const api = connect(() => undefined);
  expect(await api.findStationParcels.query({ codes: ["rt 1"] })).toEqual({ parcels: [] });
  await api.receiveParcel.mutate({ process_id: "prc_1" });
  await connectToLeave().receiveParcel.mutate({ process_id: "prc_2" });
  expect(asked).toEqual([
    { method: "GET", path: "/api/trpc/findStationParcels?input=%7B%22codes%22%3A%5B%22rt%201%22%5D%7D", body: "" },
    { method: "POST", path: "/api/trpc/receiveParcel", body: '{"process_id":"prc_1"}' },
    { method: "POST", path: "/api/trpc/receiveParcel", body: '{"process_id":"prc_2"}' },
  ]);
});

it("distinguishes a rejection, an expired session, a server error and a foreign response", async () => {
  const api = connect(() => undefined);
  const call = () => failed(api.receiveParcel.mutate({ process_id: "prc_1" }));
  const refused = (reason: string, httpStatus: number) => ({
    message: "No.",
    data: { httpStatus, problem: { reason, message: "This has ended.", violations: [] } },
  });
  await serve({ status: 409, body: JSON.stringify({ error: refused("ABORTED", 409) }) });
  const aborted = await call();
  expect([isNetworkAway(aborted), refusalOf(READER.t, aborted)]).toEqual([false, "This has ended."]);
  await serve({ status: 401, body: JSON.stringify([{ error: refused("UNAUTHENTICATED", 401) }]) });
  expect(isSignedOut(await call())).toBe(true);
  await serve({ status: 500, body: JSON.stringify({ error: refused("INTERNAL", 500) }) });
  expect(isServerBroken(await call())).toBe(true);
  await serve({ status: 502, type: "text/html", body: "<h1>Bad gateway</h1>" });
  expect(isNetworkAway(await call())).toBe(true);
  await serve({ status: 413, type: "text/html", body: "<h1>Too large</h1>" });
  const large = await call();
  expect([isNetworkAway(large), refusalOf(READER.t, large)]).toEqual([false, READER.t("errors.photoTooLarge")]);
});

it("learns how far the server's clock is ahead", async () => {
  const heard: number[] = [];
  await serve({ body: JSON.stringify({ result: { data: {} } }), date: new Date(Date.now() + 3_600_000).toUTCString() });
  await connect((skewMs) => heard.push(skewMs)).getShift.query({ since: "2026-11-21T00:00:00Z" });
  expect(heard).toEqual([expect.closeTo(3_600_000, -4)]);
});
