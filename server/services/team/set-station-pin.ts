import { deletePin, setPinHash } from "@/server/db/station-pins";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { hashPassword } from "@/server/kernel/passwords";
import { pinProblem } from "@/server/kernel/pins";
import { invalidField, Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { requireOwnPassword } from "./require-own-password";

type PinCall = { actor: Actor; pin: string; password: string };

/**
 * Gives the actor a PIN for stations, or with "" takes it away. Their password says that it is they.
 * @throws Problem INVALID_ARGUMENT naming the field, FAILED_PRECONDITION before a second factor that the
 * team requires, RESOURCE_EXHAUSTED after too many wrong passwords
 */
export const setStationPin = async (
  ctx: Pick<ServiceContext, "db" | "clock">,
  { actor, pin, password }: PinCall,
): Promise<void> => {
  const problem = pin === "" ? null : pinProblem(pin);
  if (problem !== null) throw invalidField("pin", problem);
  if (actor.mustSetUpSecondFactor)
    throw new Problem("FAILED_PRECONDITION", "Your team requires a second factor: set yours up first.");
  await requireOwnPassword(ctx, { actor, password, field: "current_password" });
  const pinHash = pin === "" ? null : await hashPassword(pin);
  await inTransaction(ctx, async (tx) => {
    if (pinHash === null) await deletePin(tx, actor.id);
    else await setPinHash(tx, { userId: actor.id, pinHash, now: ctx.clock.now() });
  });
};
