import * as contract from "@/contract/admin/processes";
import { findProcessId, getProcess as load } from "@/server/db/processes";
import { searchProcesses as search } from "@/server/db/search";
import { invalidField, notFound } from "@/server/kernel/problem";
import { presentReturnSummary } from "@/server/presenters/return-summary";
import { listSummaries } from "@/server/services/processes/list-summaries";
import { implement, implementText } from "../implement";
import { summaryTexts } from "./summary-texts";

export const getProcess = implement(contract.getProcess, async ({ ctx, actor, input }) => ({
  return_summary: presentReturnSummary(await load(ctx.db, actor, input.process_id), ctx.env.APP_URL),
}));

export const listProcessSummaries = implementText(contract.listProcessSummaries, async ({ ctx, actor, input }) => {
  const { page, page_size: pageSize, order_id, order_number, status, customer_email } = input;
  const filter = { orderId: order_id, orderNumber: order_number, status, customerEmail: customer_email };
  const { stamped, total } = await listSummaries(ctx, { actor, page, pageSize, filter });
  const pagination = { current_page: page, page_size: pageSize, total_pages: Math.ceil(total / pageSize) };
  const summaries = await summaryTexts(ctx, actor, stamped);
  return `{"pagination":${JSON.stringify(pagination)},"return_summaries":[${summaries}]}`;
});

export const getProcessByPlatformId = implement(contract.getProcessByPlatformId, async ({ ctx, actor, input }) => {
  const id = await findProcessId(ctx.db, actor, { platformProcessId: input.platform_process_id });
  if (id === null) throw notFound("return process");
  return { return_summary: presentReturnSummary(await load(ctx.db, actor, id), ctx.env.APP_URL) };
});

export const searchProcesses = implementText(contract.searchProcesses, async ({ ctx, actor, input }) => {
  const { stamped, nextBefore } = await search(ctx.db, actor, {
    filter: {
      query: input.query,
      status: input.status,
      shippingStatus: input.shipping_status,
      returnMethod: input.return_method,
      ecommerceId: input.ecommerce_id,
      createdFrom: input.created_from,
      createdTo: input.created_to,
    },
    before: readCursor(input.cursor),
    limit: input.page_size,
  });
  const summaries = await summaryTexts(ctx, actor, stamped);
  const next = nextBefore === null ? null : Buffer.from(nextBefore.toString()).toString("base64url");
  return `{"return_summaries":[${summaries}],"next_cursor":${JSON.stringify(next)}}`;
});

/** Where the page before ended; a cursor is ours alone to make. */
const readCursor = (cursor: string): bigint | null => {
  if (cursor === "") return null;
  const number = Buffer.from(cursor, "base64url").toString();
  if (!/^[1-9]\d{0,17}$/.test(number)) throw invalidField("cursor", "the next_cursor of the page before, unchanged");
  return BigInt(number);
};
