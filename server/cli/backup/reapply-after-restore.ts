import { createContext } from "@/server/context";
import { openLedger } from "@/server/integrations/ledger/open-ledger";
import type { Env } from "@/server/kernel/env";
import { createLogger } from "@/server/kernel/logger";
import { webhookBody } from "@/server/presenters/webhook-body";
import { type ReappliedLedger, reapplyLedger } from "@/server/services/ledger/reapply-ledger";
import type { CheckedBackup } from "./check-backup";

/** Applies the ledger to a restored database. @throws one sentence if there are entries of an unknown secret */
export const reapplyAfterRestore = async (
  env: Env,
  { backup, otherSecrets }: { backup: CheckedBackup; otherSecrets: readonly string[] },
): Promise<ReappliedLedger | null> => {
  const secrets = [...otherSecrets, ...(backup.secret === null ? [] : [backup.secret])];
  const ctx = createContext(env, { log: createLogger("silent"), wake: () => undefined });
  try {
    const ledger = openLedger(env, secrets);
    const reapplied = await reapplyLedger({ ...ctx, ledger }, { render: webhookBody, otherSecrets: secrets });
    if (reapplied !== null && reapplied.unverified > 0)
      throw new Error(
        `${reapplied.unverified} entries of the ledger were signed with another HOMEWARD_SECRET and say what was erased or revoked. Run it again with --secret-file and a file that holds that secret.`,
      );
    return reapplied;
  } finally {
    await ctx.db.$disconnect();
  }
};
