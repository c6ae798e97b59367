import { ageSeconds } from "./age-seconds";
import { replaceInQueue } from "./queue";
import { foundCallOf } from "./send-found";
import type { Station } from "./station";
import { toldNow } from "./told-now";
import type { QueueEntry } from "./types";

/** Browsers send 64 kB in all for pages that are gone; the rest is for what else this page asks at that moment. */
const MOST_BYTES = 60_000;

/**
 * Tells the server what waits here because the page is left: the calls go at once and outlive the page. What does not fit,
 * and photos, stay for the next visit. Nothing leaves the queue by this: its next try has the same ids, gets the same
 * answers, and takes what was told out. From here on nothing of it can be taken back on this device.
 */
export const sendOnLeave = async (station: Station): Promise<void> => {
  const { queue, isSignedOut } = station.read();
  if (isSignedOut) return;
  const refused = new Set(queue.flatMap(({ refused, processId }) => (refused === null ? [] : processId)));
  const waiting = queue.filter(({ id, processId }) => !refused.has(processId) && !toldNow.has(id));
  let bytes = 0;
  const told = waiting.flatMap((entry) => {
    const { size, tell } = callOf(station, entry);
    if (bytes + size > MOST_BYTES) return [];
    bytes += size;
    return { entry, answer: tell() };
  });
  const nowMs = station.nowMs();
  for (const { entry } of told)
    if (entry.sendAfterMs > nowMs) replaceInQueue(station, { ...entry, sendAfterMs: nowMs });
  await Promise.all(told.map(({ entry, answer }) => settled(entry.id, answer)));
};

/** Without an answer nothing is known: the queue asks again, and says what was wrong. */
const settled = async (id: string, answer: Promise<unknown>): Promise<void> => {
  toldNow.add(id);
  await answer.catch(() => undefined);
  toldNow.delete(id);
};

type Call = { readonly size: number; readonly tell: () => Promise<unknown> };

/** Photos are not waited for: the server takes them after the check that they belong to as well. */
const callOf = (station: Station, entry: QueueEntry): Call => {
  const { lastApi } = station;
  if (entry.kind === "RECEIVE") {
    const input = { process_id: entry.processId, ...(entry.piece == null ? {} : { piece: entry.piece }) };
    return { size: sizeOf(input), tell: () => lastApi.receiveParcel.mutate(input) };
  }
  if (entry.kind === "FOUND") {
    const input = foundCallOf(station, entry);
    return { size: sizeOf(input), tell: () => lastApi.recordFoundParcel.mutate(input) };
  }
  const input = { ...entry.call, age_seconds: ageSeconds(station, entry.atMs) };
  return { size: sizeOf(input), tell: () => lastApi.submitParcel.mutate(input) };
};

const sizeOf = (input: object): number => new TextEncoder().encode(JSON.stringify(input)).length;
