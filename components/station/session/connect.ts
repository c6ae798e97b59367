import type { Api, LastApi } from "../work/api";
import { ForeignAnswer } from "../work/call-errors";

/**
 * More than a response takes. A tablet between two access points has connections that never end: without a limit one of
 * them would block everything queued behind it.
 */
const PATIENCE_MS = 20_000;
/** A photo over a warehouse's worst network. */
const PHOTO_PATIENCE_MS = 90_000;

/** A device's clock with a smaller deviation is treated as right. */
const LEAST_SKEW_MS = 5_000;

type Send = (name: string, options: RequestInit & { query?: string }) => Promise<Response>;

/** The station's connection to the server; each response tells how far the server's clock is ahead of the device's. */
export const connect = (onSkew: (skewMs: number) => void): Api => {
  let known = 0;
  return operationsOf(async (name, { query = "", ...options }) => {
    const limitMs = name.includes("Photo") ? PHOTO_PATIENCE_MS : PATIENCE_MS;
    const answer = await fetch(pathOf(name) + query, { ...options, signal: AbortSignal.timeout(limitMs) });
    if (!isOurs(answer)) throw new ForeignAnswer(answer.status);
    const skewMs = Date.parse(answer.headers.get("date") ?? "") - Date.now();
    if (Math.abs(skewMs - known) > LEAST_SKEW_MS) {
      known = skewMs;
      onSkew(skewMs);
    }
    return answer;
  });
};

/** The calls are sent before anything else of the page runs, without a timeout, because nobody waits for them. */
export const connectToLeave = (): LastApi =>
  operationsOf((name, options) => fetch(pathOf(name), { ...options, keepalive: true }));

const pathOf = (name: string): string => `/api/trpc/${name}`;

const isOurs = (answer: Response): boolean =>
  answer.headers.get("content-type")?.startsWith("application/json") ?? false;

/**
 * Every operation by its name, each call one request of tRPC's protocol. tRPC's own client can batch, stream and abort,
 * but would be a tenth of the bench's code for a few calls a minute.
 */
const operationsOf = (send: Send): Api => {
  const operation = (name: string) => ({
    query: (input: unknown) => read(send(name, { query: `?input=${encodeURIComponent(JSON.stringify(input))}` })),
    mutate: (input: unknown) =>
      read(
        send(name, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(input) }),
      ),
  });
  // The type lists the operations; their inputs and outputs come from the router.
  return new Proxy({}, { get: (_, name) => operation(String(name)) }) as Api;
};

type Answer = { result?: { data: unknown }; error?: { message: string; data?: unknown } };

/** @throws Error with the server's `data` for a rejection */
const read = async (sent: Promise<Response>): Promise<unknown> => {
  const body: Answer | [Answer] = await (await sent).json();
  // A rejection before tRPC runs is formatted as a batch response.
  const { result, error } = Array.isArray(body) ? body[0] : body;
  if (error !== undefined) throw Object.assign(new Error(error.message), { data: error.data });
  return result?.data;
};
