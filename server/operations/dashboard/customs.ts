import * as contract from "@/contract/dashboard/customs";
import { getProcess } from "@/server/db/returns/processes";
import { getStore } from "@/server/db/stores/stores";
import { returnedContents } from "@/server/domain/shipping/parcel-lines";
import { saveCustomsLines as save } from "@/server/services/logistics/save-customs-lines";
import { implement } from "../implement";

export const listCustomsLines = implement(contract.listCustomsLines, async ({ ctx, actor, input }) => {
  const process = await getProcess(ctx.db, actor, input.processId);
  const { logistics } = (await getStore(ctx.db, actor, process.ecommerceId)).config;
  const sent = new Set(returnedContents(process).map(({ id }) => id));
  return {
    ...logistics,
    lines: process.order.lines.filter(({ id }) => sent.has(id)).map((line) => ({ ...line, lineItemId: line.id })),
  };
});

export const saveCustomsLines = implement(contract.saveCustomsLines, ({ ctx, actor, input }) =>
  save(ctx, { actor, ...input }),
);
