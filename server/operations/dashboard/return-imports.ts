import * as contract from "@/contract/dashboard/return-imports";
import { listOrderImports as list } from "@/server/db/orders/order-imports";
import { presentStaffImport } from "@/server/presenters/order-import";
import { admitReturnImport, startOrderImport } from "@/server/services/imports/start-order-import";
import { stopOrderImport as stop } from "@/server/services/imports/stop-order-import";
import { implement } from "../implement";

/** Number of recent imports listed. */
const MOST_LISTED = 20;
/** Placeholder for the type only: this operation is always called with a file. */
const NO_FILE = { key: "", byteLength: 0, sha256: "", contentType: "" };

export const importReturnFile = implement(
  contract.importReturnFile,
  async ({ ctx, actor, input, file = NO_FILE }) => {
    const { ecommerceId, mapping, fileName, isDryRun } = input;
    return {
      importId: await startOrderImport(ctx, { what: "RETURNS", actor, ecommerceId, mapping, file, fileName, isDryRun }),
    };
  },
  {
    admit: async ({ ctx, actor, input }) => {
      await admitReturnImport(ctx, { actor, ecommerceId: input.ecommerceId, mapping: input.mapping });
    },
  },
);

export const listReturnImports = implement(contract.listReturnImports, async ({ ctx, actor }) => ({
  imports: (await list(ctx.db, actor, { what: "RETURNS", limit: MOST_LISTED })).map(presentStaffImport),
}));

export const stopReturnImport = implement(contract.stopReturnImport, async ({ ctx, actor, input }) => {
  const { ecommerceId, importId } = input;
  return presentStaffImport(await stop(ctx, { what: "RETURNS", actor, ecommerceId, importId }));
});
