import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createProviderAgent, createProviderHttp } from "@/server/integrations/provider-http/provider-http";
import type { ProviderHttp } from "@/server/partners/provider-http";
import type { HeardProviderCall } from "@/server/partners/providers";

// biome-ignore lint/suspicious/noExplicitAny: bodies are read as the server reads them.
export type Json = any;
export type Heard = {
  readonly method: string;
  /** Of the real host, with its query. */
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Json;
};
export type Answer = { readonly status: number; readonly headers?: Record<string, string>; readonly body?: Json };
type Trouble = {
  readonly match: (call: Heard) => boolean;
  /** BEFORE: nothing happened; AFTER: the effect happened and its response is lost. */
  readonly when: "BEFORE" | "AFTER";
  /** Null drops the connection; SILENCE keeps it open without a response. */
  readonly instead: Answer | null | "SILENCE";
  times: number;
};

export type ProviderDouble = {
  /** Where `/{host}/{path}` is answered as `https://{host}/{path}` would be. */
  readonly origin: string;
  readonly http: ProviderHttp;
  readonly heard: Heard[];
  readonly calls: HeardProviderCall[];
  meet(trouble: Omit<Trouble, "times"> & { times?: number }): void;
  close(): Promise<void>;
};

/**
 * A provider on loopback. Calls to any HTTPS address end here, so adapters are tested with their real addresses;
 * `handle` responds unless another response is planned.
 */
export const startProviderDouble = async (
  partner: string,
  handle: (call: Heard) => Answer,
): Promise<ProviderDouble> => {
  const heard: Heard[] = [];
  const calls: HeardProviderCall[] = [];
  const troubles: Trouble[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = await read(request);
    heard.push(call);
    const trouble = troubles.find(({ match, times }) => times > 0 && match(call));
    if (trouble !== undefined) trouble.times -= 1;
    const usual = trouble?.when === "BEFORE" ? null : handle(call);
    send(response, trouble === undefined ? usual : trouble.instead);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const agent = createProviderAgent({ allowPrivateAddresses: true });
  const onCall = (call: HeardProviderCall) => calls.push({ ...call, url: call.url.replace(`${origin}/`, "https://") });
  const direct = createProviderHttp({ partner, agent, isGuarded: false, onCall });
  const led = <T extends { readonly url: string }>(request: T): T => ({
    ...request,
    url: request.url.replace(/^https:\/\//, `${origin}/`),
  });
  return {
    ...{ origin, heard, calls },
    http: {
      send: (request) => direct.send(led(request)),
      readBytes: (request) => direct.readBytes(led(request)),
      readLines: (request) => direct.readLines(led(request)),
    },
    meet: (trouble) => void troubles.push({ times: 1, ...trouble }),
    close: async () => {
      server.closeAllConnections();
      await agent.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const read = async (request: IncomingMessage): Promise<Heard> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString("utf8");
  const url = `https:/${request.url ?? ""}`;
  return { method: request.method ?? "", url, headers: request.headers, body: text === "" ? null : JSON.parse(text) };
};

const send = (response: ServerResponse, answer: Answer | null | "SILENCE"): void => {
  if (answer === "SILENCE") return;
  if (answer === null) return void response.destroy();
  const isBytes = answer.body instanceof Uint8Array;
  const isText = typeof answer.body === "string";
  response.writeHead(answer.status, {
    "content-type": isBytes || isText ? "application/octet-stream" : "application/json",
    ...answer.headers,
  });
  response.end(isBytes || isText ? answer.body : JSON.stringify(answer.body ?? {}));
};
