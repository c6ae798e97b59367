import objects from "./stripe-objects.json" with { type: "json" };

type Values = Record<string, unknown>;
type Answer = { status: number; body: unknown };

export const STRIPE_HOLD_DAYS = 7;

/** A held payment's charge in the format of Stripe's own example: it says until when the card's amount is held. */
export const heldCharge = (id: string, nowMs: number): Values => {
  const details = objects.charge.payment_method_details;
  const captureBefore = Math.floor(nowMs / 1_000) + STRIPE_HOLD_DAYS * 86_400;
  return {
    ...objects.charge,
    ...{ id, captured: false },
    payment_method_details: { ...details, card: { ...details.card, capture_before: captureBefore } },
  };
};

type Mock = (path: string, form: Record<string, string>) => Promise<void>;

/**
 * Captures and cancels a held payment, with Stripe's documented responses: by nature only once. The mock moves the
 * money of its charge. Null: the request isn't about a hold.
 */
export const answerHold = async (
  { intents, ask }: { intents: Values[]; ask: Mock },
  asked: string,
  form: URLSearchParams,
): Promise<Answer | null> => {
  const [, id = "", act] = /^POST \/v1\/payment_intents\/(\w+)\/(capture|cancel)$/.exec(asked) ?? [];
  const intent = intents.find((one) => one.id === id);
  if (intent === undefined || act === undefined) return null;
  if (intent.status !== "requires_capture") return unexpected(String(intent.status));
  const charge = id.replace(/^pi_/, "ch_");
  const amount = form.get("amount_to_capture");
  if (act === "cancel") await ask("/v1/refunds", { charge });
  else await ask(`/v1/charges/${charge}/capture`, amount === null ? {} : { amount });
  return { status: 200, body: Object.assign(intent, { status: act === "cancel" ? "canceled" : "succeeded" }) };
};

const unexpected = (status: string): Answer => ({
  status: 400,
  body: {
    error: {
      ...{ type: "invalid_request_error", code: "payment_intent_unexpected_state" },
      message: `This PaymentIntent could not be captured because it has a status of ${status}.`,
    },
  },
});
