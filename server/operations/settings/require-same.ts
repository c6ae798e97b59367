import { changedFields } from "@/server/domain/audit/changed-fields";
import { Problem } from "@/server/kernel/problem";

type Json = Record<string, unknown>;

/**
 * Checks that the fields a change affects are still as its author read them; other people's changes to other fields are
 * kept. Called under the lock, so that no change can come in between.
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

/** Normalizes to JSON, which drops members without a value. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
