import { randomBytes } from "node:crypto";
import { startSecondFactor as start } from "@/server/db/people/second-factors";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { seal } from "@/server/kernel/seal";
import { TOTP_SECRET_BYTES } from "@/server/kernel/totp";
import type { ServiceContext } from "../../context";
import { requireOwnPassword } from "../require-own-password";
import { sealingKey } from "./sealing-key";

/**
 * Creates a secret for the actor's authenticator. It is inactive until a code from it is entered.
 * @throws Problem INVALID_ARGUMENT for a wrong password, RESOURCE_EXHAUSTED after too many, FAILED_PRECONDITION when
 * one is in use
 */
export const startSecondFactor = async (
  ctx: Pick<ServiceContext, "db" | "clock" | "env">,
  { actor, password }: { actor: Actor; password: string },
): Promise<void> => {
  await requireOwnPassword(ctx, { actor, password, field: "current_password" });
  const sealedSecret = seal(sealingKey(ctx, actor.id), randomBytes(TOTP_SECRET_BYTES).toString("base64"));
  const isStarted = await inTransaction(ctx, (tx) =>
    start(tx, { userId: actor.id, sealedSecret, now: ctx.clock.now() }),
  );
  if (!isStarted) throw new Problem("FAILED_PRECONDITION", "A second factor is on. Turn it off first.");
};
