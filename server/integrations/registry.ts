import type { Provider, Providers } from "@/server/partners/providers";
import { easypost } from "./easypost/easypost";
import { medusa } from "./medusa/medusa";
import { paypal } from "./paypal/paypal";
import { createProviderAgent, createProviderHttp, type ProviderHttpOptions } from "./provider-http/provider-http";
import { sendcloud } from "./sendcloud/sendcloud";
import { shipengine } from "./shipengine/shipengine";
import { shippo } from "./shippo/shippo";
import { shopify } from "./shopify/shopify";
import { createSmtpProvider } from "./smtp/smtp";
import { stripe } from "./stripe/stripe";
import { vendure } from "./vendure/vendure";
import { woocommerce } from "./woocommerce/woocommerce";

/**
 * Every provider that a store can connect, in the order of the dashboard. Adding one takes one line here; providers
 * that don't use HTTP are created with the guard's options below.
 */
const PROVIDERS: readonly Provider[] = [
  shopify,
  woocommerce,
  medusa,
  vendure,
  easypost,
  shipengine,
  shippo,
  sendcloud,
  stripe,
  paypal,
];

/** Creates the providers with their HTTP clients, whose connections are kept open between calls. */
export const createProviders = (
  options: ProviderHttpOptions,
  definitions: readonly Provider[] = [...PROVIDERS, createSmtpProvider(options)],
): Providers => {
  const agent = createProviderAgent(options);
  const isGuarded = !options.allowPrivateAddresses;
  return {
    all: new Map(definitions.map((each) => [each.provider, each])),
    openHttp: (partner, onCall) =>
      createProviderHttp({ partner, agent, isGuarded, standIns: options.standIns, onCall }),
  };
};
