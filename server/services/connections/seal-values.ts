import type { Env } from "@/server/kernel/env";
import { open, type SealingKey, seal } from "@/server/kernel/seal";
import type { ConnectionValues } from "@/server/partners/provider";

const keyOf = (masterSecret: string, id: string): SealingKey => ({ masterSecret, purpose: "connection", owner: id });

/** Seals credentials and settings for their row: moved to another row they don't open. */
export const sealValues = (env: Pick<Env, "HOMEWARD_SECRET">, id: string, values: ConnectionValues): string =>
  seal(keyOf(env.HOMEWARD_SECRET, id), JSON.stringify(values));

/**
 * Unseals values, only for code that calls the provider. Throws when they were sealed with another secret or for
 * another row.
 */
export const openValues = (
  env: Pick<Env, "HOMEWARD_SECRET">,
  { id, sealedValues }: { id: string; sealedValues: string },
): ConnectionValues => JSON.parse(open(keyOf(env.HOMEWARD_SECRET, id), sealedValues)) as ConnectionValues;
