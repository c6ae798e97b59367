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

type Asked = { actor: Actor; process: ReturnProcess };

/** The same for a process that is at hand; null where there is no label that is valid. */
export const labelLinkOf = (ctx: ServiceContext, asked: Asked): string | null => paperLinksOf(ctx, asked).label;

export type PaperLinks = { label: string | null; qrCode: string | null; customsForm: string | null };

/** The papers of the label that is valid: itself, the code that a counter reads in its place, what customs want. */
export const paperLinksOf = (ctx: ServiceContext, { actor, process }: Asked): PaperLinks => {
  const shipment = process.shipments.findLast(({ voidedAt }) => voidedAt === null);
  const linkOf = (id: string | null = null): string | null =>
    id === null ? null : createFileLink(ctx, { actor, file: { id, groupId: process.groupId } });
  return {
    label: linkOf(shipment?.labelFileId),
    qrCode: linkOf(shipment?.qrFileId),
    customsForm: linkOf(shipment?.customsFileId),
  };
};
