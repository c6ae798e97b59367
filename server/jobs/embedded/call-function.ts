import { canonicalJson, signBody } from "./signature";
import { type CallOutcome, isRecord, toWireError, toWireOp } from "./wire";

/** The SDK's `serve()` handler, called in this process. */
export type ServeHandler = (request: Request) => Promise<Response>;

/** A host that can't exist: nothing is ever sent to it, but the SDK needs one. */
const HOST = "embedded.invalid";
const SERVE_URL = `http://${HOST}/api/inngest`;

/** Sends one signed request to the SDK's handler, as a server would. */
const send = (call: {
  handler: ServeHandler;
  signingKey: string;
  method: "POST" | "PUT";
  url: string;
  payload: unknown;
  headers?: Record<string, string>;
}): Promise<Response> => {
  const { handler, signingKey, method, url, payload, headers = {} } = call;
  const body = canonicalJson(payload);
  // The SDK compares the signature's time with the system clock, and the injected clock may be virtual.
  const signature = signBody({ body, signingKey, unixSeconds: Math.floor(Date.now() / 1000) });
  return handler(
    new Request(url, {
      method,
      body,
      headers: { host: HOST, "content-type": "application/json", "x-inngest-signature": signature, ...headers },
    }),
  );
};

/** Requests all function configurations from the handler (in-band sync). @throws if it refuses */
export const fetchConfigs = async (target: { handler: ServeHandler; signingKey: string }): Promise<unknown> => {
  const response = await send({
    ...target,
    method: "PUT",
    url: SERVE_URL,
    payload: { url: SERVE_URL },
    headers: { "x-inngest-sync-kind": "in_band" },
  });
  const text = await response.text();
  if (response.status !== 200 || response.headers.get("x-inngest-sync-kind") !== "in_band") {
    throw new Error(`The job functions could not be read: ${response.status} ${text.slice(0, 300)}`);
  }
  return JSON.parse(text);
};

/** Calls a function once: to discover its next steps (`stepId` "step") or to run one planned step. */
export const callFunction = async (call: {
  handler: ServeHandler;
  signingKey: string;
  functionId: string;
  stepId: string;
  payload: unknown;
}): Promise<CallOutcome> => {
  const { handler, signingKey, functionId, stepId, payload } = call;
  const url = `${SERVE_URL}?${new URLSearchParams({ fnId: functionId, stepId })}`;
  const response = await send({ handler, signingKey, method: "POST", url, payload });
  const text = await response.text();
  const body: unknown = text === "" ? null : JSON.parse(text);
  const retryAfter = response.headers.get("retry-after");
  if (response.status === 200) return { kind: "result" };
  if (response.status === 206) {
    return { kind: "ops", ops: (Array.isArray(body) ? body : [body]).map(toWireOp), retryAfter };
  }
  const canRetry = response.status >= 500 && response.headers.get("x-inngest-no-retry") !== "true";
  const error = isRecord(body) ? body : { message: `The function answered ${response.status}: ${text.slice(0, 300)}` };
  return { kind: "failure", error: toWireError(error), canRetry, retryAfter };
};
