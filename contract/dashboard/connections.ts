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
  help: z.string().describe("Where to find the value."),
  kind: z.enum(CONNECTION_FIELD_KINDS),
  is_required: z.boolean(),
  placeholder: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).describe("CHOICE only."),
  initial: z.string().describe('Initial value of the field. "true" or empty for a TOGGLE.'),
});

export const ProviderDto = z.object({
  provider: z.string(),
  kind: z.enum(CONNECTION_KINDS),
  name: z.string(),
  tagline: z.string(),
  tile: z.object({ color: z.string(), letters: z.string() }),
  guide: z.string().describe("Page in the guides: /docs/guides/<guide>."),
  is_beta: z.boolean(),
  credentials: z.array(ConnectionFieldDto),
  settings: z.array(ConnectionFieldDto),
  capabilities: z.array(z.enum(CONNECTION_CAPABILITIES)).describe("As far as the permissions allow."),
  callback_url: z.string().describe("URL to which the shop redirects after beginInstall. Empty for shops without it."),
  can_install: z.boolean().describe("Whether the shop requires approval by redirect. Call beginInstall in that case."),
});

const values = () =>
  z
    .record(z.string().max(64), text(8192))
    .default({})
    .describe(
      "Values keyed by the names of the provider's fields. Unknown names are rejected. An empty secret keeps the stored one.",
    );

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
    .describe("Connects the shop even if another store is connected to it. Each of these stores gets its orders.");

export const listProviders = defineQuery({
  summary: "List available providers",
  description: "Returns the providers that a store can connect, with the fields of each form.",
  scope: "connections:read",
  output: z.object({ providers: z.array(ProviderDto) }),
});

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

export const tryConnection = defineMutation({
  summary: "Test connection values before saving",
  description: "Checks the account with the provider. Nothing is changed there, and nothing is stored here.",
  scope: "connections:write",
  input: z.object({
    ecommerce_id: identifier(),
    provider: identifier(),
    values: values(),
    connection_id: text(128).default("").describe("Connection whose stored secrets are used if `values` has none."),
  }),
  output: z.object({
    account_id: z.string(),
    account_name: z.string(),
    mode: z.enum(CONNECTION_MODES).nullable().describe("`null`: the user has to choose."),
    currency: z.string(),
    capabilities: z.array(z.enum(CONNECTION_CAPABILITIES)),
    locations: z.array(z.object({ location_id: z.string(), name: z.string() })),
    carriers: z.array(CarrierAccountDto),
    warnings: z.array(z.string()),
    shared_with: z
      .array(z.string())
      .describe("Names of other stores connected to this shop. Connecting then requires `is_shared`."),
  }),
});

export const connectStore = defineMutation({
  summary: "Connect a store to its shop",
  description:
    "Tests the values, stores them encrypted, subscribes to the shop's events, and starts to import products and orders. Connecting the same account again updates the connection with the new values.",
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
      .describe("Number of past days for which orders are imported."),
  }),
  output: z.object({ connection: ConnectionDto }),
});

export const changeConnection = defineMutation({
  summary: "Change a connection's credentials and settings",
  description:
    "Empty secrets and absent values are unchanged. The values are tested first. Values of another account are rejected.",
  scope: "connections:write",
  input: z.object({ connection_id: identifier(), values: values(), mode: mode() }),
  output: z.object({ connection: ConnectionDto }),
});

export const testConnection = defineMutation({
  summary: "Test a connection",
  description:
    "Checks the account with the provider, and subscribes again to events that it stopped sending. Paused work resumes if it succeeds. Returns the updated connection, even if the provider rejects the request.",
  scope: "connections:write",
  input: z.object({ connection_id: identifier() }),
  output: z.object({ connection: ConnectionDto }),
});

/** What shoppers can choose only where a payment provider holds or charges an amount. */
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
      ways: z
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

export const beginInstall = defineMutation({
  summary: "Start connecting a shop by its approval page",
  description:
    "Returns the URL to redirect the user to. The approval must return to the same session within 10 minutes.",
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
  summary: "Finish connecting a shop after its approval",
  description: "Takes the query with which the shop redirected the user. An approval can be used once.",
  scope: "connections:write",
  input: z.object({
    query: z
      .record(z.string().max(128), text(4096))
      .describe("Query as received, including the `state` from beginInstall."),
  }),
  output: z.object({ connection: ConnectionDto }),
});
