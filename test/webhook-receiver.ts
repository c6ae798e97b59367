import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** How the receiver treats one request. */
export type ReceiverBehavior =
  | { kind: "answer"; status: number; headers?: Record<string, string>; body?: string | Buffer }
  /** Responds only when `release` is called. */
  | { kind: "wait" }
  /** Accepts the request and never responds. */
  | { kind: "hang" }
  /** Responds with this status, then one byte every few milliseconds, forever. */
  | { kind: "drip"; status: number }
  /** A response whose body never ends, as fast as it is read. */
  | { kind: "endless"; status: number }
  /** Drops the connection after reading the request. */
  | { kind: "reset" };

export type ReceivedRequest = {
  readonly path: string;
  readonly method: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Exactly the received bytes. */
  readonly body: Buffer;
};

export type WebhookReceiver = {
  /** `http://127.0.0.1:PORT/hooks` */
  readonly url: string;
  readonly requests: ReceivedRequest[];
  /** Maximum number of simultaneously open requests, by `X-SVC-Event-Id`. */
  readonly mostOpen: ReadonlyMap<string, number>;
  /** For all requests from now on; the function gets the request and the number of earlier ones. */
  behave(behavior: ReceiverBehavior | ((request: ReceivedRequest, index: number) => ReceiverBehavior)): void;
  /** Resolves when this many requests have arrived in total. */
  received(count: number): Promise<void>;
  /** Responds with 200 to waiting requests. */
  release(): void;
  close(): Promise<void>;
};

const OK: ReceiverBehavior = { kind: "answer", status: 200 };
const DRIP_EVERY_MS = 5;

/** A merchant's webhook endpoint on a real socket, as friendly or hostile as a test wants. */
export const startWebhookReceiver = async ({ port = 0 }: { port?: number } = {}): Promise<WebhookReceiver> => {
  const requests: ReceivedRequest[] = [];
  const waiting = new Set<ServerResponse>();
  const arrivals = new Set<() => void>();
  const open = new Map<string, number>();
  const mostOpen = new Map<string, number>();
  let choose: (request: ReceivedRequest, index: number) => ReceiverBehavior = () => OK;

  const server = createServer(async (incoming, answer) => {
    const body = await readAll(incoming).catch(() => null);
    if (body === null) return;
    const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
    const request = { path: incoming.url ?? "", method: incoming.method ?? "", headers, body };
    const index = requests.push(request) - 1;
    const event = headers["x-svc-event-id"] ?? "";
    const now = (open.get(event) ?? 0) + 1;
    open.set(event, now);
    mostOpen.set(event, Math.max(now, mostOpen.get(event) ?? 0));
    answer.on("close", () => open.set(event, (open.get(event) ?? 1) - 1));
    respond({ behavior: choose(request, index), incoming, answer, waiting });
    for (const arrived of arrivals) arrived();
  });
  const sockets = trackSockets(server);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    requests,
    mostOpen,
    behave: (behavior) => {
      choose = typeof behavior === "function" ? behavior : () => behavior;
    },
    received: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (requests.length < count) return;
          arrivals.delete(check);
          resolve();
        };
        arrivals.add(check);
        check();
      }),
    release: () => {
      for (const answer of waiting) answer.writeHead(200).end();
      waiting.clear();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const respond = ({
  behavior,
  incoming,
  answer,
  waiting,
}: {
  behavior: ReceiverBehavior;
  incoming: IncomingMessage;
  answer: ServerResponse;
  waiting: Set<ServerResponse>;
}): void => {
  switch (behavior.kind) {
    case "answer":
      answer.writeHead(behavior.status, behavior.headers).end(behavior.body);
      return;
    case "wait":
      waiting.add(answer);
      return;
    case "hang":
      return;
    case "drip": {
      answer.writeHead(behavior.status);
      const timer = setInterval(() => answer.write("."), DRIP_EVERY_MS);
      answer.on("close", () => clearInterval(timer));
      return;
    }
    case "endless": {
      answer.writeHead(behavior.status);
      const pour = () => {
        while (!answer.destroyed && answer.write(Buffer.alloc(16 * 1024, "x")));
      };
      answer.on("drain", pour);
      pour();
      return;
    }
    case "reset":
      incoming.socket.resetAndDestroy();
  }
};

const readAll = async (incoming: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const trackSockets = (server: Server): Set<Socket> => {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
  });
  return sockets;
};
