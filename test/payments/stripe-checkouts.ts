import { heldCharge } from "./stripe-holds";
import objects from "./stripe-objects.json" with { type: "json" };

type Values = Record<string, unknown>;
type Answer = { status: number; body: unknown };

export type StripeCheckouts = {
  /** Every checkout page that was opened, oldest first; the same key opens the same one. */
  readonly sessions: Values[];
  /**
   * A shopper pays on it: `payment` is the payment intent that took the money, or holds it (requires_capture).
   * PROCESSING: the bank hasn't decided.
   */
  pay(id: string, payment: string, status?: "succeeded" | "processing" | "requires_capture"): void;
  /** Null: the request isn't about a page. */
  answer(asked: string, call: { form: URLSearchParams; key: string; host: string }): Answer | null;
};

/** Stripe's checkout pages in the format of its own examples, with the documented states. */
export const createStripeCheckouts = (intents: Values[]): StripeCheckouts => {
  const sessions: Values[] = [];
  const keys = new Map<string, Values>();
  const find = (id: string) => sessions.find((session) => session.id === id);
  const open = (form: URLSearchParams, key: string, host: string): Values => {
    const id = `cs_test_${sessions.length + 1}`;
    const made = {
      ...objects["checkout.session"],
      ...{ id, url: `http://${host}/pay/${id}`, status: "open", payment_status: "unpaid", payment_intent: null },
      ...{ amount_total: Number(form.get("line_items[0][price_data][unit_amount]")) },
      ...{ currency: form.get("line_items[0][price_data][currency]"), success_url: form.get("success_url") },
      ...{ cancel_url: form.get("cancel_url") },
      ...{ capture_method: form.get("payment_intent_data[capture_method]") ?? "automatic" },
      ...{ metadata: { homeward_key: form.get("metadata[homeward_key]") } },
    };
    sessions.push(made);
    keys.set(key, made);
    return made;
  };
  const expire = (session: Values): Answer => {
    if (session.status !== "open")
      return { status: 400, body: { error: { type: "invalid_request_error", message: "Only open sessions expire." } } };
    return { status: 200, body: Object.assign(session, { status: "expired", url: null }) };
  };
  return {
    sessions,
    pay: (id, payment, status = "succeeded") => {
      const paid = status === "succeeded";
      Object.assign(find(id) ?? {}, {
        ...{ status: "complete", url: null, payment_intent: payment, payment_status: paid ? "paid" : "unpaid" },
      });
      const known = intents.find((intent) => intent.id === payment);
      const held = status === "requires_capture" ? { latest_charge: heldCharge(payment, Date.now()) } : {};
      if (known === undefined) intents.unshift({ ...objects.payment_intent, ...held, id: payment, status });
      else Object.assign(known, { status }, held);
    },
    answer: (asked, { form, key, host }) => {
      if (asked === "POST /v1/checkout/sessions" && form.size > 0)
        return { status: 200, body: keys.get(key) ?? open(form, key, host) };
      const [, method, id = "", act] = /^(GET|POST) \/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(asked) ?? [];
      const session = find(id);
      if (session === undefined) return null;
      return method === "POST" && act !== undefined ? expire(session) : { status: 200, body: session };
    },
  };
};
