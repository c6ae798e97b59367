import type { Tx } from "@/server/db/client";
import {
  type ErasedEvent,
  eraseAnswers,
  type KeptEvent,
  lockEventsOfReturns,
  replaceEvents,
} from "@/server/db/webhooks/erase-events";
import { withoutPerson } from "@/server/domain/personal-data/without-person";
import type { ServiceContext } from "../context";
import type { RenderBody } from "../webhooks/relay-outbox";

/** Snapshots that are in memory at a time. */
const BATCH = 100;

/**
 * Takes the person out of the events of these returns. None is dropped: whoever has not got one yet gets it under its id
 * and number, with other bytes; so does whoever has it sent again.
 */
export const eraseEvents = async (
  { log }: Pick<ServiceContext, "log">,
  tx: Tx,
  { processIds, render }: { processIds: readonly string[]; render: RenderBody },
): Promise<void> => {
  for (let after = ""; ; ) {
    const events = await lockEventsOfReturns(tx, { processIds, after, limit: BATCH });
    await replaceEvents(
      tx,
      events.map((event) => erased(log, event, render)),
    );
    const last = events.at(-1);
    if (last === undefined || events.length < BATCH) break;
    after = last.id;
  }
  await eraseAnswers(tx, processIds);
};

const erased = (log: ServiceContext["log"], event: KeptEvent, render: RenderBody): ErasedEvent => {
  const { id, isRendered } = event;
  const snapshot = withoutPerson(event.snapshot);
  if (!isRendered) return { id, snapshot, isRendered, body: "" };
  try {
    return { id, snapshot, isRendered, body: render({ ...event, snapshot }) };
  } catch (error) {
    log.error({ event_id: id, process_id: event.processId, err: error }, "an erased event could not be rendered");
    return { id, snapshot, isRendered, body: "" };
  }
};
