import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { identifier, instantOut } from "../base/wire";
import { HOOK_TOPICS } from "../vocabulary/connection";

/** getConnectionDetail counts the rest. */
const MOST = 50;

export const FailedEventDto = z.object({
  event_id: z.string(),
  topic: z.enum(HOOK_TOPICS),
  name: z.string().describe("The provider's name of the event."),
  subject: z.string().describe("The shop's ID of the order, product or customer."),
  error: z.string(),
  attempts: z.int(),
  received_at: instantOut(),
});

export const listFailedEvents = defineQuery({
  summary: "List a shop's events that could not be processed",
  description: `Newest first, at most ${MOST}. They remain until they are retried.`,
  scope: "connections:read",
  input: z.object({ connection_id: identifier() }),
  output: z.object({ events: z.array(FailedEventDto).max(MOST) }),
});

export const retryFailedEvents = defineMutation({
  summary: "Retry failed events of a shop",
  description: "Reads the affected objects from the shop again. Events that haven't failed are skipped.",
  scope: "connections:write",
  input: z.object({
    connection_id: identifier(),
    event_ids: z.array(identifier()).max(MOST).default([]).describe("Empty: all failed events."),
  }),
  output: z.object({ retried: z.int().describe("Number of events being processed again.") }),
});
