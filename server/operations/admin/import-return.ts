import type { z } from "zod";
import * as contract from "@/contract/admin/import-return";
import { type ReturnImport, importReturn as run } from "@/server/services/returns/import-return";
import { implement } from "../implement";

export const importReturn = implement(contract.importReturn, async ({ ctx, actor, input }) => {
  const result = await run(ctx, { actor, input: readImport(input) });
  if ("processId" in result) return { process_id: result.processId };
  const { code, message } = result.refusal;
  return { process_id: "", error: { code, message } };
});

/** An import as the service takes it. */
export const readImport = (input: z.output<typeof contract.ImportReturnInput>): ReturnImport => ({
  ecommerceId: input.ecommerce_id,
  orderName: input.customer_printed_order_id,
  email: input.email,
  lines: input.line_items.map(({ line_item_id, product_return_reason, quantity }) => ({
    platformLineItemId: line_item_id,
    returnReason: product_return_reason,
    quantity,
  })),
  lang: input.user_preferred_lang,
});
