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
  const { env, db, log, clock } = getContext();
  const touched = uses();
  const hash = apiKeyHash(env.HOMEWARD_SECRET, key);
  const now = clock.now();
  const nowMs = now.getTime();
  const known = seen.recall(hash);
  if (known !== undefined) return known;
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
  seen.keep(hash, actor);
  if (actor !== null && Math.abs(nowMs - (touched.get(actor.id) ?? Number.NEGATIVE_INFINITY)) >= TOUCH_MS) {
    touched.set(actor.id, nowMs);
    void touchApiKey(db, { id: actor.id, now }).catch((error: unknown) =>
      log.warn({ err: error }, "the use of a key was not noted"),
    );
  }
  return actor;
};
