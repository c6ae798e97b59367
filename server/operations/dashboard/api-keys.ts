import * as contract from "@/contract/dashboard/api-keys";
import { type ApiKeyView, getApiKey, listApiKeys as list } from "@/server/db/people/api-keys";
import { changeKeyNetworks as change } from "@/server/services/setup/change-key-networks";
import { createApiKey as create } from "@/server/services/setup/create-api-key";
import { revokeKey } from "@/server/services/setup/revoke-key";
import { rotateKey } from "@/server/services/setup/rotate-key";
import { implement } from "../implement";

const presentApiKey = (key: ApiKeyView) => ({ ...key, keyId: key.id });

export const listApiKeys = implement(contract.listApiKeys, async ({ ctx, actor }) => ({
  keys: (await list(ctx.db, actor)).map(presentApiKey),
}));

export const createApiKey = implement(contract.createApiKey, async ({ ctx, actor, input }) => {
  const expiresAt = input.expiresAt === null ? null : new Date(input.expiresAt);
  const { id, key } = await create(ctx, { actor, input: { ...input, expiresAt } });
  return { key: presentApiKey(await getApiKey(ctx.db, actor, id)), apiKey: key };
});

export const rotateApiKey = implement(contract.rotateApiKey, async ({ ctx, actor, input }) => {
  const { id, key, previousUntil } = await rotateKey(ctx, { actor, keyId: input.keyId });
  const shown = presentApiKey(await getApiKey(ctx.db, actor, id));
  return { key: shown, apiKey: key, previousUntil: previousUntil.toISOString() };
});

export const changeKeyNetworks = implement(contract.changeKeyNetworks, ({ ctx, actor, input }) =>
  change(ctx, { actor, keyId: input.keyId, networks: input.allowedNetworks }),
);

export const revokeApiKey = implement(contract.revokeApiKey, ({ ctx, actor, input }) =>
  revokeKey(ctx, { actor, ...input }),
);
