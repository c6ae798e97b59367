import * as contract from "@/contract/admin/expected-parcels";
import { presentExpectedParcels } from "@/server/presenters/expected-parcel";
import { listExpectedParcels as list } from "@/server/services/shipping/list-expected-parcels";
import { implement } from "../implement";

export const listExpectedParcels = implement(contract.listExpectedParcels, async ({ ctx, actor, input }) => {
  const { ecommerceId, warehouseId, cursor, pageSize } = input;
  const { parcels, nextCursor } = await list(ctx, { actor, ecommerceId, warehouseId, cursor, pageSize });
  return { parcels: parcels.flatMap(presentExpectedParcels), nextCursor };
});
