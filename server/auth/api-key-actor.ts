import { getContext } from "@/server/context";
import { findApiKeyByHash, touchApiKey } from "@/server/db/api-keys";
import type { Actor } from "@/server/kernel/actor";
import { apiKeyHash, isApiKeyWellFormed } from "@/server/kernel/api-key";
import { shortMemory } from "@/server/kernel/short-memory";

const TOUCH_MS = 60_000;

const seen = shortMemory<Actor | null>("api-keys", { nowMs: () => getContext().clock.now().getTime() });

const KEY = Symbol.for("homeward.api-key-uses");
const shared = globalThis as unknown as Record<symbol, Map<string, number> | undefined>;
const uses = (): Map<string, number> => {
  shared[KEY] ??= new Map();
  return shared[KEY];
};

/** Who holds this API key; null when it is malformed, unknown, expired or revoked. */
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
    ecommerceIds: row.ecommerceIds,
    scopes: new Set(row.scopes),
  };
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
