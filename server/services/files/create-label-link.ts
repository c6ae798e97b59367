import { getProcess } from "@/server/db/processes";
import type { ReturnProcess } from "@/server/domain/process/types";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { createFileLink } from "./create-file-link";

/**
 * A signed address of the label's file (see `createFileLink`).
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION while there is no label
 */
export const createLabelLink = async (
  ctx: ServiceContext,
  { actor, processId }: { actor: Actor; processId: string },
): Promise<string> => {
  const url = labelLinkOf(ctx, { actor, process: await getProcess(ctx.db, actor, processId) });
  if (url === null) throw new Problem("FAILED_PRECONDITION", "This return has no label (yet).");
  return url;
};

/** The same for a process that is at hand; null where there is no label that is valid. */
export const labelLinkOf = (
  ctx: ServiceContext,
  { actor, process }: { actor: Actor; process: ReturnProcess },
): string | null => {
  const id = process.shipments.findLast(({ voidedAt }) => voidedAt === null)?.labelFileId ?? null;
  return id === null ? null : createFileLink(ctx, { actor, file: { id, groupId: process.groupId } });
};
