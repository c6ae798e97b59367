import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { setContext } from "@/server/context";
import { readSql } from "@/server/db/run";
import { observeRequests } from "@/server/http/observe-requests";
import { serve } from "@/server/http/serve";
import { createRequestTracer } from "@/server/http/trace-requests";
import { countedDrain } from "@/server/jobs/functions/count-runs";
import { loadServices } from "@/server/jobs/load-services";
import { createLogger } from "@/server/kernel/logger";
import { processShelf } from "@/server/kernel/process-wide";
import { traced } from "@/server/kernel/tracing";
import { openTestContext } from "@/test/context";
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from "@/test/otlp-receiver";
import { startWebhookReceiver } from "@/test/webhook-receiver";
import { createWebhookScene } from "@/test/webhook-scene";
import { createFront } from "../../scripts/front/server.mjs";
import { startTracing } from "./start-tracing";

let collector: OtlpReceiver;
let stopTracing = async (): Promise<void> => undefined;
const lines: string[] = [];
const log = createLogger("info", { write: (line: string) => void lines.push(line) });

const start = async (protocol: string | undefined): Promise<void> => {
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.url);
  vi.stubEnv("OTEL_EXPORTER_OTLP_PROTOCOL", protocol);
  vi.stubEnv("OTEL_SERVICE_NAME", "returns");
  stopTracing = await startTracing({ kind: "web", log });
};

beforeAll(async () => {
  collector = await startOtlpReceiver();
  observeRequests();
  processShelf().set("request-tracer", createRequestTracer({ trustsProxy: false }));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await stopTracing();
});
afterAll(async () => {
  processShelf().delete("request-tracer");
  processShelf().delete("request-observer");
  await collector.close();
});

/** The front server of the product with the API behind it. */
const startApi = async () => {
  const front = createFront({
    handler: async (req: IncomingMessage, res: ServerResponse) => {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(chunk);
      const headers = Object.fromEntries(Object.entries(req.headers).map(([name, value]) => [name, String(value)]));
      const body = chunks.length === 0 ? null : Buffer.concat(chunks);
      const answer = await serve(
        new Request(`http://localhost${req.url}`, { method: req.method ?? "GET", headers, body }),
      );
      res.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
    },
  });
  front.server.listen(0, "127.0.0.1");
  await once(front.server, "listening");
  const { port } = front.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => front.drain(0) };
};

const SECRET = "ana@example.com";

