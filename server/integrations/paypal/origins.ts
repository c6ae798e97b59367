import type { ConnectionValues } from "@/server/partners/provider";

const LIVE = "https://api-m.paypal.com";
const SANDBOX = "https://api-m.sandbox.paypal.com";

/** Where PayPal's API of a connection is: tests and real money have addresses of their own. */
export const originOf = ({ environment }: ConnectionValues): string => (environment === "SANDBOX" ? SANDBOX : LIVE);
