import { StringDecoder } from "node:string_decoder";
import { Agent, buildConnector, type Dispatcher } from "undici";
import { currentSpan, traced } from "@/server/kernel/tracing";
import { PartnerError } from "@/server/partners/partner-error";
import type { ProviderHttp, ProviderRequest, ProviderResponse } from "@/server/partners/provider-http";
import type { HeardProviderCall } from "@/server/partners/providers";
import { guardedLookup, literalAddress, resolveHost, resolvePublicly } from "../webhook-sender/address-guard";
import { describeFailure } from "./describe-failure";

const CONNECT_MS = 10_000;
const HEADERS_MS = 30_000;
const BODY_MS = 30_000;
/** Larger than a full page of orders; anything larger is not a shop's response. */
const MOST_BYTES = 32 * 1024 * 1024;

export type ProviderHttpOptions = {
  /** Allows addresses that are not public: for development only. */
  readonly allowPrivateAddresses: boolean;
  /** Certificates (PEM) trusted in addition to those of Node.js. */
  readonly authorities?: readonly string[];
  /** For tests: local servers that respond in place of a host. */
  readonly standIns?: ReadonlyMap<string, string>;
};

/** Creates a process's connections to providers, which are kept open between calls. */
export const createProviderAgent = ({ allowPrivateAddresses, authorities }: ProviderHttpOptions): Agent =>
  new Agent({
    connect: buildConnector({
      timeout: CONNECT_MS,
      lookup: guardedLookup(resolveHost, !allowPrivateAddresses),
      ...(authorities === undefined ? {} : { ca: [...authorities] }),
    }),
    headersTimeout: HEADERS_MS,
    bodyTimeout: BODY_MS,
    connections: 8,
  });

type Parts = {
  partner: string;
  agent: Agent;
  isGuarded: boolean;
  standIns?: ReadonlyMap<string, string> | undefined;
  onCall: (call: HeardProviderCall) => void;
};

/**
 * Creates the HTTP client for one provider. `partner` is the name in its errors; `onCall` is called once after every
 * call.
 */
export const createProviderHttp = (parts: Parts): ProviderHttp => ({
  send: async (request) => {
    const call = begin(parts, request);
    try {
      const { statusCode: status, headers, body } = await ask(parts, request);
      const text = await readText(body);
      call.end({ status, answer: text, answerBytes: Buffer.byteLength(text) });
      return { status, headers: plainHeaders(headers), text };
    } catch (error) {
      throw call.fail(error);
    }
  },
  readBytes: async (request) => {
    // A file's URL often grants access to it, so it is not logged.
    const call = begin(parts, { ...request, url: new URL("/", request.url).href });
    try {
      const { statusCode: status, headers, body } = await ask(parts, request);
      const bytes = await readAll(body);
      call.end({ status, answer: "", answerBytes: bytes.byteLength });
      return { status, headers: plainHeaders(headers), bytes };
    } catch (error) {
      throw call.fail(error);
    }
  },
  readLines: (request) => readLines(parts, request),
});

/** Until the headers of the answer. Shows only the host: addresses of providers name orders and shoppers. */
const ask = (parts: Parts, request: ProviderRequest): Promise<Dispatcher.ResponseData> => {
  const attributes = { "http.request.method": request.method, "server.address": new URL(request.url).hostname };
  return traced({ name: `${request.method} ${parts.partner}`, kind: "client", attributes }, async () => {
    const answer = await askOnce(parts, request);
    currentSpan()?.set({ "http.response.status_code": answer.statusCode });
    return answer;
  });
};

const askOnce = async (
  { agent, isGuarded, standIns }: Parts,
  { method, url, headers = {}, body, signal }: ProviderRequest,
): Promise<Dispatcher.ResponseData> => {
  const { hostname, origin } = new URL(url);
  const path = url.slice(origin.length) || "/";
  const place = standIns?.get(hostname);
  const standIn = place === undefined ? undefined : new URL(place);
  // Sockets don't look up literal addresses, so those are checked here.
  if (isGuarded && literalAddress(hostname) !== null) await resolvePublicly(hostname, resolveHost);
  return agent.request({
    ...(standIn === undefined
      ? { origin, path }
      : { origin: standIn.origin, path: standIn.pathname.replace(/\/$/, "") + path }),
    method,
    headers: { accept: "application/json", "user-agent": "Homeward", ...headers },
    body: body ?? null,
    signal: signal ?? null,
  });
};

async function* readLines(parts: Parts, request: ProviderRequest): AsyncIterable<string> {
  const call = begin(parts, request);
  let answerBytes = 0;
  try {
    const { statusCode: status, body } = await ask(parts, request);
    // 206: a part of a file, as requested by `Range`.
    if (status !== 200 && status !== 206) {
      const answer = await readText(body);
      call.end({ status, answer, answerBytes: Buffer.byteLength(answer) });
      throw new PartnerError(parts.partner, "UNAVAILABLE", `The file could not be read: HTTP ${status}.`);
    }
    for await (const line of splitLines(body)) {
      answerBytes += Buffer.byteLength(line) + 1;
      yield line;
    }
    call.end({ status, answer: "", answerBytes });
  } catch (error) {
    throw call.fail(error);
  }
}

/** Starts a call and logs it once, however it ends. */
const begin = ({ partner, onCall }: Parts, { purpose, method, url, body = "" }: ProviderRequest) => {
  const startedMs = performance.now();
  let isTold = false;
  const end = (rest: Pick<HeardProviderCall, "status" | "answer" | "answerBytes"> & { error?: string }): void => {
    if (isTold) return;
    isTold = true;
    const durationMs = Math.round(performance.now() - startedMs);
    onCall({ purpose, method, url, request: body, durationMs, error: "", ...rest });
  };
  const fail = (error: unknown): PartnerError => {
    if (error instanceof PartnerError) return error;
    const words = describeFailure(error, url);
    end({ status: null, answer: "", answerBytes: 0, error: words });
    return new PartnerError(partner, "UNAVAILABLE", words);
  };
  return { end, fail };
};

const readText = async (body: Dispatcher.ResponseData["body"]): Promise<string> =>
  (await readAll(body)).toString("utf8");

/** Reads a whole body. A response that is too long is treated as none, because its beginning is useless. */
const readAll = async (body: Dispatcher.ResponseData["body"]): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

class TooLarge extends Error {
  readonly code = "UND_ERR_RES_TOO_LARGE";
}

const plainHeaders = (headers: Dispatcher.ResponseData["headers"]): ProviderResponse["headers"] =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(", ") : value]],
    ),
  );

/** Longer than any order; prevents a stream without line breaks from filling the memory. */
const LONGEST_LINE = 16 * 1024 * 1024;

/** Yields the lines of a UTF-8 stream without line breaks, skipping empty lines. Throws when a line is too long. */
async function* splitLines(bytes: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  for await (const chunk of bytes) {
    const parts = (rest + decoder.write(Buffer.from(chunk))).split("\n");
    rest = parts.pop() ?? "";
    if (rest.length > LONGEST_LINE) throw new Error("A line of the answer is too long.");
    for (const part of parts) if (part.trim() !== "") yield part;
  }
  const last = rest + decoder.end();
  if (last.trim() !== "") yield last;
}
