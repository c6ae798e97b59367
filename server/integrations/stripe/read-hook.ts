import { z } from "zod";
import type { HookEvent, IncomingHook } from "@/server/partners/provider";
import { EVENTS } from "./events";

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
 * What an event is about. An order may carry the id of the charge or of its payment intent, so that a dispute is told of
 * under both; who knows only one finds nothing under the other. Throws for a body in any other form.
 */
export const readHook = ({ body }: IncomingHook): readonly HookEvent[] => {
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
