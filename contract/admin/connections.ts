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
    provider_name: z.string().describe("Display name of the provider."),
    mode: z
      .enum(CONNECTION_MODES)
      .describe("Live stores use LIVE connections only, test stores TEST connections only."),
    account_id: z.string().describe("The provider's ID of the account."),
    account_name: z.string(),
    state: z.enum(CONNECTION_STATES),
    attention_reason: z
      .enum(ATTENTION_REASONS)
      .nullable()
      .describe("Why the connection needs attention. `null` unless the state is NEEDS_ATTENTION."),
    is_answering: z
      .boolean()
      .describe(
        "`false` after several calls in a row without a response from the provider. Work is paused and resumes automatically.",
      ),
    last_ok_at: instantOut().nullable().describe("When the provider last responded."),
    last_error: z.string().describe("Description of the last problem. Empty if there was none."),
    last_error_at: instantOut().nullable(),
    retries_at: instantOut().nullable().describe("Requests to the provider are paused until this time."),
    capabilities: z
      .array(z.enum(CONNECTION_CAPABILITIES))
      .describe("Functions that the provider performs for the store. The others are tasks for people."),
    locations: z
      .array(z.object({ location_id: z.string(), name: z.string() }))
      .describe("The shop's stock locations. A warehouse references one in `shop_location_id`."),
    carriers: z
      .array(CarrierAccountDto)
      .describe("Carriers available for labels, and the return methods each one supports."),
    warnings: z.array(z.string()).describe("Limitations of the connection, and how to fix them."),
    version_ends_on: z
      .string()
      .nullable()
      .describe("Date on which the provider retires the API version in use. `null` if it is not scheduled."),
    created_at: instantOut(),
    updated_at: instantOut(),
    disconnected_at: instantOut().nullable(),
  })
  .meta({ id: "Connection" });

export const listConnections = defineQuery({
  summary: "List connections",
  description:
    "Homeward extension. Returns the provider accounts that stores are connected to, oldest first, without credentials and without disconnected accounts.",
  scope: "connections:read",
  endpoints: [{ method: "GET", path: "/v1/connections" }],
  input: z.object({
    ecommerce_id: text(128)
      .default("")
      .describe("Only the connections of this store. Empty: all stores that you can access."),
  }),
  output: z.object({ connections: z.array(ConnectionDto) }),
  problems: ["NOT_FOUND"],
});

export const getConnection = defineQuery({
  summary: "Get a connection",
  description:
    "Homeward extension. Returns one connection with its health and without credentials. Also works after it was disconnected.",
  scope: "connections:read",
  endpoints: [{ method: "GET", path: "/v1/connections/{connection_id}" }],
  input: z.object({ connection_id: identifier() }),
  output: z.object({ connection: ConnectionDto }),
  problems: ["NOT_FOUND"],
});
