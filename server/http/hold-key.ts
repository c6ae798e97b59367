import type { Database } from "@/server/db/client";
import { type KeyOwner, RENEW_EVERY_MS, renewIdempotencyLocks } from "@/server/db/idempotency";
import type { ServiceContext } from "@/server/services/context";

type Heartbeat = Pick<ServiceContext, "db" | "log">;

/** The keys that calls of this process hold; it is here as long as there are any. */
const heldKeys = new Map<Database, Set<KeyOwner>>();

/**
 * Tells the other processes that the call under this key is alive, until the returned function is called: one statement
 * per second renews the keys of all calls of this process, however many they are. Where it fails, for example while the
 * database restarts, another run may take a key over, and this one ends at its next commit without an effect.
 */
export const holdKey = ({ db, log }: Heartbeat, owned: KeyOwner): (() => void) => {
  const held = heldKeys.get(db) ?? beginToRenew({ db, log });
  held.add(owned);
  return () => {
    held.delete(owned);
  };
};

const beginToRenew = ({ db, log }: Heartbeat): Set<KeyOwner> => {
  const held = new Set<KeyOwner>();
  heldKeys.set(db, held);
  let isRenewing = false;
  const renew = async (): Promise<void> => {
    isRenewing = true;
    await renewIdempotencyLocks(db, [...held]).catch((error: unknown) =>
      log.error({ err: error, keys: held.size }, "Idempotency-Keys were not renewed"),
    );
    isRenewing = false;
  };
  const timer = setInterval(() => {
    if (held.size > 0 && !isRenewing) void renew();
    if (held.size > 0) return;
    clearInterval(timer);
    heldKeys.delete(db);
  }, RENEW_EVERY_MS).unref();
  return held;
};
