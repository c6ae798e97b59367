import * as contract from "@/contract/admin/processes";
import { searchProcesses as search } from "@/server/db/search/search";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "@/server/services/context";
import { findByPlatformId } from "@/server/services/processes/find-by-platform-id";
import { listSummaries } from "@/server/services/processes/list-summaries";
import { implementText } from "../implement";
import { cachedSummaries, cachedSummary } from "./summary-cache";

export const getProcess = implementText(contract.getProcess, ({ ctx, actor, input }) =>
  oneSummary(ctx, actor, input.processId),
);

export const listProcessSummaries = implementText(contract.listProcessSummaries, async ({ ctx, actor, input }) => {
  const { page, pageSize, orderId, orderNumber, status, customerEmail } = input;
  const filter = { orderId, orderNumber, status, customerEmail };
  const { stamped, total } = await listSummaries(ctx, { actor, page, pageSize, filter });
  const pagination = { current_page: page, page_size: pageSize, total_pages: Math.ceil(total / pageSize) };
  const summaries = await cachedSummaries(ctx, actor, stamped);
  return jsonList(`{"pagination":${JSON.stringify(pagination)},"return_summaries":[`, summaries, "]}");
});

export const getProcessByPlatformId = implementText(contract.getProcessByPlatformId, async ({ ctx, actor, input }) => {
  const { platformProcessId, ecommerceId } = input;
  const id = await findByPlatformId(ctx, { actor, platformProcessId, ecommerceId });
  return oneSummary(ctx, actor, id);
});

/** @throws Problem NOT_FOUND */
const oneSummary = async (ctx: ServiceContext, actor: Actor, id: string): Promise<Buffer<ArrayBuffer>> => {
  const summary = await cachedSummary(ctx, actor, id);
  if (summary === null) throw notFound("return process");
  return jsonList('{"return_summary":', [summary], "}");
};

/** Joins JSON texts that are already encoded as bytes, with commas between them. */
const jsonList = (before: string, texts: readonly Buffer[], after: string): Buffer<ArrayBuffer> =>
  Buffer.concat([
    Buffer.from(before),
    ...texts.flatMap((text, index) => (index === 0 ? [text] : [COMMA, text])),
    Buffer.from(after),
  ]);
const COMMA = Buffer.from(",");

export const searchProcesses = implementText(contract.searchProcesses, async ({ ctx, actor, input }) => {
  const { stamped, nextBefore } = await search(ctx.db, actor, {
    filter: {
      query: input.query,
      status: input.status,
      shippingStatus: input.shippingStatus,
      returnMethod: input.returnMethod,
      ecommerceId: input.ecommerceId,
      createdFrom: input.createdFrom,
      createdTo: input.createdTo,
    },
    before: readCursor(input.cursor),
    limit: input.pageSize,
  });
  const summaries = await cachedSummaries(ctx, actor, stamped);
  const next = nextBefore === null ? null : Buffer.from(nextBefore.toString()).toString("base64url");
  return jsonList('{"return_summaries":[', summaries, `],"next_cursor":${JSON.stringify(next)}}`);
});

/**
 * Returns where the previous page ended. Only cursors that we issued are accepted. Returns inserted as the oldest have
 * numbers below zero.
 */
const readCursor = (cursor: string): bigint | null => {
  if (cursor === "") return null;
  const number = Buffer.from(cursor, "base64url").toString();
  if (!/^(?:0|-?[1-9]\d{0,17})$/.test(number))
    throw invalidField("cursor", "the next_cursor of the page before, unchanged");
  return BigInt(number);
};
