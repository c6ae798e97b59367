import { z } from "zod";
import { CarrierAccountDto, ConnectionDto } from "../admin/connections";
import { defineMutation, defineQuery } from "../base/operation";
import { identifier, text } from "../base/wire";
import {
  CONNECTION_CAPABILITIES,
  CONNECTION_FIELD_KINDS,
  CONNECTION_KINDS,
  CONNECTION_MODES,
} from "../vocabulary/connection";
import { BACKFILL_DAYS } from "./connection-syncs";

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

export const beginInstall = defineMutation({
  summary: "Start connecting a shop through its approval page",
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
