import * as contract from "@/contract/dashboard/brand-pictures";
import { keepBrandPicture } from "@/server/services/settings/keep-brand-picture";
import { implement } from "../implement";

export const uploadBrandPicture = implement(contract.uploadBrandPicture, async ({ ctx, actor, input }) => ({
  url: await keepBrandPicture(ctx, { actor, ...input }),
}));
