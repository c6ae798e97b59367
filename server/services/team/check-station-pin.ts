import { countFailure, readFailures } from "@/server/db/failure-windows";
import { findPinHash, listPeopleWithPin } from "@/server/db/station-pins";
import { inTransaction } from "@/server/db/transaction";
import type { Actor } from "@/server/kernel/actor";
import { verifyPassword } from "@/server/kernel/passwords";
import type { ServiceContext } from "../context";

/**
 * Four digits are few. Wrong ones lock a person's PIN at the device where they were typed, so that nobody shuts a
 * colleague out everywhere; and at all devices at once before several of them try out what one may not.
 */
const FAILURES_MAX = { DEVICE: 5, EVERYWHERE: 20 } as const;
/** From the first wrong one. */
const WINDOW_SECONDS = 15 * 60;

export type PinAnswer =
  | { readonly kind: "RIGHT"; readonly userId: string }
  | { readonly kind: "WRONG" }
  | { readonly kind: "LIMITED"; readonly seconds: number };

/** Whether a PIN is that of a colleague of the actor. A device is known by the session that is open at it. */
export const checkStationPin = async (
  ctx: Pick<ServiceContext, "db" | "clock">,
  { actor, userId, pin }: { actor: Actor & { sessionId: string }; userId: string; pin: string },
): Promise<PinAnswer> => {
  // Four digits are no way around a second factor that is asked for: nobody takes over from half a session or from themselves.
  if (actor.mustSetUpSecondFactor || userId === actor.id) return { kind: "WRONG" };
  // The buckets name nobody who is not there: an unknown id is the same wrong answer after the same work.
  const person = (await listPeopleWithPin(ctx.db, actor.groupId)).find(({ id }) => id === userId);
  const name = person?.id ?? `nobody:${actor.id}`;
  const buckets = [
    { bucket: `pin:${name}:${actor.sessionId}`, most: FAILURES_MAX.DEVICE },
    { bucket: `pin:${name}`, most: FAILURES_MAX.EVERYWHERE },
  ];
  const before = await limitOf(ctx, buckets);
  if (before !== null) return before;
  const isRight = await verifyPassword(pin, person === undefined ? null : await findPinHash(ctx.db, person.id));
  if (!isRight || person === undefined) {
    await inTransaction(ctx, async (tx) => {
      for (const { bucket } of buckets) await countFailure(tx, bucket, WINDOW_SECONDS);
    });
    return { kind: "WRONG" };
  }
  // Asked again: many guesses sent at once all passed the first question.
  return (await limitOf(ctx, buckets)) ?? { kind: "RIGHT", userId: person.id };
};

type Bucket = { bucket: string; most: number };

const limitOf = async (ctx: Pick<ServiceContext, "db">, buckets: readonly Bucket[]): Promise<PinAnswer | null> => {
  const windows = await readFailures(
    ctx.db,
    buckets.map(({ bucket }) => bucket),
  );
  const waits = buckets.flatMap(({ bucket, most }) => {
    const { failures = 0, secondsLeft = 0 } = windows.get(bucket) ?? {};
    return failures >= most ? [secondsLeft] : [];
  });
  return waits.length === 0 ? null : { kind: "LIMITED", seconds: Math.max(...waits) };
};
