import type { PaymentsProvider } from "@/server/partners/payments-provider";
import { describeFields } from "../provider-kit/fields";
import { CAPABILITIES } from "./capabilities";
import { connectStripe } from "./connect";
import { STRIPE } from "./failures";
import { openStripe } from "./open-stripe";
import { readHook } from "./read-hook";
import { serves } from "./serves";
import { isSubscribed, subscribe, unsubscribe } from "./subscriptions";
import { credentialsSchema, readStripeValues } from "./values";
import { verifyHook } from "./verify-hook";

/** Stripe, over its API with a restricted key. */
export const stripe: PaymentsProvider = {
  kind: "PAYMENTS",
  provider: STRIPE,
  displayName: "Stripe",
  tagline: "Refunds and disputes of payments that your Stripe account took.",
  tile: { color: "#635bff", letters: "St" },
  guide: "stripe",
  isBeta: true,
  credentials: describeFields(credentialsSchema),
  settings: [],
  capabilities: CAPABILITIES,
  readValues: readStripeValues,
  connect: connectStripe,
  subscribe,
  isSubscribed,
  unsubscribe,
  verifyHook,
  readHook,
  serves,
  open: openStripe,
};
