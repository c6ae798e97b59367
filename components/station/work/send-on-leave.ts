import { ageSeconds } from "./age-seconds";
import { replaceInQueue } from "./queue";
import { foundCallOf } from "./send-found";
import type { Station } from "./station";
import { toldNow } from "./told-now";
import type { QueueEntry } from "./types";

/** Browsers allow 64 kB in total for closed pages; the rest is for this page's other requests at that moment. */
const MOST_BYTES = 60_000;

/**
 * Sends the queue because the page is left: the calls start immediately and outlive the page. What doesn't fit, and
 * photos, stay for the next visit. This removes nothing from the queue: its next attempt has the same IDs, gets the
 * same responses, and removes what was sent. From here on nothing of it can be undone on this device. Sends nothing while
 * offline.
 */
export const sendOnLeave = async (station: Station): Promise<void> => {
  const { queue, isSignedOut, isOnline } = station.read();
  if (isSignedOut || !isOnline) return;
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

/** Without a response nothing is known: the queue retries, and reports errors. */
const settled = async (id: string, answer: Promise<unknown>): Promise<void> => {
  toldNow.add(id);
  await answer.catch(() => undefined);
  toldNow.delete(id);
};

type Call = { readonly size: number; readonly tell: () => Promise<unknown> };

/** Photos aren't awaited: the server also accepts them after their inspection. */
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
