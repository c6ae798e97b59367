import type { Readable } from "node:stream";
import { buildConnector, Client } from "undici";
import type { WebhookOutcome, WebhookRequest, WebhookSender } from "@/server/partners/webhook-sender";
import { guardedLookup, literalAddress, type ResolveHost, resolveHost, resolvePublicly } from "./address-guard";
import { type Failure, failureOf } from "./failure-of";

export type SendLimits = AnswerLimits & { readonly connectMs: number; readonly attemptMs: number };

/** Decisions, section 9. */
const LIMITS: SendLimits = { connectMs: 5_000, attemptMs: 15_000, maxReadBytes: 64 * 1024, maxKeptBytes: 4 * 1024 };

export type WebhookSenderOptions = {
  /** Allows addresses that are not public: for development only. */
  readonly allowPrivateAddresses: boolean;
  readonly limits?: Partial<SendLimits>;
  readonly resolve?: ResolveHost;
  /** Certificates (PEM) trusted instead of those of Node.js. */
  readonly authorities?: readonly string[];
};

/**
 * The same sentence for every host (AddressRefused). The server and the command line each check by their own
 * environment.
 */
const UNREACHABLE =
  "must be reachable on the public internet: check the host name for typos; to develop a receiver, start the server, " +
  "and each command, with WEBHOOK_ALLOW_PRIVATE_ADDRESSES=true";

/**
 * Sends webhooks, each over its own connection: none is shared between merchants, and every attempt checks the address
 * that it connects to. Redirects are treated like any other response.
 */
export const createWebhookSender = (options: WebhookSenderOptions): WebhookSender => {
  const { allowPrivateAddresses, limits = {}, resolve = resolveHost, authorities } = options;
  const bounds = { ...LIMITS, ...limits };
  const isGuarded = !allowPrivateAddresses;
  const connect = buildConnector({
    timeout: bounds.connectMs,
    maxCachedSessions: 0,
    lookup: guardedLookup(resolve, isGuarded),
    ...(authorities === undefined ? {} : { ca: [...authorities] }),
  });

  return {
    allowsPrivateAddresses: allowPrivateAddresses,
    refusalOf: async (url) => {
      if (!isGuarded) return null;
      try {
        await resolvePublicly(url.hostname, resolve);
        return null;
      } catch {
        return UNREACHABLE;
      }
    },
    send: async (request) => {
      const startedMs = performance.now();
      const outcome = await attempt({ request, connect, bounds, resolve, isGuarded });
      return { ...outcome, durationMs: Math.round(performance.now() - startedMs) };
    },
  };
};

type Attempt = {
  request: WebhookRequest;
  connect: buildConnector.connector;
  bounds: SendLimits;
  resolve: ResolveHost;
  isGuarded: boolean;
};

type Outcome = Omit<Extract<WebhookOutcome, { kind: "ANSWERED" }>, "durationMs"> | ({ kind: "FAILED" } & Failure);

const attempt = async ({ request, connect, bounds, resolve, isGuarded }: Attempt): Promise<Outcome> => {
  const url = new URL(request.url);
  // One time limit for everything, from the lookup to the last byte of the response.
  const deadline = AbortSignal.timeout(bounds.attemptMs);
  const client = new Client(url.origin, { connect, pipelining: 0, headersTimeout: 0, bodyTimeout: 0 });
  try {
    if (isGuarded && literalAddress(url.hostname) !== null) await resolvePublicly(url.hostname, resolve);
    const { statusCode, headers, body } = await client.request({
      method: "POST",
      path: url.pathname + url.search,
      headers: request.headers,
      body: request.body,
      signal: deadline,
    });
    const retryAfter = headers["retry-after"];
    return {
      kind: "ANSWERED",
      status: statusCode,
      retryAfter: typeof retryAfter === "string" ? retryAfter : null,
      headers: keptHeaders(headers, bounds.maxKeptBytes),
      body: await readAnswer(body, bounds),
    };
  } catch (error) {
    if (deadline.aborted) return { kind: "FAILED", failure: "TIMEOUT", message: "No answer in time" };
    return { kind: "FAILED", ...failureOf(error) };
  } finally {
    // Also aborts a body that is still being received.
    client.destroy().catch(() => undefined);
  }
};

/**
 * Returns the first headers of a response whose names and values fit into `maxBytes`; repeated headers are joined. They
 * are Latin-1, so they contain no NUL and no partial character.
 */
const keptHeaders = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
  maxBytes: number,
): Record<string, string> => {
  const kept: Record<string, string> = {};
  let left = maxBytes;
  for (const [name, given] of Object.entries(headers)) {
    const value = Array.isArray(given) ? given.join(", ") : (given ?? "");
    left -= Buffer.byteLength(name) + Buffer.byteLength(value);
    if (left < 0) break;
    kept[name] = value;
  }
  return kept;
};

type AnswerLimits = { readonly maxReadBytes: number; readonly maxKeptBytes: number };

/**
 * Returns the start of a response body as text that Postgres can store. Reading stops at the limit, when the receiver
 * disconnects, or when the attempt's time is over. It never throws, because the status has already arrived and decides
 * alone.
 */
const readAnswer = async (body: Readable, { maxReadBytes, maxKeptBytes }: AnswerLimits): Promise<string> => {
  const kept: Buffer[] = [];
  let read = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      if (read < maxKeptBytes) kept.push(chunk.subarray(0, maxKeptBytes - read));
      read += chunk.byteLength;
      if (read >= maxReadBytes) break;
    }
  } catch {
    // Keep what was received until then.
  }
  return storableText(Buffer.concat(kept), maxKeptBytes);
};

/** Returns text of at most `maxBytes` in UTF-8, although a replaced byte takes three, and without NUL. */
const storableText = (bytes: Buffer, maxBytes: number): string => {
  const text = new TextDecoder().decode(bytes).replaceAll("\u0000", "\ufffd");
  const encoded = Buffer.from(text, "utf8");
  if (encoded.byteLength <= maxBytes) return text;
  let end = maxBytes;
  // Go back to the start of a character: continuation bytes are 10xxxxxx.
  while (end > 0 && ((encoded[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return encoded.subarray(0, end).toString("utf8");
};
