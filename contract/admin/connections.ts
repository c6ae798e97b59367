import { z } from "zod";
import { defineQuery } from "../base/operation";
import { identifier, instantOut, text } from "../base/wire";
import {
  ATTENTION_REASONS,
  CONNECTION_CAPABILITIES,
  CONNECTION_KINDS,
  CONNECTION_MODES,
  CONNECTION_STATES,
} from "../vocabulary/connection";
import { RETURN_METHODS } from "../vocabulary/return-method";

export const CarrierAccountDto = z.object({
  carrier: z.string().describe("The provider's code, for example USPS."),
  name: z.string(),
  return_methods: z.array(z.enum(RETURN_METHODS)),
});

export const ConnectionDto = z
  .object({
    connection_id: z.string(),
    ecommerce_id: z.string(),
    kind: z.enum(CONNECTION_KINDS),
    provider: z.string().describe("For example SHOPIFY or WOOCOMMERCE."),
    provider_name: z.string().describe("As people call it."),
    mode: z.enum(CONNECTION_MODES).describe("A live store uses LIVE connections only, a test store TEST ones."),
    account_id: z.string().describe("The provider's id of the account."),
    account_name: z.string(),
    state: z.enum(CONNECTION_STATES),
    attention_reason: z
      .enum(ATTENTION_REASONS)
      .nullable()
      .describe("Why it needs a person; null unless the state is NEEDS_ATTENTION."),
    is_answering: z
      .boolean()
      .describe("False while the provider has not answered several calls in a row. Work waits and resumes by itself."),
    last_ok_at: instantOut().nullable().describe("When the provider last answered."),
    last_error: z.string().describe("The last problem in words; empty if there was none."),
    last_error_at: instantOut().nullable(),
    retries_at: instantOut().nullable().describe("Nothing is sent before this time."),
    capabilities: z
      .array(z.enum(CONNECTION_CAPABILITIES))
      .describe("What the provider does for the store; the rest are tasks for people."),
    locations: z
      .array(z.object({ location_id: z.string(), name: z.string() }))
      .describe("The shop's places with stock. A warehouse names one in `shop_location_id`."),
    carriers: z.array(CarrierAccountDto).describe("The carriers of an account for labels, and how each takes returns."),
    warnings: z.array(z.string()).describe("What works less well than it could, and how to fix it."),
    version_ends_on: z
      .string()
      .nullable()
      .describe("The day on which the provider ends the interface version in use; null where it has none."),
    created_at: instantOut(),
    updated_at: instantOut(),
    disconnected_at: instantOut().nullable(),
  })
  .meta({ id: "Connection" });

export const listConnections = defineQuery({
  summary: "List connections",
  description:
    "The accounts at providers that stores are connected to, oldest first, without credentials and without those that " +
    "were disconnected. An addition of this service.",
  scope: "connections:read",
  endpoints: [{ method: "GET", path: "/v1/connections" }],
  input: z.object({
    ecommerce_id: text(128).default("").describe("Only this store's. Empty: every store that you may see."),
  }),
  output: z.object({ connections: z.array(ConnectionDto) }),
  problems: ["NOT_FOUND"],
});

export const getConnection = defineQuery({
  summary: "Read a connection",
  description:
    "One connection with its health, without credentials, also after it was disconnected. An addition of this service.",
  scope: "connections:read",
  endpoints: [{ method: "GET", path: "/v1/connections/{connection_id}" }],
  input: z.object({ connection_id: identifier() }),
  output: z.object({ connection: ConnectionDto }),
  problems: ["NOT_FOUND"],
});
