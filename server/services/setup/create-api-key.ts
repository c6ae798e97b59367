import { randomBytes } from "node:crypto";
import type { KeyMode, KeyScope } from "@/contract/vocabulary/scope";
import { visibleText } from "@/contract/vocabulary/visible-text";
import type { Tx } from "@/server/db/client";
import { insertApiKey } from "@/server/db/people/api-keys";
import { inTransactionBy } from "@/server/db/people/author";
import { getStore } from "@/server/db/stores/stores";
import type { Actor } from "@/server/kernel/actor";
import { apiKeyHash, mintApiKey } from "@/server/kernel/api-key";
import { invalidField } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { readNetworks } from "./change-key-networks";

type Setup = Pick<ServiceContext, "db" | "ids" | "clock" | "env">;

export type ApiKeyInput = {
  name: string;
  scopes: readonly KeyScope[];
  mode: KeyMode;
  /** Empty: every store of the group. */
  ecommerceIds: readonly string[];
  /** Addresses and networks that the key can be used from; empty or missing: any. */
  allowedNetworks?: readonly string[];
  /** Null: the key never expires. */
  expiresAt?: Date | null;
  /** Only for keys that must be reproducible; random bytes otherwise. */
  randomBytes?: (count: number) => Uint8Array;
};

const PREFIX_CHARACTERS = 13;

/**
 * Creates a key for the actor's group (decisions, section 1). The key itself appears only in the answer: only a
 * fingerprint, its first characters and the last four are stored.
 * @throws Problem NOT_FOUND for a store, INVALID_ARGUMENT without a scope, for an expiry in the past and wrong networks
 */
export const createApiKey = async (
  ctx: Setup,
  { actor, input }: { actor: Actor; input: ApiKeyInput },
): Promise<{ id: string; key: string }> => {
  const allowedNetworks = readNetworks(input.allowedNetworks ?? []);
  if (input.scopes.length === 0) throw invalidField("scopes", "choose at least one scope");
  if (input.expiresAt && input.expiresAt <= ctx.clock.now()) throw invalidField("expires_at", "must be in the future");
  return inTransactionBy(ctx, actor, async (tx) => {
    for (const ecommerceId of input.ecommerceIds) await getStore(tx, actor, ecommerceId);
    return addApiKey(tx, ctx, { actor, input: { ...input, allowedNetworks } });
  });
};

/** Generates a key and stores its record. */
export const addApiKey = async (
  tx: Tx,
  ctx: Omit<Setup, "db">,
  { actor, input }: { actor: Actor; input: ApiKeyInput },
): Promise<{ id: string; key: string }> => {
  const id = ctx.ids.next("key");
  const key = mintApiKey(input.mode, input.randomBytes ?? randomBytes);
  await insertApiKey(tx, actor, {
    id,
    ecommerceIds: [...input.ecommerceIds],
    name: visibleText(input.name) || "API key",
    scopes: [...input.scopes],
    mode: input.mode,
    allowedNetworks: [...(input.allowedNetworks ?? [])],
    hash: apiKeyHash(ctx.env.HOMEWARD_SECRET, key),
    prefix: key.slice(0, PREFIX_CHARACTERS),
    last4: key.slice(-4),
    createdAt: ctx.clock.now(),
    expiresAt: input.expiresAt ?? null,
  });
  return { id, key };
};
