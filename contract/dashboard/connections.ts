import { z } from "zod";
import { CarrierAccountDto, ConnectionDto } from "../admin/connections";
import { defineMutation, defineQuery } from "../base/operation";
import { identifier, instantOut, text } from "../base/wire";
import {
  CONNECTION_CAPABILITIES,
  CONNECTION_FIELD_KINDS,
  CONNECTION_KINDS,
  CONNECTION_MODES,
} from "../vocabulary/connection";
import { RETURN_METHODS } from "../vocabulary/return-method";
import { BACKFILL_DAYS, ConnectionSyncDto } from "./connection-syncs";

export const ConnectionFieldDto = z.object({
  name: z.string(),
  label: z.string(),
  help: z.string().describe("Where the value is found."),
  kind: z.enum(CONNECTION_FIELD_KINDS),
  is_required: z.boolean(),
  placeholder: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).describe("Of a CHOICE."),
  initial: z.string().describe('What the form begins with; of a TOGGLE "true" or empty.'),
});

export const ProviderDto = z.object({
  provider: z.string(),
  kind: z.enum(CONNECTION_KINDS),
  name: z.string(),
  tagline: z.string(),
  tile: z.object({ color: z.string(), letters: z.string() }),
  guide: z.string().describe("Its page in the guides: /docs/guides/<guide>."),
  is_beta: z.boolean(),
  credentials: z.array(ConnectionFieldDto),
  settings: z.array(ConnectionFieldDto),
  capabilities: z.array(z.enum(CONNECTION_CAPABILITIES)).describe("As far as permissions allow."),
  callback_url: z.string().describe("Where the shop sends people back after beginInstall; empty for shops without it."),
  can_install: z.boolean().describe("The shop asks for approval by a redirect: call beginInstall."),
});

const values = () =>
  z
    .record(z.string().max(64), text(8192))
    .default({})
    .describe("By the names of the provider's fields; other names are refused. An empty secret keeps the stored one.");

const mode = () =>
  z
    .enum(CONNECTION_MODES)
    .optional()
    .describe(
      "Required if the shop can't tell whether it is a copy. Otherwise optional; it must match the mode of the credentials.",
    );

const isShared = () =>
  z
    .boolean()
    .default(false)
    .describe("Connects the shop although another store is connected to it. Its orders are in each of these stores.");

export const listProviders = defineQuery({
  summary: "List what a store can be connected to",
  description: "With the fields of each form.",
  scope: "connections:read",
  output: z.object({ providers: z.array(ProviderDto) }),
});

export const getConnectionDetail = defineQuery({
  summary: "One connection with its values, syncs and webhooks",
  description: "Secrets are shown by their last four characters.",
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
          value: z.string().describe("Of a SECRET only the last four characters; empty if it is too short for that."),
          is_stored: z.boolean().describe("A value is stored, even if nothing of it is shown."),
        }),
      )
      .describe("In the order of the form."),
    syncs: z.array(ConnectionSyncDto),
    hooks: z.object({
      url: z.string().describe("Where the provider sends its events."),
      waiting: z.int(),
      failed: z.int(),
      oldest_waiting_at: instantOut().nullable(),
      last_received_at: instantOut().nullable(),
    }),
    waiting_activities: z.int().describe("Refunds, restocks, orders and labels that wait for the provider."),
    orders: z.int().describe("Orders that came from it."),
    labels: z.int().describe("Labels that it made."),
  }),
});

export const tryConnection = defineMutation({
  summary: "Test values before a connection is saved",
  description: "Asks the provider who it is. Nothing is changed there, and nothing is kept here.",
  scope: "connections:write",
  input: z.object({
    ecommerce_id: identifier(),
    provider: identifier(),
    values: values(),
    connection_id: text(128).default("").describe("A connection whose secrets are used where `values` has none."),
  }),
  output: z.object({
    account_id: z.string(),
    account_name: z.string(),
    mode: z.enum(CONNECTION_MODES).nullable().describe("Null: the person has to say."),
    currency: z.string(),
    capabilities: z.array(z.enum(CONNECTION_CAPABILITIES)),
    locations: z.array(z.object({ location_id: z.string(), name: z.string() })),
    carriers: z.array(CarrierAccountDto),
    warnings: z.array(z.string()),
    shared_with: z
      .array(z.string())
      .describe("Other stores that are connected to this shop, by name: connecting needs `is_shared`."),
  }),
});

