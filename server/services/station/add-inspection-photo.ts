import { listInspectionPhotos } from "@/server/db/returns/files";
import { getProcess, holdProcess } from "@/server/db/returns/processes";
import type { Actor } from "@/server/kernel/actor";
import { notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "../context";
import { keepPhoto } from "../files/keep-photo";

type NewPhoto = { actor: Actor; photoId: string; processId: string; unitId: string; content: string };

/**
 * Stores a photo of a unit; see `keepPhoto`.
 * @throws Problem NOT_FOUND, and those of `keepPhoto`
 */
export const addInspectionPhoto = async (ctx: ServiceContext, photo: NewPhoto): Promise<boolean> => {
  const { actor, processId, unitId } = photo;
  const process = await getProcess(ctx.db, actor, processId);
  if (!process.units.some((unit) => unit.id === unitId)) throw notFound("unit");
  return keepPhoto(ctx, {
    ...photo,
    subject: { kind: "INSPECTION", processId, foundParcelId: null },
    lockAndList: async (tx) => {
      await holdProcess(tx, actor, processId);
      return listInspectionPhotos(tx, actor, processId);
    },
  });
};
