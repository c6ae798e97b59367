import * as contract from "@/contract/dashboard/order-imports";
import { listOrderImports as list } from "@/server/db/orders/order-imports";
import { presentStaffImport } from "@/server/presenters/order-import";
import { admitOrderImport, startOrderImport } from "@/server/services/imports/start-order-import";
import { stopOrderImport as stop } from "@/server/services/imports/stop-order-import";
import { addSampleOrders as add } from "@/server/services/orders/add-sample-orders";
import { listSampleOrders as listSamples } from "@/server/services/orders/list-sample-orders";
import { implement } from "../implement";

/** Number of recent imports listed. */
const MOST_LISTED = 20;
/** Placeholder for the type only: this operation is always called with a file. */
const NO_FILE = { key: "", byteLength: 0, sha256: "", contentType: "" };

export const importOrderFile = implement(
  contract.importOrderFile,
  async ({ ctx, actor, input, file = NO_FILE }) => {
    const { ecommerceId, mapping, fileName, isDryRun } = input;
    return { importId: await startOrderImport(ctx, { actor, ecommerceId, mapping, file, fileName, isDryRun }) };
  },
  {
    admit: async ({ ctx, actor, input, contentType }) => {
      const { ecommerceId, mapping } = input;
      await admitOrderImport(ctx, { actor, ecommerceId, mapping, contentType });
    },
  },
);

export const listOrderImports = implement(contract.listOrderImports, async ({ ctx, actor }) => ({
  imports: (await list(ctx.db, actor, { what: "ORDERS", limit: MOST_LISTED })).map(presentStaffImport),
}));

export const stopOrderImport = implement(contract.stopOrderImport, async ({ ctx, actor, input }) => {
  const { ecommerceId, importId } = input;
  return presentStaffImport(await stop(ctx, { actor, ecommerceId, importId }));
});

export const addSampleOrders = implement(contract.addSampleOrders, async ({ ctx, actor, input }) => {
  const orders = await add(ctx, { actor, ecommerceId: input.ecommerceId });
  return presentSamples(orders);
});

export const listSampleOrders = implement(contract.listSampleOrders, async ({ ctx, actor, input }) =>
  presentSamples(await listSamples(ctx, { actor, ecommerceId: input.ecommerceId })),
);

const presentSamples = (orders: readonly { name: string; email: string }[]) => ({
  orders: orders.map(({ name, email }) => ({ orderName: name, email })),
});
