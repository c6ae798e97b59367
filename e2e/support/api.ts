import { baseUrl, demo } from "./demo";

// biome-ignore lint/suspicious/noExplicitAny: answers are read as a client without types reads them.
export type Wire = any;

export type Answer = { status: number; headers: Headers; text: string; body: Wire };

export type Request = {
  /** An API key or a shopper's token; null sends neither. */
  key?: string | null;
  /** Sent as JSON; a string is sent as is. */
  body?: unknown;
  headers?: Record<string, string>;
};

/** Makes one call as any HTTP client would. The response's body is parsed when it is JSON. */
export const call = async (method: string, path: string, request: Request = {}): Promise<Answer> => {
  const { key = demo.api_key, body, headers = {} } = request;
  const response = await fetch(baseUrl + path, {
    method,
    redirect: "manual",
    headers: {
      ...(key === null ? {} : credential(key)),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    body: body === undefined || typeof body === "string" ? (body as string | undefined) : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
};

/** A shopper's token is accepted only as a Bearer token. */
const credential = (key: string): Record<string, string> =>
  key.startsWith("ct_") ? { authorization: `Bearer ${key}` } : { "x-svc-api-key": key };

export const get = (path: string, request?: Request): Promise<Answer> => call("GET", path, request);

export const post = (path: string, body: unknown, request?: Request): Promise<Answer> =>
  call("POST", path, { ...request, body });

/** Returns the body of a call that has to succeed. */
export const ok = async (answer: Promise<Answer>): Promise<Wire> => {
  const { status, text, body } = await answer;
  if (status !== 200) throw new Error(`expected 200, got ${status}: ${text}`);
  return body;
};

const parsed = (text: string): Wire => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
