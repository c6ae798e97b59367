import * as contract from "@/contract/admin/logistics";
import { getProcess } from "@/server/db/returns/processes";
import { findReturnWarehouse } from "@/server/db/shipping/warehouses";
import { presentLogisticsSummary } from "@/server/presenters/logistics";
import { createLabelLinks } from "@/server/services/files/create-label-link";
import { updateShippingStatus as update } from "@/server/services/shipping/update-shipping-status";
import { implement } from "../implement";

export const updateShippingStatus = implement(contract.updateShippingStatus, async ({ ctx, actor, input }) => {
  const { processId, processPlatformId: platformProcessId, ecommerceId } = input;
  const { lkss: to, weightInGrams: measuredGrams } = input;
  await update(ctx, { actor, processId, platformProcessId, ecommerceId, to, measuredGrams });
});

export const getLabelLink = implement(contract.getLabelLink, async ({ ctx, actor, input }) => {
  const [first, ...further] = await createLabelLinks(ctx, { actor, processId: input.processId });
  const labels = [first, ...further].map(({ parcel, trackingNumber, url }) => ({
    ...{ parcel, trackingId: trackingNumber, url },
  }));
  return { url: first.url, labels };
});

export const getLogistics = implement(contract.getLogistics, async ({ ctx, actor, input }) => {
  const process = await getProcess(ctx.db, actor, input.processId);
  const { ecommerceId, shopperAddress } = process;
  const warehouse = await findReturnWarehouse(ctx.db, actor, { ecommerceId, country: shopperAddress.countryCode });
  return { logisticsSummary: presentLogisticsSummary(process, warehouse) };
});
