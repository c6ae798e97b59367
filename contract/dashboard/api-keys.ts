import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { emptyObject, identifier, instant, instantOut, requiredText, requiredVisibleText } from "../base/wire";
import { KEY_MODES, KEY_SCOPES } from "../vocabulary/scope";

const networks = () =>
  z
    .array(requiredText(50))
    .max(50)
    .describe("IP addresses and networks, such as `203.0.113.0/24`. Calls from others get 403. Empty: any address.");

export const ApiKeyDto = z.object({
  key_id: z.string(),
  name: z.string(),
  prefix: z.string(),
  last4: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  mode: z.enum(KEY_MODES),
  ecommerce_ids: z.array(z.string()).describe("Empty: every store of the group."),
  allowed_networks: networks(),
  created_at: instantOut(),
  expires_at: instantOut().nullable(),
  revoked_at: instantOut().nullable(),
  last_used_at: instantOut().nullable().describe("Accurate to the minute."),
});

/** The only answer that contains the key itself. */
const shownOnce = z.object({ key: ApiKeyDto, api_key: z.string() });

export const listApiKeys = defineQuery({
  summary: "List the API keys",
  description: "Newest first, including expired and revoked ones. The keys themselves are not stored.",
  scope: "keys:write",
  output: z.object({ keys: z.array(ApiKeyDto) }),
});

export const createApiKey = defineMutation({
  summary: "Create an API key",
  description: "Returns the key. It is shown only once.",
  scope: "keys:write",
  input: z.object({
    name: requiredVisibleText(100),
    scopes: z.array(z.enum(KEY_SCOPES)).min(1),
    mode: z.enum(KEY_MODES).default("live"),
    ecommerce_ids: z.array(identifier()).max(1_000).default([]),
    allowed_networks: networks().default([]),
    expires_at: instant().nullable().default(null),
  }),
  output: shownOnce,
});

export const rotateApiKey = defineMutation({
  summary: "Rotate an API key",
  description:
    "Creates a key with the same name, scopes, stores and allowed networks. Both work for 24 hours, then the old one expires.",
  scope: "keys:write",
  input: z.object({ key_id: identifier() }),
  output: shownOnce.extend({ previous_until: instantOut() }),
});

export const changeKeyNetworks = defineMutation({
  summary: "Limit an API key to networks",
  description: "Replaces the addresses that the key can be used from, within a second. An empty list lifts the limit.",
  scope: "keys:write",
  input: z.object({ key_id: identifier(), allowed_networks: networks() }),
  output: emptyObject(),
});

export const revokeApiKey = defineMutation({
  summary: "Revoke an API key",
  description: "The key stops working within a second.",
  scope: "keys:write",
  input: z.object({ key_id: identifier() }),
  output: emptyObject(),
});
