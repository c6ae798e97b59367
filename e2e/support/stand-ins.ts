import { request as ask, createServer } from "node:http";
import { type EasyPostDouble, startEasyPostDouble } from "@/test/carriers/easypost-double";
import { type StripeServer, startStripeServer } from "@/test/payments/stripe-server";

export type StandIns = { easypost: EasyPostDouble; stripe: StripeServer; close: () => Promise<void> };

/**
 * A carrier provider and a payment provider for the product under test, which looks for them at the port that
 * PROVIDER_STAND_INS names: one test at a time.
 */
export const startStandIns = async (): Promise<StandIns> => {
  const [easypost, stripe] = [await startEasyPostDouble(), await startStripeServer()];
  const [, port = ""] = /=http:\/\/127\.0\.0\.1:(\d+)\//.exec(process.env.PROVIDER_STAND_INS ?? "") ?? [];
  const server = createServer((request, response) => {
    const { url: path = "/", method, headers } = request;
    const stripePath = /^\/api\.stripe\.com(\/.*)$/.exec(path)?.[1];
    const place = stripePath === undefined ? easypost.origin + path : stripe.url + stripePath;
    request.pipe(
      ask(place, { method, headers: { ...headers, host: new URL(place).host } }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }).on("error", () => response.destroy()),
    );
  });
  await new Promise<void>((ready) => server.listen(Number(port), "127.0.0.1", ready));
  return {
    ...{ easypost, stripe },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await Promise.all([easypost.close(), stripe.close()]);
    },
  };
};
