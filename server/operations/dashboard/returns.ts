import * as contract from "@/contract/dashboard/returns";
import { listProcessDeliveries } from "@/server/db/process-deliveries";
import { findProcessId, getProcess } from "@/server/db/processes";
import { countReturnViews, listReturnsOfShopper, listReturnRows as listRows } from "@/server/db/return-rows";
import { getStore } from "@/server/db/stores";
import { listTimeline } from "@/server/db/timeline";
import { lookupEmail } from "@/server/domain/orders/lookup-keys";
import { normaliseReturnCode } from "@/server/kernel/ids";
import { cursorOf, presentReturnDetail, presentReturnRow, readCursor } from "@/server/presenters/dashboard-return";
import { implement } from "../implement";

export const listReturnRows = implement(contract.listReturnRows, async ({ ctx, actor, input }) => {
  const { view, query, cursor, page_size: pageSize } = input;
  const [rows, counts] = await Promise.all([
    listRows(ctx.db, actor, { view, query, cursor: readCursor(cursor), limit: pageSize + 1 }),
    countReturnViews(ctx.db, actor),
  ]);
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return { rows: page.map(presentReturnRow), next_cursor: last === undefined ? null : cursorOf(last), counts };
});

export const getReturnDetail = implement(contract.getReturnDetail, async ({ ctx, actor, input }) => {
  const returnCode = normaliseReturnCode(input.id);
  const named = returnCode === null ? null : await findProcessId(ctx.db, actor, { returnCode });
  const process = await getProcess(ctx.db, actor, named ?? input.id);
  const [store, timeline, deliveries, otherReturns] = await Promise.all([
    getStore(ctx.db, actor, process.ecommerceId),
    listTimeline(ctx.db, actor, process.id),
    listProcessDeliveries(ctx.db, actor, process.id),
    listReturnsOfShopper(ctx.db, actor, { lookupEmail: lookupEmail(process.email), exceptId: process.id }),
  ]);
  return presentReturnDetail({ process, store, timeline, deliveries, otherReturns, appUrl: ctx.env.APP_URL });
});