export const connectStore = defineMutation({
  summary: "Connect a store to its shop",
  description:
    "Tests the values, keeps them sealed, asks the shop to send its events, and begins to read products and orders. The " +
    "same account once more is the same connection with new values.",
  scope: "connections:write",
  input: z.object({
    ecommerce_id: identifier(),
    provider: identifier(),
    values: values(),
    mode: mode(),
    is_shared: isShared(),
    days: z
      .literal([...BACKFILL_DAYS])
      .default(90)
      .describe("How far back orders are read."),
  }),
  output: z.object({ connection: ConnectionDto }),
});

export const changeConnection = defineMutation({
  summary: "Change a connection's credentials and settings",
  description:
    "Empty secrets stay as they are, and so do values that are absent. The values are tested first; another account is " +
    "refused.",
  scope: "connections:write",
  input: z.object({ connection_id: identifier(), values: values(), mode: mode() }),
  output: z.object({ connection: ConnectionDto }),
});

export const testConnection = defineMutation({
  summary: "Test a connection now",
  description:
    "Asks the provider who it is, and subscribes again to events that it stopped sending. What waited resumes when it " +
    "works. Answers the connection as it is afterwards, also when the provider refuses.",
  scope: "connections:write",
  input: z.object({ connection_id: identifier() }),
  output: z.object({ connection: ConnectionDto }),
});

/** What shoppers can choose only where a payment provider holds or charges an amount. */
const LOST_FEATURES = ["INSTANT_EXCHANGES", "ONLINE_PAYMENTS"] as const;

export const getDisconnectEffects = defineQuery({
  summary: "What disconnecting means",
  description: "For the dialog that asks before.",
  scope: "connections:write",
  input: z.object({ connection_id: identifier() }),
  output: z.object({
    provider_name: z.string(),
    account_name: z.string(),
    kind: z.enum(CONNECTION_KINDS),
    labels: z.int().describe("Labels that it made. They stay valid."),
    orders: z.int().describe("Orders that came from it. They stay."),
    open_returns: z.int().describe("Their returns that are not finished."),
    waiting_activities: z
      .int()
      .describe("Refunds, restocks, orders and labels that wait for it. They become tasks for people."),
    unserved: z.object({
      ways: z
        .array(
          z.object({
            return_method: z.enum(RETURN_METHODS),
            name: z.string().describe("Of the carrier."),
          }),
        )
        .describe("Return methods that shoppers don't see any more."),
      countries: z
        .array(z.string())
        .describe("Where shoppers can't choose any return method then, as ISO 3166 codes; empty: every other country."),
      features: z
        .array(z.enum(LOST_FEATURES))
        .describe("What shoppers can't choose any more for want of a payment provider."),
    }),
  }),
});

export const disconnectStore = defineMutation({
  summary: "Disconnect a store from its shop",
  description:
    "Deletes the credentials and stops reading. Orders and returns stay; what waited for the shop becomes tasks for people.",
  scope: "connections:write",
  input: z.object({ connection_id: identifier() }),
  output: z.object({ connection: ConnectionDto }),
});

export const listConnectionCalls = defineQuery({
  summary: "List calls to a provider",
  description: "Newest first. Of the bodies only those fields are shown that say nothing of a person.",
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
        status: z.int().nullable().describe("Null: there was no answer."),
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

export const beginInstall = defineMutation({
  summary: "Begin to connect a shop by its own approval page",
  description: "Answers where the person is sent. The approval must return to the same session within 10 minutes.",
  scope: "connections:write",
  input: z.object({
    ecommerce_id: identifier(),
    provider: identifier(),
    values: values(),
    mode: mode(),
    is_shared: isShared(),
    days: z.literal([...BACKFILL_DAYS]).default(90),
  }),
  output: z.object({ url: z.string() }),
});

export const finishInstall = defineMutation({
  summary: "Finish connecting a shop that approved",
  description: "With the query that the shop sent the person back with. An approval counts once.",
  scope: "connections:write",
  input: z.object({
    query: z.record(z.string().max(128), text(4096)).describe("As it came, with the `state` that beginInstall gave."),
  }),
  output: z.object({ connection: ConnectionDto }),
});
