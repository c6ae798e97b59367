import { request as ask, createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type StandInServer = {
  readonly origin: string;
  close: () => Promise<void>;
};

/**
 * One port for several providers on loopback: a call to `/{host}/{path}` is forwarded to that host's stand-in, as
 * listed in PROVIDER_STAND_INS. `port` 0: any free one.
 */
export const startStandInServer = async (
  places: Readonly<Record<string, string>>,
  { port = 0 }: { port?: number } = {},
): Promise<StandInServer> => {
  const server = createServer((request, response) => {
    const [, host = "", rest = ""] = /^\/([^/]+)(.*)$/.exec(request.url ?? "") ?? [];
    const place = places[host];
    if (place === undefined) return void response.writeHead(404).end();
    const { method, headers } = request;
    request.pipe(
      ask(place + rest, { method, headers: { ...headers, host: new URL(place).host } }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }).on("error", () => response.destroy()),
    );
  });
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};
