import type { Tx } from "@/server/db/client";
import { deleteOldConnectionCalls } from "@/server/db/connections/connection-calls";
import { deleteOldHooks } from "@/server/db/connections/hook-events";
import { deleteLapsed } from "@/server/db/jobs/housekeeping";
import { deleteOldApiCalls } from "@/server/db/people/api-calls";
import { inTransaction } from "@/server/db/transaction";
import { deleteWebhookHistory } from "@/server/db/webhooks/webhook-history";
import { Problem } from "@/server/kernel/problem";
import { PartnerError } from "@/server/partners/partner-error";
import type { ServiceContext } from "../context";
import { deleteLapsedDocuments } from "../documents/delete-lapsed-documents";
import { deleteUnfinishedFiles } from "../files/delete-unfinished-files";
import { deleteAbandonedFiles } from "../imports/delete-abandoned-files";
import { dropLapsedEntries } from "../ledger/compare-ledger";
import { reapplyLedger } from "../ledger/reapply-ledger";
import { forgetOldReturns } from "../personal-data/forget-old-returns";
import { giveBackCharges } from "../returns/give-back-charges";
import type { RenderBody } from "../webhooks/relay-outbox";

/**
 * Refunds charges of unfinished drafts and deletes expired data: drafts with their documents and quotes, stored
 * answers, counters, pagination anchors, personal data of returns, API calls, old shop and webhook traffic.
 */
export const cleanUp = async (ctx: ServiceContext, { render }: { render: RenderBody }): Promise<void> => {
  const givenBack = await giveBackCharges(ctx);
  if (givenBack > 0) ctx.log.info({ charges: givenBack }, "charges without a return were given back");
  await withoutWaiting(ctx, () => deleteFiles(ctx));
  await withoutWaiting(ctx, () => watchLedger(ctx, render));
  const deleted = await inBatches(ctx, deleteLapsed);
  if (deleted > 0) ctx.log.info({ deleted }, "lapsed rows were deleted");
  await withoutWaiting(ctx, () => forgetPeople(ctx, render));
  const { WEBHOOK_HISTORY_DAYS, REQUEST_LOG_DAYS: days } = ctx.env;
  const calls = await inBatches(ctx, (tx) => deleteOldApiCalls(tx, { days, most: MOST_CALLS }));
  if (calls > 0) ctx.log.info({ calls }, "old calls of the API were deleted from the request log");
  const exchanges = await inBatches(ctx, (tx) => deleteOldConnectionCalls(tx, days));
  const events = await inBatches(ctx, deleteOldHooks);
  if (exchanges + events > 0) ctx.log.info({ calls: exchanges, events }, "old traffic with shops was deleted");
  const webhooks = await inBatches(ctx, (tx) => deleteWebhookHistory(tx, { days: WEBHOOK_HISTORY_DAYS }));
  if (webhooks > 0) ctx.log.info({ rows: webhooks }, "the history of webhooks of long ago was deleted");
};

/** Lets the rest of the cleanup run when the file store doesn't answer: the next run deletes its files. */
const withoutWaiting = async (ctx: ServiceContext, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    const isOfStore = error instanceof PartnerError || (error instanceof Problem && error.reason === "UNAVAILABLE");
    if (!isOfStore) throw error;
    ctx.log.warn({ error: error.message }, "files could not be deleted");
  }
};

const deleteFiles = async (ctx: ServiceContext): Promise<void> => {
  const documents = await deleteLapsedDocuments(ctx);
  if (documents > 0) ctx.log.info({ documents }, "documents of lapsed drafts were deleted");
  const unfinished = await deleteUnfinishedFiles(ctx);
  if (unfinished > 0) ctx.log.info({ files: unfinished }, "files that nothing refers to were deleted");
  const files = await deleteAbandonedFiles(ctx);
  if (files > 0) ctx.log.info({ files }, "files of orders that no import needs were deleted");
};

/** A database that lost its last seconds in a failover is a little older than its ledger, too. */
const watchLedger = async (ctx: ServiceContext, render: RenderBody): Promise<void> => {
  const reapplied = await reapplyLedger(ctx, { render });
  if (reapplied !== null)
    ctx.log.warn({ ledger: reapplied }, "the database is older than its ledger, which was applied");
  await dropLapsedEntries(ctx);
};

const forgetPeople = async (ctx: ServiceContext, render: RenderBody): Promise<void> => {
  const forgotten = await forgetOldReturns(ctx, { render });
  if (forgotten > 0)
    ctx.log.info({ returns: forgotten }, "returns that ended long ago were made to forget their person");
};

/** The limit of one cleanup: the rest waits for the next. */
const MOST_BATCHES = 100;
/** Most calls kept per tenant: about 300 MB, and a list that is searched in a tenth of a second. */
const MOST_CALLS = 100_000;

const inBatches = async (ctx: ServiceContext, forget: (tx: Tx) => Promise<number>): Promise<number> => {
  let deleted = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const went = await inTransaction(ctx, forget);
    if (went === 0) break;
    deleted += went;
  }
  return deleted;
};
