import { findPersonByPin } from "@/server/db/people/station-pins";
import { inTransaction } from "@/server/db/transaction";
import { countFailure, forgiveFailure, readFailures } from "@/server/db/webhooks/failure-windows";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";
import { pinKeyOf } from "./pin-key";

const MINUTE = 60;
const DAY = 86_400;

/**
 * A PIN identifies its owner, so a guess may hit any colleague's. With twenty colleagues one guess in five hundred
 * does. These limit the guesses per device, and per day for the person signed in there, across all devices.
 */
export const PIN_LIMITS = [
  { name: "device", most: 5, seconds: 15 * MINUTE },
  { name: "device-day", most: 15, seconds: DAY },
  { name: "person", most: 20, seconds: DAY },
] as const;

export type PinAnswer =
  | { readonly kind: "RIGHT"; readonly userId: string }
  | { readonly kind: "WRONG" }
  | { readonly kind: "LIMITED"; readonly seconds: number };

/** Finds the colleague with this PIN. A device is identified by its open session. */
export const checkStationPin = async (
  ctx: Pick<ServiceContext, "db" | "clock" | "env">,
  { actor, pin }: { actor: Actor & { sessionId: string }; pin: string },
): Promise<PinAnswer> => {
  // A four-digit PIN must not bypass a required second factor: nobody takes over from an incomplete session.
  if (actor.mustSetUpSecondFactor) return { kind: "WRONG" };
  const buckets = PIN_LIMITS.map(({ name, ...limit }) => ({
    ...limit,
    bucket: `pin:${name}:${name === "person" ? actor.id : actor.sessionId}`,
  }));
  // Counted before the check, so that concurrent guesses get no more checks than sequential ones.
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
