import { getContext } from "@/server/context";
import { findApiKeyByHash, touchApiKey } from "@/server/db/api-keys";
import type { Actor } from "@/server/kernel/actor";
import { apiKeyHash, isApiKeyWellFormed } from "@/server/kernel/api-key";

/** A revoked key must stop working within a second on every process, so what was read is believed for less. */
const CACHE_MS = 900;
const TOUCH_MS = 60_000;
const MOST_CACHED = 10_000;

type Entry = { actor: Actor | null; readAtMs: number };

const KEY = Symbol.for("homeward.api-keys");
const shared = globalThis as unknown as Record<symbol, { seen: Map<string, Entry>; touched: Map<string, number> }>;
const caches = (): { seen: Map<string, Entry>; touched: Map<string, number> } => {
  shared[KEY] ??= { seen: new Map(), touched: new Map() };
  return shared[KEY];
};

/** Who holds this API key; null when it is malformed, unknown, expired or revoked. */
export const apiKeyActor = async (key: string): Promise<Actor | null> => {
  if (!isApiKeyWellFormed(key)) return null;
  const { env, db, log, clock } = getContext();
  const { seen, touched } = caches();
  const hash = apiKeyHash(env.HOMEWARD_SECRET, key);
  const now = clock.now();
  const nowMs = now.getTime();
  const cached = seen.get(hash);
  // Without the sign: a clock that was set back must not keep a revoked key alive.
  if (cached !== undefined && Math.abs(nowMs - cached.readAtMs) < CACHE_MS) return cached.actor;
  const row = await findApiKeyByHash(db, { hash, now });
  const actor: Actor | null =
    row === null
      ? null
      : {
          kind: "key",
          id: row.id,
          name: row.name,
          groupId: row.groupId,
          ecommerceIds: row.ecommerceIds.length === 0 ? null : row.ecommerceIds,
          scopes: new Set(row.scopes),
        };
  if (seen.size >= MOST_CACHED) seen.clear();
  seen.set(hash, { actor, readAtMs: nowMs });
  if (actor !== null && Math.abs(nowMs - (touched.get(actor.id) ?? Number.NEGATIVE_INFINITY)) >= TOUCH_MS) {
    touched.set(actor.id, nowMs);
    void touchApiKey(db, { id: actor.id, now }).catch((error: unknown) =>
      log.warn({ err: error }, "the use of a key was not noted"),
    );
  }
  return actor;
};
