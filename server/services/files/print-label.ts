import type { Paper } from "@/contract/vocabulary/paper";
import { findStoredFile } from "@/server/db/files";
import { getProcess } from "@/server/db/processes";
import { getStore } from "@/server/db/stores";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { requireReturnAccess } from "../intents/load-intent";
import { askingFiles } from "./asking-files";

export type PrintedLabel = { name: string; contentType: string; bytes: Uint8Array };

/**
 * The valid label of a return on a sheet of paper, without a choice on what its store prints on; as it came from the
 * carrier where it cannot be put on one.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION while there is no label
 */
export const printLabel = async (
  ctx: ServiceContext,
  { actor, returnId, paper }: { actor: Actor; returnId: string; paper: Paper | null },
): Promise<PrintedLabel> => {
  requireReturnAccess(actor, returnId);
  const { shipments, returnCode, ecommerceId } = await getProcess(ctx.db, actor, returnId);
  const fileId = shipments.findLast(({ voidedAt }) => voidedAt === null)?.labelFileId ?? null;
  const file = fileId === null ? null : await findStoredFile(ctx.db, fileId);
  const label = file === null ? null : await askingFiles(ctx, () => ctx.files.get(file.storageKey));
  if (file === null || label === null) throw new Problem("FAILED_PRECONDITION", "This return has no label (yet).");
  const chosen = paper ?? (await getStore(ctx.db, actor, ecommerceId)).config.logistics.labelFormat;
  const sheet = await ctx.labelSheets.fit(label, chosen);
  if (sheet === null) return { name: file.name, ...label };
  return { name: `label-${returnCode}-${chosen}.pdf`, contentType: "application/pdf", bytes: sheet };
};
