import type { LaunchCheckId } from "@/contract/vocabulary/launch";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "@/server/services/context";
import { readLaunch } from "@/server/services/setup/read-launch";
import { UsageError } from "../command";

const HOW: Partial<Record<LaunchCheckId, string>> = {
  RETURN_ADDRESS: 'a return address: give --warehouse "Street 1, 12345 Town, DE"',
  RETURN_METHOD:
    "a return method that works outside test mode: it needs a return address that carriers or shoppers can use",
  EMAIL: "a mail server: set SMTP_URL, or emails to shoppers are kept and not sent",
};

/**
 * Checks that a store created live meets the requirements of the page "Go live". DNS isn't checked, because its records
 * are only recommended. @throws UsageError listing everything that is missing
 */
export const requireLaunchable = async (
  ctx: ServiceContext,
  { actor, ecommerceId }: { actor: Actor; ecommerceId: string },
): Promise<void> => {
  const sender = { domain: "", spf: "NO_ANSWER", dmarc: "NO_ANSWER" } as const;
  const outside = {
    sender,
    hasOwnSender: false,
    hasRefunder: false,
    hasCharger: false,
    shopCan: new Set<never>(),
    testShop: "",
  };
  const { checks } = await readLaunch(ctx, ctx.db, { actor, ecommerceId, outside });
  const missing = checks.filter(({ isDone, isRequired }) => isRequired && !isDone);
  if (missing.length === 0) return;
  const lines = missing.map(({ id }) => `  - ${HOW[id] ?? id}`);
  throw new UsageError(`The store can't go live yet, so it wasn't created. Missing:\n${lines.join("\n")}`);
};
