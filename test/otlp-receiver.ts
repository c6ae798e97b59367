import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { z } from "zod";

const value = z.object({
  stringValue: z.string().optional(),
  intValue: z.number().optional(),
  boolValue: z.boolean().optional(),
});
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .transform((all) =>
    Object.fromEntries(
      all.map(({ key, value: one }) => [key, one.stringValue ?? one.intValue ?? one.boolValue ?? null]),
    ),
  );
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().default(""),
  name: z.string(),
  kind: z.number(),
  attributes,
  links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).default([]),
  status: z.object({ code: z.number().default(0) }).default({ code: 0 }),
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes }), scopeSpans: z.array(z.object({ spans: z.array(span) })) }),
  ),
});

export type ReceivedSpan = z.output<typeof span>;

export type OtlpReceiver = {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  readonly url: string;
  readonly spans: ReceivedSpan[];
  /** The attributes of the processes that sent them. */
  readonly resources: Record<string, unknown>[];
  /** Path and content type of each request. */
  readonly requests: { path: string; contentType: string }[];
  close: () => Promise<void>;
};

/** A trace collector on a real socket: OTLP over HTTP. Reads JSON; of protobuf it notes only that it came. */
export const startOtlpReceiver = async (): Promise<OtlpReceiver> => {
  const spans: ReceivedSpan[] = [];
  const resources: Record<string, unknown>[] = [];
  const requests: OtlpReceiver["requests"] = [];
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const sent = Buffer.concat(chunks);
    const contentType = req.headers["content-type"] ?? "";
    requests.push({ path: req.url ?? "", contentType });
    if (contentType === "application/json") {
      const text = (req.headers["content-encoding"] === "gzip" ? gunzipSync(sent) : sent).toString();
      for (const { resource, scopeSpans } of exported.parse(JSON.parse(text)).resourceSpans) {
        resources.push(resource.attributes);
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
    }
    res.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    resources,
    requests,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
