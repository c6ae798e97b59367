import { findPersonByPin } from "@/server/db/people/station-pins";
import { inTransaction } from "@/server/db/transaction";
import { countFailure, forgiveFailure, readFailures } from "@/server/db/webhooks/failure-windows";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { pinKeyOf } from "./pin-key";

const MINUTE = 60;
const DAY = 86_400;

/**
 * A PIN says whose it is, so a guess may hit anybody's. With twenty colleagues one guess in five hundred does; these are
 * the guesses that somebody has: at a device, and in a day whoever is signed in there, however many devices they use.
 */
const LIMITS = [
  { name: "device", most: 5, seconds: 15 * MINUTE },
  { name: "device-day", most: 15, seconds: DAY },
  { name: "person", most: 20, seconds: DAY },
] as const;

export type PinAnswer =
  | { readonly kind: "RIGHT"; readonly userId: string }
  | { readonly kind: "WRONG" }
  | { readonly kind: "LIMITED"; readonly seconds: number };

/** Whose PIN it is, of the actor's colleagues. A device is known by the session that is open at it. */
export const checkStationPin = async (
  ctx: Pick<ServiceContext, "db" | "clock" | "env">,
  { actor, pin }: { actor: Actor & { sessionId: string }; pin: string },
): Promise<PinAnswer> => {
  // Four digits are no way around a second factor that is asked for: nobody takes over from half a session.
  if (actor.mustSetUpSecondFactor) return { kind: "WRONG" };
  const buckets = LIMITS.map(({ name, ...limit }) => ({
    ...limit,
    bucket: `pin:${name}:${name === "person" ? actor.id : actor.sessionId}`,
  }));
  // Counted before it is looked at: of many that come at once no more are looked at than of some in a row.
  const counts = await inTransaction(ctx, (tx) => countAll(tx, buckets));
  const full = buckets.filter(({ most }, index) => (counts[index] ?? 0) > most);
  if (full.length > 0) {
    const windows = await readFailures(
      ctx.db,
      full.map(({ bucket }) => bucket),
    );
    return { kind: "LIMITED", seconds: Math.max(...[...windows.values()].map(({ secondsLeft }) => secondsLeft), 1) };
  }
  const userId = await findPersonByPin(ctx.db, actor.groupId, await pinKeyOf(ctx, actor.groupId, pin));
  if (userId === null) return { kind: "WRONG" };
  await inTransaction(ctx, async (tx) => {
    for (const { bucket } of buckets) await forgiveFailure(tx, bucket);
  });
  return { kind: "RIGHT", userId };
};

type Bucket = { readonly bucket: string; readonly seconds: number };

const countAll = async (tx: Parameters<typeof countFailure>[0], buckets: readonly Bucket[]): Promise<number[]> => {
  const counts: number[] = [];
  for (const { bucket, seconds } of buckets) counts.push(await countFailure(tx, bucket, seconds));
  return counts;
};
