import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { emptyObject, identifier, instant, instantOut, requiredVisibleText } from "../base/wire";
import { KEY_MODES, KEY_SCOPES } from "../vocabulary/scope";

export const ApiKeyDto = z.object({
  key_id: z.string(),
  name: z.string(),
  prefix: z.string(),
  last4: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  mode: z.enum(KEY_MODES),
  ecommerce_ids: z.array(z.string()).describe("None: every store of the group."),
  created_at: instantOut(),
  expires_at: instantOut().nullable(),
  revoked_at: instantOut().nullable(),
  last_used_at: instantOut().nullable().describe("To the minute."),
});

/** The only time that the key itself is told. */
const shownOnce = z.object({ key: ApiKeyDto, api_key: z.string() });

export const listApiKeys = defineQuery({
  summary: "List the API keys",
  description: "Newest first, ended ones included; the keys themselves are kept nowhere.",
  scope: "keys:write",
  output: z.object({ keys: z.array(ApiKeyDto) }),
});

export const createApiKey = defineMutation({
  summary: "Make an API key",
  description: "The answer holds the key, once.",
  scope: "keys:write",
  input: z.object({
    name: requiredVisibleText(100),
    scopes: z.array(z.enum(KEY_SCOPES)).min(1),
    mode: z.enum(KEY_MODES).default("live"),
    ecommerce_ids: z.array(identifier()).max(1_000).default([]),
    expires_at: instant().nullable().default(null),
  }),
  output: shownOnce,
});

export const rotateApiKey = defineMutation({
  summary: "Give an API key a successor",
  description: "With the same name, scopes and stores. For 24 hours both work, then the one before ends.",
  scope: "keys:write",
  input: z.object({ key_id: identifier() }),
  output: shownOnce.extend({ previous_until: instantOut() }),
});

export const revokeApiKey = defineMutation({
  summary: "End an API key",
  description: "Within a second nobody gets in with it.",
  scope: "keys:write",
  input: z.object({ key_id: identifier() }),
  output: emptyObject(),
});
