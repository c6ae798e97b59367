import { type EasyPostDouble, startEasyPostDouble } from "@/test/carriers/easypost-double";
import { type StripeServer, startStripeServer } from "@/test/payments/stripe-server";
import { startStandInServer } from "@/test/stand-ins";

export type StandIns = { easypost: EasyPostDouble; stripe: StripeServer; close: () => Promise<void> };

/**
 * A carrier provider and a payment provider for the product under test, which expects them at the port
 * PROVIDER_STAND_INS: one test at a time.
 */
export const startStandIns = async (): Promise<StandIns> => {
  const [easypost, stripe] = [await startEasyPostDouble(), await startStripeServer()];
  const [, port = ""] = /=http:\/\/127\.0\.0\.1:(\d+)\//.exec(process.env.PROVIDER_STAND_INS ?? "") ?? [];
  const atEasyPost = (host: string) => [host, `${easypost.origin}/${host}`] as const;
  const places = Object.fromEntries([
    ...["api.easypost.com", "easypost-files.s3.us-west-2.amazonaws.com"].map(atEasyPost),
    ["api.stripe.com", stripe.url] as const,
  ]);
  const server = await startStandInServer(places, { port: Number(port) });
  return {
    ...{ easypost, stripe },
    close: async () => {
      await server.close();
      await Promise.all([easypost.close(), stripe.close()]);
    },
  };
};
