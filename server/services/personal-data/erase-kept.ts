import type { Tx } from "@/server/db/client";
import { insertLedgerEntry, turnLedgerOff } from "@/server/db/ledger/ledger-entries";
import { inTransactionBy } from "@/server/db/people/author";
import { erasePerson, insertErasure } from "@/server/db/people/erase-person";
import { countKept, listFilesOfPerson, lockReturnsOfPerson } from "@/server/db/people/find-person";
import {
  type ErasedEvent,
  eraseAnswers,
  type KeptEvent,
  lockEventsOfReturns,
  replaceEvents,
} from "@/server/db/webhooks/erase-events";
import type { LedgerFact } from "@/server/domain/ledger/types";
import type { KeptOfPerson, PersonalDataCounts } from "@/server/domain/personal-data/types";
import { withoutPerson } from "@/server/domain/personal-data/without-person";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { askingFiles } from "../files/asking-files";
import type { RenderBody } from "../webhooks/relay-outbox";
import { mailKey } from "./mail-key";

export type Erasing = Pick<ServiceContext, "db" | "ids" | "clock" | "files" | "log" | "env">;

type EraseCall = {
  actor: Actor;
  kept: KeptOfPerson;
  cause: "REQUEST" | "RETENTION";
  reason: string;
  ecommerceId: string | null;
  /** Renders events again: waiting ones are sent without the person. */
  render: RenderBody;
  /**
   * Present after a restore, for a person who was erased before: their returns that are in progress again don't prevent
   * it. Records the entry of the ledger; false if that was done already.
   */
  recordAgain?: (tx: Tx) => Promise<boolean>;
};

/**
 * Erases a person's data: files first, bytes before rows, so that an interrupted run leaves nothing without a row; then
 * all rows and the record of the erasure in one transaction. Can be repeated.
 * @throws Problem FAILED_PRECONDITION when a return was started in the meantime
 */
export const eraseKept = async (
  ctx: Erasing,
  { actor, kept, render, recordAgain, ...why }: EraseCall,
): Promise<PersonalDataCounts> => {
  const files = await listFilesOfPerson(ctx.db, actor, kept);
  for (const { storageKey } of files) await askingFiles(ctx, () => ctx.files.delete(storageKey));
  const now = ctx.clock.now();
  return inTransactionBy(ctx, actor, async (tx) => {
    // The entry below covers the links that an erasure revokes.
    await turnLedgerOff(tx);
    const inProgress = await lockReturnsOfPerson(tx, kept.processIds);
    if (recordAgain === undefined) {
      if (inProgress > 0) refuseInProgress();
      await insertLedgerEntry(tx, { fact: factOf(ctx, { actor, kept, ...why }), at: now });
    } else if (!(await recordAgain(tx))) return NOTHING;
    const counts = { ...(await countKept(tx, actor, kept)), files: files.length };
    await erasePerson(tx, actor, { ...kept, fileIds: files.map(({ id }) => id), now });
    await eraseEvents(ctx, tx, { processIds: kept.processIds, render });
    const id = ctx.ids.next("ers");
    await insertErasure(tx, actor, { ...why, id, counts, erasedBy: actor.name, deletedAt: now });
    return counts;
  });
};

const NOTHING: PersonalDataCounts = { orders: 0, returns: 0, drafts: 0, files: 0, mails: 0, withdrawals: 0 };

const refuseInProgress = (): never => {
  throw new Problem("FAILED_PRECONDITION", "This shopper has an open return. Finish or cancel it first.");
};

type Why = Pick<EraseCall, "actor" | "kept" | "cause" | "ecommerceId">;

/** What a restored backup is told: IDs, and keyed hashes of the email addresses. */
const factOf = (
  { env }: Pick<ServiceContext, "env">,
  { actor: { groupId }, kept, cause, ecommerceId }: Why,
): LedgerFact => ({
  ...{ kind: "ERASURE", groupId, ecommerceId, cause },
  ...{ orderIds: kept.orderIds, processIds: kept.processIds },
  mailKeys: kept.emails.map((email) => mailKey(env.HOMEWARD_SECRET, { groupId, email })),
});

/** Snapshots in memory at a time. */
const BATCH = 100;

/**
 * Removes the person from the events of these returns. No event is dropped: pending and replayed deliveries have the
 * same ID and number, with other bytes.
 */
const eraseEvents = async (
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
