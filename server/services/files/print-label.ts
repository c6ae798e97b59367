import type { Paper } from "@/contract/vocabulary/paper";
import { findStoredFile } from "@/server/db/returns/files";
import { getProcess } from "@/server/db/returns/processes";
import { getStore } from "@/server/db/stores/stores";
import { parcelsOf } from "@/server/domain/shipping/parcels";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { requireReturnAccess } from "../intents/load-intent";
import { askingFiles } from "./asking-files";

export type PrintedLabel = { name: string; contentType: string; bytes: Uint8Array };

type Printing = {
  actor: Actor;
  returnId: string;
  paper: Paper | null;
  /** The number of its parcel, counted from 1. Absent or null: all of them, one after the other. */
  position?: number | null;
};

/**
 * Prints the valid labels of a return on sheets of paper, by default in the store's paper format; a single label that
 * can't be placed on a sheet is returned as the carrier sent it.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION while there is no label, or when several can't be one file
 */
export const printLabel = async (
  ctx: ServiceContext,
  { actor, returnId, paper, position = null }: Printing,
): Promise<PrintedLabel> => {
  requireReturnAccess(actor, returnId);
  const process = await getProcess(ctx.db, actor, returnId);
  const { returnCode, ecommerceId } = process;
  const wanted = parcelsOf(process).filter((parcel) => position === null || parcel.position === position);
  const kept = await Promise.all(wanted.map(({ shipment }) => labelFile(ctx, shipment?.labelFileId ?? null)));
  const [first, ...more] = kept.flatMap((label) => label ?? []);
  if (first === undefined) throw new Problem("FAILED_PRECONDITION", "This return has no label yet.");
  const chosen = paper ?? (await getStore(ctx.db, actor, ecommerceId)).config.logistics.labelFormat;
  const which = position === null || process.parcels.length === 1 ? "" : `-${position}`;
  const named = { name: `label-${returnCode}${which}-${chosen}.pdf`, contentType: "application/pdf" };
  const sheet = await ctx.labelSheets.fit(first, chosen);
  if (more.length === 0) return sheet === null ? first : { ...named, bytes: sheet };
  const sheets = [sheet, ...(await Promise.all(more.map((label) => ctx.labelSheets.fit(label, chosen))))];
  const fitting = sheets.flatMap((one) => one ?? []);
  if (fitting.length < sheets.length)
    throw new Problem("FAILED_PRECONDITION", "One of the labels doesn't fit this paper size. Print them one by one.");
  return { ...named, bytes: await ctx.labelSheets.join(fitting) };
};

const labelFile = async (ctx: ServiceContext, fileId: string | null): Promise<PrintedLabel | null> => {
  const file = fileId === null ? null : await findStoredFile(ctx.db, fileId);
  const label = file === null ? null : await askingFiles(ctx, () => ctx.files.get(file.storageKey));
  return file === null || label === null ? null : { name: file.name, ...label };
};
