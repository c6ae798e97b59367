import { getProcess } from "@/server/db/returns/processes";
import type { Shipment } from "@/server/domain/process/shipment";
import type { ReturnProcess } from "@/server/domain/process/types";
import { mainShipment, parcelsOf } from "@/server/domain/shipping/parcels";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { createFileLink } from "./create-file-link";

export type LabelLink = { parcel: number; trackingNumber: string; url: string };

/**
 * Signed addresses of the labels' files (see `createFileLink`), in the order of their parcels, counted from 1.
 * @throws Problem NOT_FOUND, FAILED_PRECONDITION while there is no label
 */
export const createLabelLinks = async (
  ctx: ServiceContext,
  { actor, processId }: { actor: Actor; processId: string },
): Promise<[LabelLink, ...LabelLink[]]> => {
  const process = await getProcess(ctx.db, actor, processId);
  const [first, ...further] = parcelsOf(process).flatMap(({ position, shipment }): LabelLink[] => {
    const { label } = linksOf(ctx, { actor, process }, shipment);
    return label === null ? [] : [{ parcel: position, trackingNumber: shipment?.trackingNumber ?? "", url: label }];
  });
  if (first === undefined) throw new Problem("FAILED_PRECONDITION", "This return has no label yet.");
  return [first, ...further];
};

type Asked = { actor: Actor; process: ReturnProcess };

/** The same for a process that is at hand; null where there is no label that is valid. */
export const labelLinkOf = (ctx: ServiceContext, asked: Asked): string | null => paperLinksOf(ctx, asked).label;

export type PaperLinks = { label: string | null; qrCode: string | null; customsForm: string | null };

/** The papers of the first parcel's label: itself, the code that a counter reads in its place, what customs want. */
export const paperLinksOf = (ctx: ServiceContext, asked: Asked): PaperLinks =>
  linksOf(ctx, asked, mainShipment(asked.process));

/** The same of each parcel, in their order. */
export const parcelPapersOf = (ctx: ServiceContext, asked: Asked): PaperLinks[] =>
  parcelsOf(asked.process).map(({ shipment }) => linksOf(ctx, asked, shipment));

const linksOf = (ctx: ServiceContext, { actor, process }: Asked, shipment: Shipment | null): PaperLinks => {
  const linkOf = (id: string | null = null): string | null =>
    id === null ? null : createFileLink(ctx, { actor, file: { id, groupId: process.groupId } });
  return {
    label: linkOf(shipment?.labelFileId),
    qrCode: linkOf(shipment?.qrFileId),
    customsForm: linkOf(shipment?.customsFileId),
  };
};
