import type { PaymentsProvider } from "@/server/partners/payments-provider";
import { describeFields } from "../provider-kit/fields";
import { CAPABILITIES } from "./capabilities";
import { confirmHook } from "./confirm-hook";
import { connectPaypal } from "./connect";
import { PAYPAL } from "./failures";
import { hookHeaders } from "./hook-headers";
import { openPaypal } from "./open-paypal";
import { readHook } from "./read-hook";
import { serves } from "./serves";
import { isSubscribed, subscribe, unsubscribe } from "./subscriptions";
import { credentialsSchema, readPaypalValues } from "./values";

/** PayPal, over its REST API with an app of the store. */
export const paypal: PaymentsProvider = {
  kind: "PAYMENTS",
  provider: PAYPAL,
  displayName: "PayPal",
  tagline: "Refunds and disputes of payments that your PayPal account took.",
  tile: { color: "#003087", letters: "PP" },
  guide: "paypal",
  isBeta: true,
  credentials: describeFields(credentialsSchema),
  settings: [],
  capabilities: CAPABILITIES,
  readValues: readPaypalValues,
  connect: connectPaypal,
  subscribe,
  isSubscribed,
  unsubscribe,
  // What needs no certificate; the signature is checked by `confirmHook`.
  verifyHook: (hook, { now = () => new Date() }) => hookHeaders(hook, now()) !== null,
  confirmHook,
  readHook,
  serves,
  open: openPaypal,
};
