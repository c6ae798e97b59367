import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { carriesBody, type Endpoint, type Operation, pathFields } from "@/contract/base/operation";
import { PUBLIC_OPERATIONS } from "@/contract/operations";
import { serve } from "@/server/http/serve";
import { callRoute, type Wire } from "@/test/call-route";

export type Example = { request: Record<string, unknown>; response: unknown };
type Input = Record<string, unknown>;

/** Calls operations by their IDs through their real route handlers, and records requests and responses. */
export const createRecorder = () => {
  const examples: Record<string, Example> = {};

  const call = async (id: string, input: Input, key: string, upload?: string): Promise<Wire> => {
    const operation = PUBLIC_OPERATIONS.find((one) => one.id === id);
    const [canonical, ...others] = operation?.endpoints ?? [];
    if (operation === undefined || canonical === undefined) throw new Error(`There is no operation ${id}.`);
    const headers: Record<string, string> = {
      ...(upload === undefined ? {} : { "content-type": "application/x-ndjson" }),
      // Every operation that writes must be able to record the outcome of its transactions.
      ...(carriesBody(canonical.method) ? { "idempotency-key": randomUUID() } : {}),
    };
    const answer = await send({ operation, endpoint: canonical, input, key, headers, upload });
    if (answer.status !== (operation.accepted === undefined ? 200 : 202))
      throw new Error(`${id} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    operation.output.parse(answer.body);
    for (const endpoint of others) {
      const isWhole = pathFields(endpoint.path).every((name) => name in input);
      if (endpoint.method !== canonical.method || !isWhole) continue;
      // An operation that writes gets the same request under its key, so that nothing happens twice or the key is
      // rejected.
      const twin = await send({ operation, endpoint, input, key, headers, upload });
      expect(unsigned(twin.body), `${endpoint.method} ${endpoint.path}`).toEqual(unsigned(answer.body));
    }
    return answer.body;
  };

  const declared = (id: string): Input => {
    const operation = PUBLIC_OPERATIONS.find((one) => one.id === id);
    return operation?.exampleRequest ?? {};
  };

  return {
    examples,
    /** The example request in an operation's declaration. */
    declared,
    /** What an endpoint received: the webhook's example. */
    hear: (event: string, payload: Input): void => {
      examples[event] ??= { request: presentable(payload) as Input, response: {} };
    },
    /** A step that isn't a documented example. */
    call,
    /** A call that is the operation's example. It sends the declaration's example request, except for `input`. */
    show: async (id: string, input: Input, key: string, upload?: string): Promise<Wire> => {
      const request = { ...declared(id), ...input };
      const response = await call(id, request, key, upload);
      examples[id] = { request, response: presentable(response) };
      return response;
    },
  };
};

type Sent = {
  operation: Operation;
  endpoint: Endpoint;
  input: Input;
  key: string;
  headers: Record<string, string>;
  upload: string | undefined;
};

/** One published form of an operation, through its own route handler. */
const send = async ({ operation, endpoint, input: given, key, headers, upload }: Sent) => {
  const { method, path, rename = {} } = endpoint;
  const spelled = new Map(Object.entries(rename).map(([name, ours]) => [ours, name]));
  const input = Object.fromEntries(Object.entries(given).map(([name, value]) => [spelled.get(name) ?? name, value]));
  const inPath = pathFields(path);
  // A file is the body itself; other input about it is in the query.
  const isBody = carriesBody(method) && upload === undefined;
  const rest = Object.keys(input).filter((name) => !inPath.includes(name));
  const inQuery = isBody ? (operation.inQuery ?? []).filter((name) => rest.includes(name)) : rest;
  const inBody = rest.filter((name) => !inQuery.includes(name));
  const query = inQuery.map((name) => [name, String(input[name])]);
  const params = Object.fromEntries(inPath.map((name) => [name, String(input[name])]));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const address = query.length === 0 ? filled : `${filled}?${new URLSearchParams(query)}`;
  const body = isBody ? pick(input, inBody) : upload;
  return callRoute(serve, { key, path: address, params, method, body, headers });
};

/** Links are signed anew each time. */
const unsigned = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll(/([?&](?:s|e|sig|exp|expires)=)[\w-]+/g, "$1…"));

const pick = (input: Input, names: string[]): Input => Object.fromEntries(names.map((name) => [name, input[name]]));

/** A signature of one installation is useless to a reader. */
const presentable = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer)
      .replaceAll(/"whsec_[^"]+"/g, '"whsec_…"')
      .replaceAll(/("(?:X-SVC-Signature|webhook-signature)":)"[^"]*"/g, '$1"…"')
      .replaceAll(/"ct_[^"]+"/g, '"ct_eyJyIjoi…"')
      .replaceAll("http://localhost:3000", "https://returns.example.com")
      .replaceAll(/([?&]s=)[\w-]+/g, "$1…"),
  );
