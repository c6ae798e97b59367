import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { getMetrics } from "@/server/http/metrics";
import { isDirect } from "../../../scripts/front/own-address.mjs";

/**
 * Serves `/metrics` only, in a process without pages; the returned function stops it. Access is controlled as in a web
 * process.
 * @throws Error if the port isn't available
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

/** With what the front server of a web process reports of a connection (scripts/front/server.mjs). */
const requestOf = ({ headers, socket }: IncomingMessage): Request =>
  new Request("http://localhost/metrics", {
    headers: {
      authorization: headers.authorization ?? "",
      "x-svc-peer": socket.remoteAddress ?? "",
      "x-svc-direct": String(isDirect(headers)),
    },
  });
