// A separate process of `overload`: rejects large bodies as cheaply as Node can, and prints its port. Slowdowns while
// bodies go here are caused by their senders on this machine, not by the product.
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { constants, setPriority } from "node:os";

const MOST_BYTES = 1024 * 1024;
const ANSWER = "HTTP/1.1 413 Payload Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

const refuse = (request: IncomingMessage): void => {
  request.removeAllListeners("data").pause();
  request.socket.end(ANSWER, () => setTimeout(() => request.socket.destroy(), 1_000).unref());
};

const server = createServer((request) => {
  if (request.headers["content-length"] !== undefined) return refuse(request);
  let size = 0;
  request.on("data", (chunk: Buffer) => {
    size += chunk.byteLength;
    if (size > MOST_BYTES) refuse(request);
  });
});
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
server.listen(0, "127.0.0.1", () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
