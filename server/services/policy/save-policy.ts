import { isDeepStrictEqual } from "node:util";
import { inTransactionBy } from "@/server/db/people/author";
import { insertPolicy, putPolicyInForce } from "@/server/db/stores/policies";
import { getStore, lockStore } from "@/server/db/stores/stores";
import { checkPolicy } from "@/server/domain/policy/check-policy";
import { withKeepPhoto } from "@/server/domain/policy/default-policy";
import type { ReturnPolicy } from "@/server/domain/policy/types";
import type { Store } from "@/server/domain/store/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

type SaveCall = {
  actor: Actor;
  ecommerceId: string;
  policy: ReturnPolicy;
  /** What changed and why, for the history. */
  note: string;
  /** The version that it is based on; null: the current one. */
  basedOn: number | null;
};

/**
 * Puts return conditions into force as a new version (domain, section 3: policies are versioned). Existing returns keep
 * theirs. Unchanged conditions create no version.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT naming each wrong field, ABORTED when somebody else was faster
 */
export const savePolicy = async (
  ctx: Pick<ServiceContext, "db" | "clock">,
  { actor, ecommerceId, policy, note, basedOn }: SaveCall,
): Promise<Store> =>
  inTransactionBy(ctx, actor, async (tx) => {
    await lockStore(tx, actor, ecommerceId);
    const store = await getStore(tx, actor, ecommerceId);
    const from = store.policyVersion;
    if (basedOn !== null && basedOn !== from)
      throw new Problem("ABORTED", `Someone else has changed the conditions: version ${from} is in force now.`);
    const content = withKeepPhoto(policy, store.currencyCode);
    requireSound(content, store);
    if (isDeepStrictEqual(content, store.policy)) return store;
    const version = from + 1;
    await insertPolicy(tx, actor, { ecommerceId, version, content, note, now: ctx.clock.now() });
    await putPolicyInForce(tx, actor, { ecommerceId, from, to: version });
    return getStore(tx, actor, ecommerceId);
  });

/** @throws Problem INVALID_ARGUMENT with one violation for each field that is wrong */
export const requireSound = (policy: ReturnPolicy, store: Store): void => {
  const reasons = store.config.returnReasons.map(({ name }) => name);
  const violations = checkPolicy(policy, { reasons }).map(({ path, message }) => ({
    field: path,
    description: message,
  }));
  if (violations.length === 0) return;
  const words = violations.map(({ field, description }) => `${field}: ${description}`).slice(0, 5);
  throw new Problem("INVALID_ARGUMENT", words.join("; "), { violations });
};
