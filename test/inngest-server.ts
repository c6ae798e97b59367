import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { NextRequest } from "next/server";
import { canonicalJson } from "@/server/jobs/embedded/signature";

type Methods = Readonly<Record<"GET" | "POST" | "PUT", (request: NextRequest) => Promise<Response>>>;

/** Serves a route module on a real socket, with its bytes and headers unchanged. */
export const serveRoute = async (methods: Methods): Promise<{ origin: string; close: () => Promise<void> }> => {
  const server = createServer(async (incoming, answer) => {
    const method = incoming.method as keyof Methods;
    const body = await readAll(incoming);
    const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const request = new NextRequest(new URL(incoming.url ?? "/", `http://${incoming.headers.host}`), {
      method,
      headers,
      ...(method === "GET" ? {} : { body }),
    });
    const response = await methods[method](request);
    answer.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
  });
  return listen(server);
};

/** What the product sent to the event API. */
export type SentEvents = { readonly path: string; readonly events: readonly { name: string; data: unknown }[] };

/** The event API of an Inngest server: accepts and stores events. */
export const startEventApi = async () => {
  const sent: SentEvents[] = [];
  const server = createServer(async (incoming, answer) => {
    const events = JSON.parse(await readAll(incoming)) as SentEvents["events"];
    sent.push({ path: incoming.url ?? "", events });
    const ids = events.map((_, index) => `event-${index}`);
    answer.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ ids, status: 200 }));
  });
  return { sent, ...(await listen(server)) };
};

/** The signature by the protocol, implemented independently: a key without its prefix, over the body and the time. */
export const signatureOf = (body: string, key: string, unixSeconds: number): string => {
  const hmac = createHmac("sha256", key.replace(/^signkey-\w+-/, "")).update(`${body}${unixSeconds}`);
  return `t=${unixSeconds}&s=${hmac.digest("hex")}`;
};

export type PlayedCall = {
  /** Null: no signature. */
  key: string | null;
  method: "PUT" | "POST";
  path: string;
  payload: unknown;
  headers?: Record<string, string>;
  /** How long ago it was signed. */
  ageSeconds?: number;
};

/** One request as an Inngest server sends it. */
export const playServer = async (origin: string, call: PlayedCall) => {
  const { key, method, path, payload, headers = {}, ageSeconds = 0 } = call;
  const body = canonicalJson(payload);
  const at = Math.floor(Date.now() / 1000) - ageSeconds;
  const signature: Record<string, string> = key === null ? {} : { "x-inngest-signature": signatureOf(body, key, at) };
  const response = await fetch(origin + path, {
    method,
    body,
    headers: { "content-type": "application/json", ...signature, ...headers },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
};

const readAll = async (incoming: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
};

const listen = async (server: ReturnType<typeof createServer>) => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
