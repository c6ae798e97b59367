import * as contract from "@/contract/admin/import-return";
import type { Given } from "@/server/kernel/wire-names";
import { type ReturnImport, importReturn as run } from "@/server/services/returns/import-return";
import { implement } from "../implement";

export const importReturn = implement(contract.importReturn, async ({ ctx, actor, input }) => {
  const result = await run(ctx, { actor, input: readImport(input) });
  if ("processId" in result) return { processId: result.processId };
  const { code, message } = result.refusal;
  return { processId: "", error: { code, message } };
});

/** Converts an import from the API to the service's input. */
export const readImport = (input: Given<typeof contract.ImportReturnInput>): ReturnImport => ({
  ecommerceId: input.ecommerceId,
  orderName: input.customerPrintedOrderId,
  email: input.email,
  lines: input.lineItems.map(({ lineItemId, productReturnReason, quantity }) => ({
    platformLineItemId: lineItemId,
    returnReason: productReturnReason,
    quantity,
  })),
  lang: input.userPreferredLang,
});
