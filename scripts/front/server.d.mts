import type { IncomingMessage, Server, ServerResponse } from "node:http";

export declare function createFront(options: { handler: (req: IncomingMessage, res: ServerResponse) => unknown }): {
  server: Server;
  drain: (graceMs: number) => Promise<void>;
};
