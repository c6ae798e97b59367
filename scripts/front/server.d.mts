import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** See server.mjs; what TypeScript uses of it. */
export const HSTS: string;

export declare function createFront(options: { handler: (req: IncomingMessage, res: ServerResponse) => unknown }): {
  server: Server;
  drain: (graceMs: number) => Promise<void>;
};
