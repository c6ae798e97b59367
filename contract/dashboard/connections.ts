import { z } from "zod";
import { ConnectionDto } from "../admin/connections";
import { defineMutation, defineQuery } from "../base/operation";
import { identifier, instantOut, text } from "../base/wire";
import { CONNECTION_FIELD_KINDS, CONNECTION_KINDS } from "../vocabulary/connection";
import { RETURN_METHODS } from "../vocabulary/return-method";
import { ConnectionSyncDto } from "./connection-syncs";

export const getConnectionDetail = defineQuery({
  summary: "Get a connection with its values, syncs and webhooks",
  description: "Only the last four characters of secrets are shown.",
  scope: "connections:read",
  input: z.object({ connection_id: identifier() }),
  output: z.object({
    connection: ConnectionDto,
    created_by: z.string(),
    values: z
      .array(
        z.object({
          name: z.string(),
          label: z.string(),
          kind: z.enum(CONNECTION_FIELD_KINDS),
          value: z.string().describe("For a SECRET, only the last four characters. Empty if it is too short."),
          is_stored: z.boolean().describe("Whether a value is stored, even if it is not shown."),
        }),
      )
      .describe("In the order of the form."),
    syncs: z.array(ConnectionSyncDto),
    hooks: z.object({
      url: z.string().describe("URL to which the provider sends its events."),
      waiting: z.int(),
      failed: z.int(),
      oldest_waiting_at: instantOut().nullable(),
      last_received_at: instantOut().nullable(),
    }),
    waiting_activities: z.int().describe("Refunds, restocks, orders and labels waiting for the provider."),
    orders: z.int().describe("Orders imported from it."),
    labels: z.int().describe("Labels created by it."),
  }),
});

export const testConnection = defineMutation({
  summary: "Test a connection",
  description:
    "Checks the account with the provider, and subscribes again to events that it stopped sending. Paused work resumes if it succeeds. Returns the updated connection, even if the provider rejects the request.",
  scope: "connections:write",
  input: z.object({ connection_id: identifier() }),
  output: z.object({ connection: ConnectionDto }),
});

/** Features that need a payment provider that can hold or charge an amount. */
const LOST_FEATURES = ["INSTANT_EXCHANGES", "ONLINE_PAYMENTS"] as const;

export const getDisconnectEffects = defineQuery({
  summary: "Get the effects of disconnecting",
  description: "For the confirmation dialog.",
  scope: "connections:write",
  input: z.object({ connection_id: identifier() }),
  output: z.object({
    provider_name: z.string(),
    account_name: z.string(),
    kind: z.enum(CONNECTION_KINDS),
    labels: z.int().describe("Labels created by the provider. They remain valid."),
    orders: z.int().describe("Orders imported from the provider. They are kept."),
    open_returns: z.int().describe("Open returns of these orders."),
    waiting_activities: z
      .int()
      .describe("Refunds, restocks, orders and labels waiting for the provider. They become tasks for people."),
    unserved: z.object({
      methods: z
        .array(
          z.object({
            return_method: z.enum(RETURN_METHODS),
            name: z.string().describe("Name of the carrier."),
          }),
        )
        .describe("Return methods that are no longer shown to shoppers."),
      countries: z
        .array(z.string())
        .describe(
          "Countries in which shoppers then have no return method, as ISO 3166 codes. Empty: every other country.",
        ),
      features: z
        .array(z.enum(LOST_FEATURES))
        .describe("Options that are no longer available to shoppers without a payment provider."),
    }),
  }),
});

export const disconnectStore = defineMutation({
  summary: "Disconnect a store from its shop",
  description:
    "Deletes the credentials and stops importing. Orders and returns are kept; work waiting for the shop becomes tasks for people.",
  scope: "connections:write",
  input: z.object({ connection_id: identifier() }),
  output: z.object({ connection: ConnectionDto }),
});

export const listConnectionCalls = defineQuery({
  summary: "List calls to a provider",
  description: "Newest first. Only fields of the bodies without personal data are shown.",
  scope: "connections:read",
  input: z.object({
    connection_id: identifier(),
    cursor: text(64).default(""),
    page_size: z.int().min(1).max(100).default(25),
  }),
  output: z.object({
    calls: z.array(
      z.object({
        call_id: z.string(),
        at: instantOut(),
        purpose: z.string(),
        method: z.string(),
        path: z.string(),
        status: z.int().nullable().describe("`null` if there was no response."),
        duration_ms: z.int(),
        request_bytes: z.int(),
        answer_bytes: z.int(),
        request: z.string(),
        answer: z.string(),
        error: z.string(),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
});
