import { createHash } from "node:crypto";
import { createIds, type Ids } from "@/server/kernel/ids";

/** Returns deterministic bytes for a seed, so that the demo is the same everywhere. */
export const seededBytes = (seed: string): ((count: number) => Uint8Array) => {
  let call = 0;
  return (count) => {
    call += 1;
    return createHash("shake256", { outputLength: count }).update(`${seed}#${call}`).digest();
  };
};

/**
 * Returns the IDs of one story. Return codes have their own sequence of bytes, so that they don't depend on other IDs.
 */
export const seededIds = (seed: string, nowMs: () => number): Ids => {
  const ids = createIds({ nowMs, randomBytes: seededBytes(`${seed}:ids`) });
  const codes = createIds({ nowMs, randomBytes: seededBytes(`${seed}:codes`) });
  return { next: ids.next, returnCode: codes.returnCode, withdrawalNumber: codes.withdrawalNumber, bytes: codes.bytes };
};

/** Returns the return code that a story will get. */
export const firstReturnCode = (seed: string): string => seededIds(seed, () => 0).returnCode();
