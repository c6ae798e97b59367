import type { EmbeddedExecutor } from "./executor";
import { isRecord, type WireEvent } from "./wire";

/** Announces events to other processes. */
export type Announce = (names: readonly string[]) => Promise<void>;

/**
 * Replaces `fetch` in the client of the embedded mode: sent events go to the executor of this process, and all other
 * requests of the SDK to a server fail. Without an executor here (a web process beside workers), an event is announced
 * by name to processes that have one. That is only a hint; their sweeps find the work anyway.
 */
export const createEmbeddedFetch =
  (findExecutor: () => EmbeddedExecutor | null, announce: Announce): typeof fetch =>
  async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (!pathname.startsWith("/e/") || typeof init?.body !== "string") {
      throw new Error(`The embedded job engine does not support the SDK's request to ${pathname}.`);
    }
    const events = readEvents(JSON.parse(init.body));
    const executor = findExecutor();
    if (executor === null) await announce([...new Set(events.map(({ name }) => name))]);
    return Response.json({ ids: executor?.receive(events) ?? [], status: 200 });
  };

const readEvents = (body: unknown): readonly WireEvent[] => {
  const events: unknown[] = Array.isArray(body) ? body : [body];
  return events.map((event) => {
    if (!isRecord(event) || typeof event.name !== "string") throw new Error("An event without a name was sent.");
    return { ...event, name: event.name, data: isRecord(event.data) ? event.data : {} };
  });
};
