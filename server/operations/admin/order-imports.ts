import * as contract from "@/contract/admin/order-imports";
import { getOrderImport as get } from "@/server/db/orders/order-imports";
import { getStore } from "@/server/db/stores/stores";
import { presentOrderImport } from "@/server/presenters/order-import";
import { admitOrderImport, startOrderImport } from "@/server/services/imports/start-order-import";
import { implement } from "../implement";

/** Stands for the file when the caller, such as tRPC, sends no body. */
const NOTHING = { key: "", byteLength: 0, sha256: "", contentType: "" };

export const importOrders = implement(
  contract.importOrders,
  async ({ ctx, actor, input, file = NOTHING }) => {
    const { ecommerceId, mapping } = input;
    return { importId: await startOrderImport(ctx, { actor, ecommerceId, mapping, file }), state: "PENDING" as const };
  },
  {
    admit: async ({ ctx, actor, input, contentType }) => {
      const { ecommerceId, mapping } = input;
      await admitOrderImport(ctx, { actor, ecommerceId, mapping, contentType });
    },
  },
);

export const getOrderImport = implement(contract.getOrderImport, async ({ ctx, actor, input }) => {
  const store = await getStore(ctx.db, actor, input.ecommerceId);
  return presentOrderImport(await get(ctx.db, actor, { id: input.importId, ecommerceId: store.id, what: "ORDERS" }));
});
