import { z } from "zod";
import type { HookEvent, IncomingHook } from "@/server/partners/provider";
import { EVENTS } from "./events";

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  event_type: z.string().max(200),
  create_time: z.string().nullish().catch(null),
  resource: z.object({
    id: z.string().max(255).catch(""),
    disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().max(255).catch("") })).catch([]),
  }),
});

/** What an event is about: a refund, or each payment of a dispute. Throws for a body in any other form. */
export const readHook = ({ body }: IncomingHook): readonly HookEvent[] => {
  const event = eventSchema.parse(JSON.parse(Buffer.from(body).toString("utf8")));
  const { id, disputed_transactions } = event.resource;
  const topic = EVENTS[event.event_type] ?? "IGNORED";
  const payments = disputed_transactions.map(({ seller_transaction_id }) => seller_transaction_id);
  const subjects = topic === "DISPUTE" ? payments.filter((payment) => payment !== "") : [id];
  return subjects.map((subject, index) => ({
    eventId: index === 0 ? event.id : `${event.id}:${index + 1}`,
    ...{ topic, name: event.event_type, subject, occurredAt: event.create_time ?? null },
  }));
};
