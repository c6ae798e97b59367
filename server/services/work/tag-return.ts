import type { Tx } from "@/server/db/client";
import { inTransactionBy } from "@/server/db/people/author";
import { lockReturnWork, saveReturnWork } from "@/server/db/returns/return-work";
import { changedTags } from "@/server/domain/work/changed-tags";
import type { Actor } from "@/server/kernel/actor";
import type { ServiceContext } from "../context";

type TagCall = {
  actor: Actor;
  processId: string;
  add: readonly string[];
  remove: readonly string[];
  /** Told within the same transaction, where something changes. */
  onChange?: (tx: Tx) => Promise<void>;
};

/**
 * Files a return under tags and takes it out of others; answers the tags it has now.
 * @throws Problem NOT_FOUND, INVALID_ARGUMENT, FAILED_PRECONDITION for too many
 */
export const tagReturn = (
  ctx: ServiceContext,
  { actor, processId, add, remove, onChange }: TagCall,
): Promise<string[]> =>
  inTransactionBy(ctx, actor, async (tx) => {
    const { tags: before } = await lockReturnWork(tx, actor, processId);
    const tags = changedTags({ tags: before, add, remove });
    if (tags.join("\n") !== before.join("\n")) {
      await saveReturnWork(tx, actor, { processId, tags });
      await onChange?.(tx);
    }
    return tags;
  });
