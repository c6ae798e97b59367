import * as contract from "@/contract/dashboard/personal-data";
import { listErasures as list } from "@/server/db/people/erase-person";
import { getStore } from "@/server/db/stores/stores";
import { webhookBody } from "@/server/presenters/webhook-body";
import { eraseShopper as erase } from "@/server/services/personal-data/erase-shopper";
import { exportShopper as exportAll, readShopperFile } from "@/server/services/personal-data/export-shopper";
import { findShopper as find } from "@/server/services/personal-data/find-shopper";
import { implement } from "../implement";

export const getPersonalDataRule = implement(contract.getPersonalDataRule, async ({ ctx, actor, input }) => {
  const { config } = await getStore(ctx.db, actor, input.ecommerceId);
  return { keepDays: config.personalDataDays };
});

export const findShopper = implement(contract.findShopper, async ({ ctx, actor, input }) => {
  const { counts, underWay } = await find(ctx, { actor, email: input.email });
  return { counts, underWay };
});

export const exportShopper = implement(contract.exportShopper, async ({ ctx, actor, input }) => {
  const { data, files } = await exportAll(ctx, { actor, email: input.email });
  return { data, files: files.map(({ id, name }) => ({ fileId: id, name })) };
});

export const getShopperFile = implement(contract.getShopperFile, async ({ ctx, actor, input }) => {
  const { name, contentType, bytes } = await readShopperFile(ctx, { actor, email: input.email, fileId: input.fileId });
  return { name, contentType, content: Buffer.from(bytes).toString("base64") };
});

export const eraseShopper = implement(contract.eraseShopper, async ({ ctx, actor, input }) => ({
  counts: await erase(ctx, { actor, ...input, render: webhookBody }),
}));

export const listErasures = implement(contract.listErasures, async ({ ctx, actor }) => ({
  erasures: (await list(ctx.db, actor)).map(({ id, cause, reason, counts, erasedBy, deletedAt }) => ({
    ...{ erasureId: id, cause, reason, counts, erasedBy },
    erasedAt: deletedAt,
  })),
}));
