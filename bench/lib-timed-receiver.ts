import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Acknowledges after this many milliseconds and records when it first got each event (ms since 1970). */
export const startTimedReceiver = async (
  answerMs: number,
): Promise<{ url: string; arrivals: Map<string, number>; close: () => Promise<void> }> => {
  const arrivals = new Map<string, number>();
  const server = createServer((request, response) => {
    const id = String(request.headers["x-svc-event-id"] ?? "");
    if (!arrivals.has(id)) arrivals.set(id, Date.now());
    request.resume();
    request.on("end", () => setTimeout(() => response.writeHead(200).end(), answerMs));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    arrivals,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
