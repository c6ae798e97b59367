/** Untyped third-party packages used in tests; only the parts that tests use. */
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
declare module "@sendgrid/eventwebhook" {
  export class EventWebhook {
    convertPublicKeyToECDSA(key: string): { readonly curve: unknown };
    verifySignature(key: { readonly curve: unknown }, body: Buffer, signature: string, timestamp: string): boolean;
  }
}
declare module "sns-validator" {
  export default class MessageValidator {
    constructor(host: RegExp);
    validate(message: Record<string, string>, done: (error: Error | null) => void): void;
  }
}
