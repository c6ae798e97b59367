import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import recorded from "./recorded/wc-11.0.1.json";
import { type Answer, createWooBooks, type Json, type WooBooks } from "./woo-books";

type Heard = { readonly method: string; readonly path: string; readonly query: URLSearchParams; readonly body: Json };
type Raw = { status: number; headers?: Record<string, string>; text: string };

export type WooDouble = {
  readonly url: string;
  readonly books: WooBooks;
  readonly heard: Heard[];
  /** Replacement responses for the next matching calls; null drops the connection after the effect. */
  meet(match: (call: Heard) => boolean, instead: Raw | null, times?: number): void;
  /** Shops without pretty permalinks. */
  isPlain: boolean;
  /** WordPress's own description; "BREAKS" if nothing responds. */
  index: unknown;
  close(): Promise<void>;
};

/** For tests: a shop on loopback that responds in the recorded shapes of a real WooCommerce 11.0.1. */
export const startWooDouble = async (): Promise<WooDouble> => {
  const troubles: { match: (call: Heard) => boolean; instead: Raw | null; times: number }[] = [];
  const server = createServer((request, response) => void answer(request, response));
  const books = createWooBooks();
  const heard: Heard[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isIndex = double.index !== null && /[?&]rest_route=\/&/.test(request.url ?? "");
    if (isIndex && double.index === "BREAKS") return void response.destroy();
    if (isIndex) return void send(response, { status: 200, text: JSON.stringify(double.index) });
    const call = await read(request, double.isPlain);
    if (call === null) return void send(response, page(404, "Not found"));
    heard.push(call);
    const trouble = troubles.find(({ match, times }) => times > 0 && match(call));
    if (trouble !== undefined) trouble.times -= 1;
    if (trouble?.instead) return void send(response, trouble.instead);
    const isSigned = call.query.has("oauth_signature") || request.headers.authorization !== undefined;
    const { status, body, headers = {} }: Answer = isSigned ? books.handle(call) : recorded.unsigned;
    if (trouble !== undefined) return void response.destroy();
    send(response, {
      status,
      headers: { "content-type": "application/json; charset=UTF-8", ...headers },
      text: JSON.stringify(body),
    });
  };
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const double: WooDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    books,
    heard,
    meet: (match, instead, times = 1) => void troubles.push({ match, instead, times }),
    isPlain: false,
    index: null,
    close: () => end(server),
  };
  return double;
};

/** A page of WordPress or of something in front of it. */
export const page = (status: number, title: string, headers: Record<string, string> = {}): Raw => ({
  status,
  headers: { "content-type": "text/html", ...headers },
  text: `<!doctype html><html><head><title>${title}</title></head><body><p>${title}</p></body></html>`,
});

const read = async (request: IncomingMessage, isPlain: boolean): Promise<Heard | null> => {
  const url = new URL(request.url ?? "/", "http://shop");
  const route = isPlain ? (url.searchParams.get("rest_route") ?? "") : url.pathname.replace(/^.*\/wp-json/, "");
  if (!route.startsWith("/wc/v3/")) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString("utf8");
  const body = (text === "" ? {} : JSON.parse(text)) as Json;
  return { method: request.method ?? "GET", path: route.slice("/wc/v3/".length), query: url.searchParams, body };
};

const send = (response: ServerResponse, { status, headers = {}, text }: Raw): void => {
  response.writeHead(status, headers);
  response.end(text);
};

const end = async (server: Server): Promise<void> => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
};
