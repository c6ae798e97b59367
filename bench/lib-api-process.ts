// The API alone in its own process, without pages or a build: `serve` behind Node's HTTP server. Prints its port.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { createContext, setContext } from "@/server/context";
import { serve } from "@/server/http/serve";
import { readEnv } from "@/server/kernel/env";

setContext(createContext(readEnv(process.env), { wake: () => undefined }));

const server = createServer(async (incoming, outgoing) => {
  const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = hasBody ? new Blob([Buffer.concat(await Readable.from(incoming).toArray())]) : null;
  const request = new Request(`http://127.0.0.1${incoming.url}`, { method: incoming.method ?? "GET", headers, body });
  const answer = await serve(request);
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
  outgoing.end(Buffer.from(await answer.arrayBuffer()));
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
