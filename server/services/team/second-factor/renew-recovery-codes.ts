import { randomBytes } from "node:crypto";
import { inTransactionBy } from "@/server/db/people/author";
import { replaceRecoveryCodes } from "@/server/db/people/second-factors";
import { mintRecoveryCodes } from "@/server/kernel/recovery-codes";
import type { ServiceContext } from "../../context";
import { hashesOf } from "./confirm-second-factor";
import { type Proof, requireOwnSecondFactor } from "./require-own-second-factor";

/** Replaces the recovery codes. @throws Problem INVALID_ARGUMENT, RESOURCE_EXHAUSTED */
export const renewRecoveryCodes = async (
  ctx: Pick<ServiceContext, "db" | "clock" | "env">,
  proof: Proof,
): Promise<string[]> => {
  const { actor } = proof;
  await requireOwnSecondFactor(ctx, proof);
  const codes = mintRecoveryCodes(randomBytes);
  const codeHashes = hashesOf(ctx, actor.id, codes);
  await inTransactionBy(ctx, actor, (tx) =>
    replaceRecoveryCodes(tx, { userId: actor.id, codeHashes, now: ctx.clock.now() }),
  );
  return codes;
};
