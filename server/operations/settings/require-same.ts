import { changedFields } from "@/server/domain/audit/changed-fields";
import { Problem } from "@/server/kernel/problem";

type Json = Record<string, unknown>;

/**
 * Holds a change to what its author has read of the fields that it changes; what somebody else did to the others stays.
 * Called under the lock, so that nobody comes in between.
 * @throws Problem ABORTED with a violation for each field of `patch` that somebody else has changed
 */
export const requireSame = (now: Json, { basedOn, patch }: { basedOn: Json; patch: Json }): void => {
  const changed = Object.keys(patch).flatMap((name) => changedFields(plain(basedOn[name]), plain(now[name]), { name }));
  if (changed.length === 0) return;
  const violations = changed.map(({ name, after }) => ({
    field: name,
    description: `someone else has set this to ${JSON.stringify(after)}`,
  }));
  const names = changed.map(({ name }) => `\`${name}\``).slice(0, MOST_NAMED);
  throw new Problem("ABORTED", `Someone else has changed this in the meantime: ${names.join(", ")}.`, { violations });
};

const MOST_NAMED = 5;

/** As it travels: members without a value do not. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
