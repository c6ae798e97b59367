import * as contract from "@/contract/dashboard/returns";
import { findPartnerWait } from "@/server/db/connections/connection-overview";
import { listDisputesOfOrder } from "@/server/db/money/payment-disputes";
import { listProblems } from "@/server/db/overview/problems";
import { listTeam } from "@/server/db/people/team";
import { findProcessId, getProcess } from "@/server/db/returns/processes";
import { getReturnWork } from "@/server/db/returns/return-work";
import { countOrdersOfShopper, listReturnsOfShopper } from "@/server/db/returns/returns-of-shopper";
import { listEntriesAfter, listTimeline } from "@/server/db/returns/timeline";
import { getStore } from "@/server/db/stores/stores";
import { listProcessDeliveries } from "@/server/db/webhooks/process-deliveries";
import { lookupEmail } from "@/server/domain/orders/lookup-keys";
import { allOf } from "@/server/kernel/all-of";
import { normaliseReturnCode } from "@/server/kernel/ids";
import { Problem } from "@/server/kernel/problem";
import { presentReturnDetail } from "@/server/presenters/dashboard-return";
import { documentsOf } from "@/server/services/documents/documents-of";
import { implement } from "../implement";

/** A return has one activity per refund, email and step, so more than this don't fail at once. */
const PROBLEMS_SHOWN = 100;

export const getReturnDetail = implement(contract.getReturnDetail, async ({ ctx, actor, input }) => {
  const returnCode = normaliseReturnCode(input.id);
  const named = returnCode === null ? null : await findProcessId(ctx.db, actor, { returnCode });
  const process = await getProcess(ctx.db, actor, named ?? input.id);
  const shopper = lookupEmail(process.email);
  const facts = await allOf({
    store: getStore(ctx.db, actor, process.ecommerceId),
    timeline: listTimeline(ctx.db, actor, process.id),
    deliveries: listProcessDeliveries(ctx.db, actor, process.id),
    otherReturns: listReturnsOfShopper(ctx.db, actor, { lookupEmail: shopper, exceptId: process.id }),
    ordersOfCustomer: countOrdersOfShopper(ctx.db, actor, shopper),
    problems: listProblems(ctx.db, actor, { processId: process.id, after: null, limit: PROBLEMS_SHOWN }),
    documents: documentsOf(ctx, { actor, process }),
    work: getReturnWork(ctx.db, actor, process.id),
    team: listTeam(ctx.db, actor),
    partnerWait: findPartnerWait(ctx.db, actor, process.id),
    disputes: listDisputesOfOrder(ctx.db, actor, { orderId: process.orderId }),
  });
  return presentReturnDetail({ process, ...facts, appUrl: ctx.env.APP_URL, readerId: actor.id });
});

export const listNewerEntries = implement(contract.listNewerEntries, async ({ ctx, actor, input }) => {
  const { processId, after } = input;
  const entries = await listEntriesAfter(ctx.db, actor, { processId, after, limit: contract.MOST_NEWER });
  if (entries === null) throw new Problem("NOT_FOUND", "There is no such return.");
  return { entries };
});
