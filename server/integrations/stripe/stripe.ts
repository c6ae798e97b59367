import { z } from "zod";
import { hmacSha256Hex, isEqualSecret } from "@/server/kernel/crypto";
import type { PaymentsProvider } from "@/server/partners/payments-provider";
import type { HookEvent, IncomingHook, OpenedConnection, ReadValues } from "@/server/partners/provider";
import { describeFields, field, readFields, required } from "../provider-kit/fields";
import { CAPABILITIES } from "./capabilities";
import { connectStripe } from "./connect";
import { EVENTS } from "./events";
import { STRIPE } from "./failures";
import { openStripe } from "./open-stripe";
import { isSubscribed, subscribe, unsubscribe } from "./subscriptions";

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(200),
  created: z.number(),
  data: z.object({
    object: z.object({
      id: z.string().max(255).catch(""),
      charge: z.string().max(255).nullish().catch(null),
      payment_intent: z.string().max(255).nullish().catch(null),
    }),
  }),
});

/**
 * Reads what an event is about. An order may have the ID of the charge or of its payment intent, so a dispute is
 * reported under both; the unknown one matches nothing. Throws for a body in any other format.
 */
const readHook = ({ body }: IncomingHook): readonly HookEvent[] => {
  const event = eventSchema.parse(JSON.parse(Buffer.from(body).toString("utf8")));
  const { id, charge, payment_intent } = event.data.object;
  const topic = EVENTS[event.type] ?? "IGNORED";
  const subjects = topic === "DISPUTE" ? [charge, payment_intent].filter(isNamed) : [id];
  const occurredAt = new Date(event.created * 1_000).toISOString();
  return subjects.map((subject, index) => ({
    eventId: index === 0 ? event.id : `${event.id}:${index + 1}`,
    ...{ topic, name: event.type, subject, occurredAt },
  }));
};

const isNamed = (id: string | null | undefined): id is string => typeof id === "string" && id !== "";

const KEYS_PAGE = "Developers → API keys";

const credentialsSchema = z.object({
  secretKey: field(
    required("restricted key")
      .refine((key) => !key.startsWith("pk_"), {
        error: `This is the publishable key. Enter a restricted key (rk_…) from ${KEYS_PAGE}.`,
      })
      .refine((key) => !key.startsWith("whsec_"), {
        error: `This is a webhook signing secret. Enter a restricted key (rk_…) from ${KEYS_PAGE}.`,
      })
      .refine((key) => !key.startsWith("sk_org_"), {
        error: `This key is for an organization. Enter a restricted key (rk_…) of one account.`,
      })
      .refine((key) => /^(|(pk|whsec|sk_org)_.*)$/.test(key) || /^(sk|rk)_(test|live)_\w{10,}$/.test(key), {
        error: "A restricted key begins with rk_live_ or rk_test_. Copy the whole of it.",
      }),
    {
      label: "Restricted key",
      help: `In Stripe under ${KEYS_PAGE} → Create restricted key. A secret key (sk_…) works, too, but may do more than is needed.`,
      kind: "SECRET",
      placeholder: "rk_live_…",
    },
  ),
});

/** Validates the form without calling Stripe. */
const readStripeValues = (typed: Readonly<Record<string, unknown>>): ReadValues => readFields(credentialsSchema, typed);

/** Maximum age of an event and difference of the clocks: an older event may be a replay. */
const TOLERANCE_SECONDS = 300;
/** Stripe signs with the old and the new secret during a rotation; further signatures are not read. */
const MOST_SIGNATURES = 10;

/** Returns whether Stripe recently signed these bytes with our webhook's secret. An empty secret accepts nothing. */
const verifyHook = (
  { body, headers }: IncomingHook,
  { values, now = () => new Date() }: Pick<OpenedConnection, "values"> & Partial<Pick<OpenedConnection, "now">>,
): boolean => {
  const secret = values.hookSecret ?? "";
  const { at, signatures } = readHeader(headers["stripe-signature"] ?? "");
  if (secret === "" || at === "") return false;
  const expected = hmacSha256Hex(secret, Buffer.concat([Buffer.from(`${at}.`), body]));
  const isFresh = Math.abs(now().getTime() / 1_000 - Number(at)) <= TOLERANCE_SECONDS;
  return signatures.filter((signature) => isEqualSecret(expected, signature)).length > 0 && isFresh;
};

const readHeader = (header: string): { at: string; signatures: string[] } => {
  const parts = header.split(",").map((part) => part.trim());
  const at = parts.find((part) => /^t=\d{1,12}$/.test(part))?.slice(2) ?? "";
  const signatures = parts.filter((part) => /^v1=[0-9a-f]{64}$/.test(part)).map((part) => part.slice(3));
  return { at, signatures: signatures.slice(0, MOST_SIGNATURES) };
};

/** Matches "stripe" as a word: "stripe", "stripe_cc", "Stripe Credit Card", Medusa's "pp_stripe-ideal_stripe". */
const STRIPE_NAME = /(^|[^a-z])stripe([^a-z]|$)/;
/** Names that identify no processor; the reference decides then. */
const NAMES_NOBODY = /^(|cards?|credit[ _-]?cards?|debit[ _-]?cards?|online|online payment|card payment)$/;
const STRIPE_REFERENCE = /^(ch|py|pi)_[0-9A-Za-z]{14,}$|^cs_(test|live)_[0-9A-Za-z]{20,}$/;

/**
 * Returns whether a payment was taken by the store's own Stripe account. Shopify Payments and WooPayments run on
 * Stripe, but on accounts of their own that no key can access.
 */
const serves = ({ processor, paymentReference }: { processor: string; paymentReference: string }): boolean => {
  const name = processor.trim().toLowerCase();
  return STRIPE_NAME.test(name) || (NAMES_NOBODY.test(name) && STRIPE_REFERENCE.test(paymentReference.trim()));
};

/** Stripe, through its API with a restricted key. */
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
