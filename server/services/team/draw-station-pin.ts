import { randomInt } from "node:crypto";
import { inTransactionBy } from "@/server/db/people/author";
import { takePin } from "@/server/db/people/station-pins";
import type { Actor } from "@/server/kernel/actor";
import { isPin, PIN_DIGITS } from "@/server/kernel/pins";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { pinKeyOf } from "./pin-key";
import { requireOwnPassword } from "./require-own-password";

/** This many collisions in a row only happen with thousands of colleagues. */
const MOST_DRAWS = 50;

/**
 * Generates a station PIN for the actor, replacing the previous one. It is generated, not chosen, because choosing a
 * taken PIN would reveal a colleague's. The password confirms the actor's identity.
 * @throws Problem INVALID_ARGUMENT naming the field, FAILED_PRECONDITION before a second factor that the team requires,
 * RESOURCE_EXHAUSTED after too many wrong passwords
 */
export const drawStationPin = async (
  ctx: Pick<ServiceContext, "db" | "clock" | "env">,
  { actor, password, draw = drawPin }: { actor: Actor; password: string; draw?: () => string },
): Promise<string> => {
  if (actor.mustSetUpSecondFactor)
    throw new Problem("FAILED_PRECONDITION", "Your team requires a second factor: set yours up first.");
  await requireOwnPassword(ctx, { actor, password, field: "current_password" });
  for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
    const pin = draw();
    if (!isPin(pin)) continue;
    const pinKey = await pinKeyOf(ctx, actor.groupId, pin);
    const mine = { userId: actor.id, groupId: actor.groupId, pinKey, now: ctx.clock.now() };
    if (await inTransactionBy(ctx, actor, (tx) => takePin(tx, mine))) return pin;
  }
  throw new Problem("FAILED_PRECONDITION", "No PINs are left. Remove PINs that no one uses.");
};

const drawPin = (): string => String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, "0");
