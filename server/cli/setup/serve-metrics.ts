import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { getMetrics } from "@/server/http/metrics";
import { isDirect } from "../../../scripts/front/own-address.mjs";

/**
 * Answers `/metrics`, and nothing else, in a process that serves no pages; the answer ends it. Who may read them is said
 * as in a web process.
 * @throws Error where the port cannot be had
 */
export const serveMetrics = async (port: number): Promise<() => void> => {
  const server = createServer(async (req, res) => {
    const isAsked = req.method === "GET" && req.url?.split("?")[0] === "/metrics";
    const answer = isAsked ? await getMetrics(requestOf(req)) : new Response("Try GET /metrics.\n", { status: 404 });
    res.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  server.listen(port);
  await once(server, "listening");
  return () => {
    server.close();
    server.closeAllConnections();
  };
};

/** With what the front of a web process says of a connection (scripts/front/server.mjs). */
const requestOf = ({ headers, socket }: IncomingMessage): Request =>
  new Request("http://localhost/metrics", {
    headers: {
      authorization: headers.authorization ?? "",
      "x-svc-peer": socket.remoteAddress ?? "",
      "x-svc-direct": String(isDirect(headers)),
    },
  });
