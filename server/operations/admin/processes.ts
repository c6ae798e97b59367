import * as contract from "@/contract/admin/processes";
import { getProcess as load } from "@/server/db/processes";
import { presentReturnSummary } from "@/server/presenters/return-summary";
import { listSummaries } from "@/server/services/processes/list-summaries";
import { implement } from "../implement";

export const getProcess = implement(contract.getProcess, async ({ ctx, actor, input }) => ({
  return_summary: presentReturnSummary(await load(ctx.db, actor, input.process_id), ctx.env.APP_URL),
}));

export const listProcessSummaries = implement(contract.listProcessSummaries, async ({ ctx, actor, input }) => {
  const { page, page_size: pageSize, order_id, order_number, status, customer_email } = input;
  const filter = { orderId: order_id, orderNumber: order_number, status, customerEmail: customer_email };
  const { processes, total } = await listSummaries(ctx, { actor, page, pageSize, filter });
  return {
    pagination: { current_page: page, page_size: pageSize, total_pages: Math.ceil(total / pageSize) },
    return_summaries: processes.map((process) => presentReturnSummary(process, ctx.env.APP_URL)),
  };
});
