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
  /** Called within the same transaction if something changes. */
  onChange?: (tx: Tx) => Promise<void>;
};

/**
 * Adds tags to a return and removes others; returns its current tags.
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