test("one trace leads from a call of the API over SQL and jobs to the receiver of the webhook", async () => {
  await start("http/json");
  // After the start, as in the product: a connection is traced from its beginning.
  const ctx = await openTestContext({ log });
  setContext(ctx);
  const receiver = await startWebhookReceiver();
  const scene = await createWebhookScene(ctx, { url: `${receiver.url}?token=${SECRET}` });
  const made = await scene.newReturn();
  const jobs = await loadServices();
  const relay = countedDrain("relay-outbox", jobs.relayOutbox);
  const deliver = countedDrain("deliver-webhooks", jobs.attemptDueDeliveries);
  await relay();
  await deliver();
  const api = await startApi();
  const caller = { traceId: randomBytes(16).toString("hex"), spanId: randomBytes(8).toString("hex") };
  const answer = await fetch(`${api.url}/v1/processes/${made.id}/shipping_status`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${scene.tenant.apiKey}`,
      "content-type": "application/json",
      "x-request-id": "req_of_the_test",
      traceparent: `00-${caller.traceId}-${caller.spanId}-01`,
    },
    body: JSON.stringify({ lkss: "COLLECTED" }),
  });
  expect(answer.status).toBe(200);
  ctx.log.info({}, "outside of any request");
  await relay();
  await deliver();
  await relay();
  await api.close();
  await stopTracing();

  expect(lines.map((line) => JSON.parse(line)).at(-1)).not.toHaveProperty("trace_id");
  const of = (name: string): ReceivedSpan => {
    const found = collector.spans.filter((span) => span.name === name && span.traceId === caller.traceId);
    expect([name, found.length]).toEqual([name, 1]);
    return found[0] ?? expect.fail(name);
  };
  const request = of("POST /v1/processes/{process_id}/shipping_status");
  const operation = of("updateShippingStatus");
  const relayed = of("relay event");
  const attempt = of("attempt delivery");
  const post = of("POST webhook");
  expect([request, operation, relayed, attempt, post].map(({ parentSpanId }) => parentSpanId)).toEqual([
    caller.spanId,
    request.spanId,
    operation.spanId,
    relayed.spanId,
    attempt.spanId,
  ]);
  expect(receiver.requests.at(-1)?.headers.traceparent).toBe(`00-${caller.traceId}-${post.spanId}-01`);
  expect(request.attributes).toMatchObject({
    "http.route": "/v1/processes/{process_id}/shipping_status",
    "http.response.status_code": 200,
    "homeward.request_id": "req_of_the_test",
  });

  const statements = collector.spans.filter(({ attributes }) => attributes["db.system.name"] === "postgresql");
  const own = statements.filter(({ parentSpanId }) => parentSpanId === operation.spanId);
  // Several writes are one statement.
  const written = own.find(({ name }) => name === "WITH process_events");
  expect(written?.attributes["db.query.text"]).toMatch(/^with w0 as \( insert into .*\$1::json/);
  expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(["BEGIN", "COMMIT"]));
  expect(statements.some(({ parentSpanId }) => parentSpanId === attempt.spanId)).toBe(true);

  // Each item links to the run of the job that worked on it, which is a trace of its own.
  const runs = collector.spans.filter(({ attributes }) => attributes["homeward.job.task"] === "deliver-webhooks");
  expect(runs.map(({ spanId }) => spanId)).toContain(attempt.links[0]?.spanId);
  expect(runs.every(({ traceId, parentSpanId }) => traceId !== caller.traceId && parentSpanId === "")).toBe(true);
  // The third run found nothing to do.
  expect(collector.spans.filter(({ name }) => name === "relay-outbox")).toHaveLength(2);

  expect(JSON.stringify(collector.spans)).not.toMatch(/ana@|token=|Bearer|sk_|whsec/);
  expect(collector.resources[0]).toMatchObject({ "service.name": "returns", "homeward.process": "web" });
  await receiver.close();
  await ctx.close();
});

test("statements that wait for a connection belong to the trace that started them", async () => {
  await start("http/json");
  const ctx = await openTestContext({ connections: 1 });
  const names = Array.from({ length: 6 }, (_, nth) => `caller ${nth} ${randomBytes(4).toString("hex")}`);
  await Promise.all(names.map((name) => traced({ name }, () => readSql(ctx.db)`select ${name}::text as name`)));
  await ctx.close();
  await stopTracing();
  for (const name of names) {
    const caller = collector.spans.find((span) => span.name === name);
    const below = collector.spans.filter(({ parentSpanId }) => parentSpanId === caller?.spanId);
    expect(below.map((span) => span.name)).toEqual(["SELECT"]);
  }
});

test("logs name the request and its trace, also when the caller sent none", async () => {
  await start(undefined);
  const front = createFront({
    handler: (_req: IncomingMessage, res: ServerResponse) => {
      log.info({}, "inside");
      res.end();
    },
  });
  front.server.listen(0, "127.0.0.1");
  await once(front.server, "listening");
  const { port } = front.server.address() as AddressInfo;
  // A page isn't the API: what a browser sends isn't continued.
  const traceparent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
  await fetch(`http://127.0.0.1:${port}/r/shop`, { headers: { "x-request-id": "req_of_a_page", traceparent } });
  const line = JSON.parse(lines.find((one) => one.includes("inside")) ?? "{}");
  expect(line).toMatchObject({ request_id: "req_of_a_page", trace_id: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(line.trace_id).not.toBe("4bf92f3577b34da6a3ce929d0e0e4736");
  await front.drain(0);
  const before = collector.requests.length;
  await stopTracing();
  expect(collector.requests.slice(before)).toEqual([{ path: "/v1/traces", contentType: "application/x-protobuf" }]);
});
