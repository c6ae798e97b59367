import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from "node:http";
import { request as sendSecurely } from "node:https";
import type { AddressInfo } from "node:net";

/** A call as the shop gets it; `url` is its path and query. */
export type Call = { readonly method: string; readonly url: string; readonly body: string };

/** Where a worker is killed: at its nth changing call, counted from `arm`. */
export type KillPlan = {
  readonly at: number;
  readonly kill: () => void;
  /** Which calls count; the default is every changing one. */
  readonly counts?: ((call: Call) => Promise<boolean>) | undefined;
  /** BEFORE: the call never arrives. AFTER (the default): it is executed, and its response never arrives. */
  readonly moment?: "BEFORE" | "AFTER";
};

export type KillingProxy = {
  readonly address: string;
  /** From now on changing calls are counted; the planned one never gets a response. */
  arm: (plan: KillPlan | null) => void;
  /** Whether no kill is planned, or the planned one is done. */
  readonly isSpent: () => boolean;
  /** Changing calls since `arm`. */
  readonly changes: () => number;
  stop: () => Promise<void>;
};

/**
 * A proxy between the product and a provider. A changing call reaches the provider completely; then its sender is
 * killed before it gets the response: the moment between the effect and our record of it. `rewrite` returns the path
 * and query for forwarding a call, for shops whose calls are signed for one URL. `countsReads`: read-only calls count
 * as well.
 */
export const startKillingProxy = async (
  target: URL,
  {
    rewrite = ({ url }) => url,
    countsReads = false,
  }: { rewrite?: ((call: Call) => string) | undefined; countsReads?: boolean } = {},
): Promise<KillingProxy> => {
  let plan: KillPlan | null = null;
  let changes = 0;
  const server = createServer(async (near, answer) => {
    const body = await readBody(near);
    const call = { method: near.method ?? "GET", url: near.url ?? "/", body: body.toString("utf8") };
    const isCounted =
      (countsReads || changesSomething(call)) && (plan?.counts === undefined || (await plan.counts(call)));
    const last = isCounted && plan !== null && changes === plan.at ? plan : null;
    if (isCounted) changes += 1;
    const far = last?.moment === "BEFORE" ? null : await forward(target, near, { path: rewrite(call), body });
    if (last !== null || far === null) {
      last?.kill();
      plan = null;
      near.socket.destroy();
      return;
    }
    answer.writeHead(far.status, far.headers);
    answer.end(far.body);
  });
  server.on("clientError", (_, socket) => socket.destroy());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arm: (next) => {
      plan = next;
      changes = 0;
    },
    changes: () => changes,
    isSpent: () => plan === null,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

/** GraphQL reads are POST requests, too; signing in changes nothing relevant. */
const changesSomething = ({ method, url, body }: Call): boolean => {
  if (method === "GET" || method === "HEAD") return false;
  if (!/\/(?:admin-api|graphql(?:\.json)?)(?:$|\?)/.test(url)) return true;
  const { query = "" } = JSON.parse(body) as { query?: string };
  return /^\s*mutation\b/.test(query) && !/\blogin\s*\(/.test(query);
};

const readBody = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

type Forwarded = {
  status: number;
  headers: ServerResponse["getHeaders"] extends () => infer H ? H : never;
  body: Buffer;
};

const forward = (
  target: URL,
  near: IncomingMessage,
  { path, body }: { path: string; body: Buffer },
): Promise<Forwarded> =>
  new Promise((resolve, reject) => {
    const { host: _, connection: __, "transfer-encoding": ___, ...headers } = near.headers;
    const send = target.protocol === "https:" ? sendSecurely : sendRequest;
    const far = send(
      {
        host: target.hostname,
        port: target.port,
        method: near.method,
        path,
        headers: { ...headers, host: target.host },
      },
      async (message) => {
        const { connection: ____, "transfer-encoding": _____, "content-encoding": ______, ...rest } = message.headers;
        resolve({ status: message.statusCode ?? 502, headers: rest, body: await readBody(message) });
      },
    );
    far.on("error", reject);
    far.end(body);
  });
