/** Test doubles that nobody here wrote; only what tests use of them. */
declare module "stripe-stateful-mock" {
  import type { RequestListener } from "node:http";
  export function createExpressApp(): RequestListener;
}
declare module "stripe" {
  type Webhooks = {
    generateTestHeaderString(options: { payload: string; secret: string; timestamp?: number }): string;
    constructEvent(payload: string, header: string, secret: string): { id: string };
  };
  const Stripe: { webhooks: Webhooks };
  export default Stripe;
}
