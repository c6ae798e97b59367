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
 * Creates signed links to the labels' files (see `createFileLink`), in the order of their parcels, counted from 1.
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

/** The same for a loaded process; null when there is no valid label. */
export const labelLinkOf = (ctx: ServiceContext, asked: Asked): string | null => paperLinksOf(ctx, asked).label;

export type PaperLinks = { label: string | null; qrCode: string | null; customsForm: string | null };

/**
 * Links to the documents of the first parcel's label: the label, the code that a drop-off point scans instead, the
 * customs documents.
 */
export const paperLinksOf = (ctx: ServiceContext, asked: Asked): PaperLinks =>
  linksOf(ctx, asked, mainShipment(asked.process));

/** The same for each parcel, in order. */
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
