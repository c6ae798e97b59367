import type { Readable } from "node:stream";
import { buildConnector, Client } from "undici";
import type { WebhookOutcome, WebhookRequest, WebhookSender } from "@/server/partners/webhook-sender";
import { guardedLookup, literalAddress, type ResolveHost, resolveHost, resolvePublicly } from "./address-guard";
import { type Failure, failureOf } from "./failure-of";

export type SendLimits = AnswerLimits & { readonly connectMs: number; readonly attemptMs: number };

/** Decisions, section 9. */
const LIMITS: SendLimits = { connectMs: 5_000, attemptMs: 15_000, maxReadBytes: 64 * 1024, maxKeptBytes: 4 * 1024 };

export type WebhookSenderOptions = {
  /** Lifts the guard against addresses that are not public: for development only. */
  readonly allowPrivateAddresses: boolean;
  readonly limits?: Partial<SendLimits>;
  readonly resolve?: ResolveHost;
  /** Certificates (PEM) that are trusted instead of those that Node.js knows. */
  readonly authorities?: readonly string[];
};

/** One sentence for every host (AddressRefused). The server and a command line each judge by their own environment. */
const UNREACHABLE =
  "must be reachable on the public internet: check the host name for typos; to develop a receiver, start the server, " +
  "and each command, with WEBHOOK_ALLOW_PRIVATE_ADDRESSES=true";

/**
 * Sends webhooks over a connection of their own each: none is shared between merchants, and every attempt judges the
 * address that it connects to. Redirects are answers like any other.
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
  // One clock over everything, from the look-up to the last byte of the answer.
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
    // Also ends a body that is still coming.
    client.destroy().catch(() => undefined);
  }
};

/**
 * The first headers of an answer that fit, names and values together, in `maxBytes`; one that was sent several times as
 * one. They come as Latin-1, so no NUL and no half character is among them.
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
 * The beginning of an answer's body as text that Postgres can store. Reading ends at the limit, when the receiver
 * breaks off, or when the attempt's time is over: the status came before and decides alone, so nothing is thrown.
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
    // What came until then is kept.
  }
  return storableText(Buffer.concat(kept), maxKeptBytes);
};

/** Never longer than `maxBytes` in UTF-8, though a replaced byte becomes three; without NUL. */
const storableText = (bytes: Buffer, maxBytes: number): string => {
  const text = new TextDecoder().decode(bytes).replaceAll("\u0000", "\ufffd");
  const encoded = Buffer.from(text, "utf8");
  if (encoded.byteLength <= maxBytes) return text;
  let end = maxBytes;
  // Back to the beginning of a character: continuation bytes are 10xxxxxx.
  while (end > 0 && ((encoded[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return encoded.subarray(0, end).toString("utf8");
};
