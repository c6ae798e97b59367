import * as contract from "@/contract/dashboard/api-keys";
import { type ApiKeyView, getApiKey, listApiKeys as list } from "@/server/db/people/api-keys";
import { createApiKey as create } from "@/server/services/setup/create-api-key";
import { revokeKey } from "@/server/services/setup/revoke-key";
import { rotateKey } from "@/server/services/setup/rotate-key";
import { implement } from "../implement";

const presentApiKey = (key: ApiKeyView) => ({
  key_id: key.id,
  name: key.name,
  prefix: key.prefix,
  last4: key.last4,
  scopes: key.scopes,
  mode: key.mode,
  ecommerce_ids: key.ecommerceIds,
  created_at: key.createdAt.toISOString(),
  expires_at: key.expiresAt?.toISOString() ?? null,
  revoked_at: key.revokedAt?.toISOString() ?? null,
  last_used_at: key.lastUsedAt?.toISOString() ?? null,
});

export const listApiKeys = implement(contract.listApiKeys, async ({ ctx, actor }) => ({
  keys: (await list(ctx.db, actor)).map(presentApiKey),
}));

export const createApiKey = implement(contract.createApiKey, async ({ ctx, actor, input }) => {
  const { name, scopes, mode, ecommerce_ids: ecommerceIds, expires_at } = input;
  const expiresAt = expires_at === null ? null : new Date(expires_at);
  const { id, key } = await create(ctx, { actor, input: { name, scopes, mode, ecommerceIds, expiresAt } });
  return { key: presentApiKey(await getApiKey(ctx.db, actor, id)), api_key: key };
});

export const rotateApiKey = implement(contract.rotateApiKey, async ({ ctx, actor, input }) => {
  const { id, key, previousUntil } = await rotateKey(ctx, { actor, keyId: input.key_id });
  const shown = presentApiKey(await getApiKey(ctx.db, actor, id));
  return { key: shown, api_key: key, previous_until: previousUntil.toISOString() };
});

export const revokeApiKey = implement(contract.revokeApiKey, async ({ ctx, actor, input }) => {
  await revokeKey(ctx, { actor, keyId: input.key_id });
  return {};
});
