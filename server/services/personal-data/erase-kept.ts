import { inTransactionBy } from "@/server/db/people/author";
import { erasePerson, insertErasure } from "@/server/db/people/erase-person";
import { countKept, listFilesOfPerson, lockReturnsOfPerson } from "@/server/db/people/find-person";
import type { KeptOfPerson, PersonalDataCounts } from "@/server/domain/personal-data/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { askingFiles } from "../files/asking-files";
import type { RenderBody } from "../webhooks/relay-outbox";
import { eraseEvents } from "./erase-events";

export type Erasing = Pick<ServiceContext, "db" | "ids" | "clock" | "files" | "log">;

type EraseCall = {
  actor: Actor;
  kept: KeptOfPerson;
  cause: "REQUEST" | "RETENTION";
  reason: string;
  ecommerceId: string | null;
  /** Of events: waiting ones go out without the person. */
  render: RenderBody;
};

/**
 * Erases what is kept: files first, bytes before rows, so that a run that breaks off leaves nothing that no row tells of;
 * then all rows and the note of it in one transaction. Done again it does no harm.
 * @throws Problem FAILED_PRECONDITION where a return has come under way meanwhile
 */
export const eraseKept = async (
  ctx: Erasing,
  { actor, kept, render, ...why }: EraseCall,
): Promise<PersonalDataCounts> => {
  const files = await listFilesOfPerson(ctx.db, actor, kept);
  for (const { storageKey } of files) await askingFiles(ctx, () => ctx.files.delete(storageKey));
  const now = ctx.clock.now();
  return inTransactionBy(ctx, actor, async (tx) => {
    if ((await lockReturnsOfPerson(tx, kept.processIds)) > 0)
      throw new Problem("FAILED_PRECONDITION", "A return of theirs is under way. Finish or cancel it first.");
    const counts = { ...(await countKept(tx, actor, kept)), files: files.length };
    await erasePerson(tx, actor, { ...kept, fileIds: files.map(({ id }) => id), now });
    await eraseEvents(ctx, tx, { processIds: kept.processIds, render });
    const id = ctx.ids.next("ers");
    await insertErasure(tx, actor, { ...why, id, counts, erasedBy: actor.name, deletedAt: now });
    return counts;
  });
};
