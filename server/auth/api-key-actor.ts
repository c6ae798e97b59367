import { getContext } from "@/server/context";
import { type ApiKeyRow, findApiKeyByHash, touchApiKey } from "@/server/db/people/api-keys";
import { listStores } from "@/server/db/stores/stores";
import type { Actor } from "@/server/kernel/actor";
import { apiKeyHash, isApiKeyWellFormed } from "@/server/kernel/api-key";
import { processWide } from "@/server/kernel/process-wide";
import { ttlCache } from "@/server/kernel/ttl-cache";

const TOUCH_MS = 60_000;

const seen = ttlCache<Actor | null>("api-keys", { nowMs: () => getContext().clock.now().getTime() });

declare global {
  interface ProcessWide {
    "api-key-uses": Map<string, number>;
  }
}
const uses = () => processWide("api-key-uses", () => new Map());

/** Returns the holder of this API key; null if it is malformed, unknown, expired or revoked. */
export const apiKeyActor = async (key: string): Promise<Actor | null> => {
  if (!isApiKeyWellFormed(key)) return null;
  const hash = apiKeyHash(getContext().env.HOMEWARD_SECRET, key);
  return seen.recall(hash, () => readActor(hash));
};

const readActor = async (hash: string): Promise<Actor | null> => {
  const { db, clock } = getContext();
  const now = clock.now();
  const row = await findApiKeyByHash(db, { hash, now });
  if (row === null) return null;
  noteUse(row.id, now);
  return {
    kind: "key",
    id: row.id,
    name: row.name,
    groupId: row.groupId,
    ecommerceIds: await storesOf(row),
    scopes: new Set(row.scopes),
    allowedNetworks: row.allowedNetworks,
  };
};

/**
 * Returns the stores that a key can access; null for every store of its group. A test key can access those of its
 * stores that are currently in test mode.
 */
const storesOf = async ({ groupId, ecommerceIds, mode }: ApiKeyRow): Promise<readonly string[] | null> => {
  const named = ecommerceIds.length === 0 ? null : ecommerceIds;
  if (mode === "live") return named;
  const stores = await listStores(getContext().db, { groupId, ecommerceIds: named });
  const testing = stores.filter(({ isTesting }) => isTesting);
  return testing.length === stores.length ? named : testing.map(({ id }) => id).sort();
};

const noteUse = (id: string, now: Date): void => {
  const { db, log } = getContext();
  const touched = uses();
  const nowMs = now.getTime();
  if (Math.abs(nowMs - (touched.get(id) ?? Number.NEGATIVE_INFINITY)) < TOUCH_MS) return;
  touched.set(id, nowMs);
  void touchApiKey(db, { id, now }).catch((error: unknown) =>
    log.warn({ err: error }, "the use of a key was not noted"),
  );
};
