import * as contract from "@/contract/dashboard/inspection";
import { getProcess } from "@/server/db/returns/processes";
import { listFoundOfProcess } from "@/server/db/station/found-parcels";
import { listUnitLooks } from "@/server/db/station/unit-looks";
import { presentDerivation } from "@/server/presenters/derivation";
import { presentOutlook } from "@/server/presenters/refund-outlook";
import { documentsOf } from "@/server/services/documents/documents-of";
import { previewInspection as preview } from "@/server/services/reviews/preview-inspection";
import { inspectionPhotosOf } from "@/server/services/station/inspection-photos-of";
import { implement } from "../implement";
import { presentFoundParcels } from "./present-found-parcels";

export const getInspection = implement(contract.getInspection, async ({ ctx, actor, input }) => {
  const { id: processId } = await getProcess(ctx.db, actor, input.processId);
  const [photos, looks, found] = await Promise.all([
    inspectionPhotosOf(ctx, { actor, processId }),
    listUnitLooks(ctx.db, actor, processId),
    listFoundOfProcess(ctx.db, actor, processId),
  ]);
  return {
    units: looks.map(({ unitId, grade, checks }) => ({ unitId, grade, checks: [...checks] })),
    photos: photos.map(({ id, unitId, url, createdAt }) => ({
      photoId: id,
      unitId: unitId ?? "",
      url,
      createdAt,
    })),
    found: await presentFoundParcels(ctx, actor, found),
  };
});

export const previewInspection = implement(contract.previewInspection, async ({ ctx, actor, input }) => {
  const { settlement, outlook } = await preview(ctx, {
    ...{ actor, processId: input.processId, overrideMinor: input.overrideAmount ?? null },
    verdicts: new Map(input.reviews.map(({ unitId, status }) => [unitId, status])),
  });
  return { outlook: presentOutlook(outlook), derivation: presentDerivation(settlement) };
});

export const listParcelPhotos = implement(contract.listParcelPhotos, async ({ ctx, actor, input }) => {
  const process = await getProcess(ctx.db, actor, input.processId);
  const photos = (await documentsOf(ctx, { actor, process })).filter(({ contentType }) =>
    contentType.startsWith("image/"),
  );
  return {
    photos: photos.map(({ id, lineItemId, name, url }) => ({ photoId: id, lineItemId, name, url })),
  };
});
