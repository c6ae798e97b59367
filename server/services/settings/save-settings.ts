import { inTransactionBy } from "@/server/db/people/author";
import { getStore, lockStore, updateStoreSettings } from "@/server/db/stores/stores";
import { checkPolicy } from "@/server/domain/policy/check-policy";
import { checkSettings, type StoreSettings } from "@/server/domain/store/check-settings";
import type { SettingViolation, Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { carriersOfStore } from "../carriers/carriers-of";
import type { ServiceContext } from "../context";

type SaveCall = {
  actor: Actor;
  ecommerceId: string;
  /** Computes the new settings from the current store. Called once, under the lock. @throws Problem */
  change: (store: Store) => StoreSettings;
};

/**
 * Changes a store's settings (decisions, section 12): read, changed, checked and written in one transaction, so that
 * concurrent changes aren't lost. They apply from the next request; existing returns keep their terms.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT naming each wrong field, FAILED_PRECONDITION for a store that would go
 * live
 */
export const saveSettings = async (
  ctx: Pick<ServiceContext, "db" | "clock" | "partners">,
  { actor, ecommerceId, change }: SaveCall,
): Promise<Store> =>
  inTransactionBy(ctx, actor, async (tx) => {
    await lockStore(tx, actor, ecommerceId);
    const store = await getStore(tx, actor, ecommerceId);
    const settings = change(store);
    requireNoLaunch(store, settings);
    requireSound(ctx, store, settings);
    await updateStoreSettings(tx, actor, { id: ecommerceId, settings, now: ctx.clock.now() });
    return getStore(tx, actor, ecommerceId);
  });

/** Test mode ends on the page that explains the consequences (`goLive`), never through a settings field. */
const requireNoLaunch = (store: Store, settings: StoreSettings): void => {
  if (store.isTesting && !settings.isTesting)
    throw new Problem("FAILED_PRECONDITION", "Go live in the dashboard (Settings → Go live) to leave test mode.", {
      violations: [{ field: "is_testing", description: "can't be turned off here" }],
    });
};

/** Checks only what this change causes: earlier faults must not prevent other fixes. */
const requireSound = (ctx: Pick<ServiceContext, "partners">, store: Store, settings: StoreSettings): void => {
  const methods = [...carriersOfStore(ctx, { ...store, ...settings }).values()].flatMap(
    ({ provider, combinations, hasPrices }) =>
      combinations.map(({ returnMethod, carrier }) => ({ returnMethod, provider, carrier, hasPrices })),
  );
  const before = new Set(checkSettings(store, methods).map(keyOf));
  const violations = [
    ...checkSettings(settings, methods).filter((violation) => !before.has(keyOf(violation))),
    ...missedReasons(store, settings),
  ];
  if (violations.length === 0) return;
  const words = violations.map(({ field, description }) => `\`${field}\`: ${description}`).slice(0, 5);
  throw new Problem("INVALID_ARGUMENT", `${words.join("; ")}.`, { violations });
};

const keyOf = ({ field, description }: SettingViolation): string => `${field} ${description}`;

/** A reason that the return conditions use can't be removed, because their rules would never match again. */
const missedReasons = ({ policy, config }: Store, settings: StoreSettings): SettingViolation[] => {
  const wrongWith = ({ returnReasons }: Store["config"]) =>
    checkPolicy(policy, { reasons: returnReasons.map(({ name }) => name) });
  const known = new Set(wrongWith(config).map(({ path }) => path));
  return wrongWith(settings.config)
    .filter(({ path }) => !known.has(path))
    .map(({ path, message }) => ({
      field: "return_reasons",
      description: `the return conditions need it: ${path} ${message}`,
    }));
};
