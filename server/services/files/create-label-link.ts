import { getProcess } from "@/server/db/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";

/**
 * A signed address of the label's file; it lives ten minutes (decisions, section 5).
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION while there is no label
 */
export const createLabelLink = async (
  ctx: ServiceContext,
  { actor, processId }: { actor: Actor; processId: string },
): Promise<string> => {
  const url = labelLinkOf(ctx, await getProcess(ctx.db, actor, processId));
  if (url === null) throw new Problem("FAILED_PRECONDITION", "This return has no label (yet).");
  return url;
};

/** The same for a process that is at hand; null where there is no label that is valid. */
export const labelLinkOf = (ctx: ServiceContext, process: ReturnProcess): string | null => {
  const fileId = process.shipments.findLast(({ voidedAt }) => voidedAt === null)?.labelFileId ?? null;
  if (fileId === null) return null;
  const { path } = ctx.files.signLink({
    objectId: fileId,
    groupId: process.groupId,
    disposition: "inline",
    now: ctx.clock.now(),
  });
  return `${ctx.env.APP_URL}${path}`;
};
