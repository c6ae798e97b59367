import type { CheckoutState } from "@/server/partners/payment-provider";
import type { StripeClient } from "./client";
import { intentSchema, type StripeIntent, sessionSchema } from "./wire";

type Look = { reference: string; signal?: AbortSignal | undefined };

/** What has become of a page of Stripe. @throws PartnerError */
export const readCheckout = async (client: StripeClient, { reference, signal }: Look): Promise<CheckoutState> => {
  const session = await client.ask({
    path: `/v1/checkout/sessions/${encodeURIComponent(reference)}`,
    purpose: "Read checkout session",
    schema: sessionSchema,
    signal,
  });
  const paymentReference = session.payment_intent ?? "";
  if (session.status === "expired") return { status: "EXPIRED", paymentReference: "" };
  if (session.status !== "complete" || paymentReference === "") return { status: "OPEN", paymentReference: "" };
  if (session.payment_status === "paid") return { status: "PAID", paymentReference };
  const path = `/v1/payment_intents/${paymentReference}`;
  const params = { expand: ["latest_charge"] };
  const intent = await client.ask({ path, params, purpose: "Read payment", schema: intentSchema, signal });
  const status = STATES[intent.status] ?? "EXPIRED";
  return { status, paymentReference, ...(status === "HELD" ? holdEnd(intent) : {}) };
};

const holdEnd = ({ latest_charge: charge }: StripeIntent): Pick<CheckoutState, "holdEndsAt"> => {
  const seconds = typeof charge === "object" ? charge?.payment_method_details?.card?.capture_before : null;
  return typeof seconds === "number" ? { holdEndsAt: new Date(seconds * 1_000).toISOString() } : {};
};

/** Of a page that was left: what the bank has not decided may fail yet, and then nobody paid. */
const STATES: Readonly<Record<string, CheckoutState["status"]>> = {
  requires_capture: "HELD",
  processing: "PROCESSING",
  succeeded: "PAID",
};
