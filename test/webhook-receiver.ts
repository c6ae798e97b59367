import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** How the receiver treats one request. */
export type ReceiverBehaviour =
  | { kind: "answer"; status: number; headers?: Record<string, string>; body?: string | Buffer }
  /** Answers only when `release` is called. */
  | { kind: "wait" }
  /** Takes the request and never answers. */
  | { kind: "hang" }
  /** Answers with this status, then one byte every few milliseconds, for ever. */
  | { kind: "drip"; status: number }
  /** An answer whose body never ends, as fast as it is read. */
  | { kind: "endless"; status: number }
  /** Breaks the connection after the request was read. */
  | { kind: "reset" };

export type ReceivedRequest = {
  readonly path: string;
  readonly method: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Exactly the bytes that came. */
  readonly body: Buffer;
};

export type WebhookReceiver = {
  /** `http://127.0.0.1:PORT/hooks` */
  readonly url: string;
  readonly requests: ReceivedRequest[];
  /** Most requests that were open at the same time, by `X-SVC-Event-Id`. */
  readonly mostOpen: ReadonlyMap<string, number>;
  /** For everything that comes from now on; the function sees the request and how many came before it. */
  behave(behaviour: ReceiverBehaviour | ((request: ReceivedRequest, index: number) => ReceiverBehaviour)): void;
  /** Resolves when this many requests have come in all. */
  received(count: number): Promise<void>;
  /** Lets those that wait go on with 200. */
  release(): void;
  close(): Promise<void>;
};

const OK: ReceiverBehaviour = { kind: "answer", status: 200 };
const DRIP_EVERY_MS = 5;

/** A merchant's webhook receiver on a real socket, as kind or as hostile as a test wants it. */
export const startWebhookReceiver = async ({ port = 0 }: { port?: number } = {}): Promise<WebhookReceiver> => {
  const requests: ReceivedRequest[] = [];
  const waiting = new Set<ServerResponse>();
  const arrivals = new Set<() => void>();
  const open = new Map<string, number>();
  const mostOpen = new Map<string, number>();
  let choose: (request: ReceivedRequest, index: number) => ReceiverBehaviour = () => OK;

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
    respond({ behaviour: choose(request, index), incoming, answer, waiting });
    for (const arrived of arrivals) arrived();
  });
  const sockets = trackSockets(server);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    requests,
    mostOpen,
    behave: (behaviour) => {
      choose = typeof behaviour === "function" ? behaviour : () => behaviour;
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
  behaviour,
  incoming,
  answer,
  waiting,
}: {
  behaviour: ReceiverBehaviour;
  incoming: IncomingMessage;
  answer: ServerResponse;
  waiting: Set<ServerResponse>;
}): void => {
  switch (behaviour.kind) {
    case "answer":
      answer.writeHead(behaviour.status, behaviour.headers).end(behaviour.body);
      return;
    case "wait":
      waiting.add(answer);
      return;
    case "hang":
      return;
    case "drip": {
      answer.writeHead(behaviour.status);
      const timer = setInterval(() => answer.write("."), DRIP_EVERY_MS);
      answer.on("close", () => clearInterval(timer));
      return;
    }
    case "endless": {
      answer.writeHead(behaviour.status);
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
