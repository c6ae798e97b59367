import { getApiKey, setKeyNetworks } from "@/server/db/people/api-keys";
import { inTransactionBy } from "@/server/db/people/author";
import type { Actor } from "@/server/kernel/actor";
import { parseNetwork } from "@/server/kernel/networks";
import { invalidField, notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

/**
 * Limits a live key to these addresses and networks, or lifts the limit with an empty list. Works within a second.
 * @throws Problem NOT_FOUND, also for an expired or revoked key, INVALID_ARGUMENT
 */
export const changeKeyNetworks = (
  ctx: Pick<ServiceContext, "db" | "clock">,
  { actor, keyId, networks }: { actor: Actor; keyId: string; networks: readonly string[] },
): Promise<void> =>
  inTransactionBy(ctx, actor, async (tx) => {
    const allowedNetworks = readNetworks(networks);
    const { expiresAt } = await getApiKey(tx, actor, keyId);
    const hasExpired = expiresAt !== null && Date.parse(expiresAt) <= ctx.clock.now().getTime();
    if (hasExpired || !(await setKeyNetworks(tx, actor, { id: keyId, allowedNetworks }))) throw notFound("live key");
  });

/** Reads what was typed into one spelling, each network once. @throws Problem INVALID_ARGUMENT with the wrong ones */
export const readNetworks = (typed: readonly string[]): string[] => {
  const wrong = typed.filter((one) => parseNetwork(one) === null);
  if (wrong.length > 0)
    throw invalidField(
      "allowed_networks",
      `must be IP addresses or networks such as 203.0.113.0/24, unlike ${wrong.map((one) => JSON.stringify(one)).join(", ")}`,
    );
  return [...new Set(typed.map(parseNetwork).filter((network) => network !== null))];
};
