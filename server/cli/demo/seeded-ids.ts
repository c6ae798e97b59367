import { createHash } from "node:crypto";
import { createIds, type Ids } from "@/server/kernel/ids";

/** Bytes that are the same for the same seed: the demo is the demo wherever it is made. */
export const seededBytes = (seed: string): ((count: number) => Uint8Array) => {
  let call = 0;
  return (count) => {
    call += 1;
    return createHash("shake256", { outputLength: count }).update(`${seed}#${call}`).digest();
  };
};

/** Ids of one story. Return codes have their own row of bytes, so that they do not depend on what else got an id. */
export const seededIds = (seed: string, nowMs: () => number): Ids => {
  const ids = createIds({ nowMs, randomBytes: seededBytes(`${seed}:ids`) });
  const codes = createIds({ nowMs, randomBytes: seededBytes(`${seed}:codes`) });
  return { next: ids.next, returnCode: codes.returnCode, withdrawalNumber: codes.withdrawalNumber, bytes: codes.bytes };
};

/** The return code that a story will get. */
export const firstReturnCode = (seed: string): string => seededIds(seed, () => 0).returnCode();
