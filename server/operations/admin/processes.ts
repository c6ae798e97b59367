import * as contract from "@/contract/admin/processes";
import { searchProcesses as search } from "@/server/db/search/search";
import type { Actor } from "@/server/kernel/actor";
import { invalidField, notFound } from "@/server/kernel/problem";
import type { ServiceContext } from "@/server/services/context";
import { findByPlatformId } from "@/server/services/processes/find-by-platform-id";
import { listSummaries } from "@/server/services/processes/list-summaries";
import { implementText } from "../implement";
import { summaryText, summaryTexts } from "./summary-texts";

export const getProcess = implementText(contract.getProcess, ({ ctx, actor, input }) =>
  oneSummary(ctx, actor, input.process_id),
);

export const listProcessSummaries = implementText(contract.listProcessSummaries, async ({ ctx, actor, input }) => {
  const { page, page_size: pageSize, order_id, order_number, status, customer_email } = input;
  const filter = { orderId: order_id, orderNumber: order_number, status, customerEmail: customer_email };
  const { stamped, total } = await listSummaries(ctx, { actor, page, pageSize, filter });
  const pagination = { current_page: page, page_size: pageSize, total_pages: Math.ceil(total / pageSize) };
  const summaries = await summaryTexts(ctx, actor, stamped);
  return jsonList(`{"pagination":${JSON.stringify(pagination)},"return_summaries":[`, summaries, "]}");
});

export const getProcessByPlatformId = implementText(contract.getProcessByPlatformId, async ({ ctx, actor, input }) => {
  const { platform_process_id: platformProcessId, ecommerce_id: ecommerceId } = input;
  const id = await findByPlatformId(ctx, { actor, platformProcessId, ecommerceId });
  return oneSummary(ctx, actor, id);
});

/** @throws Problem NOT_FOUND */
const oneSummary = async (ctx: ServiceContext, actor: Actor, id: string): Promise<Buffer<ArrayBuffer>> => {
  const summary = await summaryText(ctx, actor, id);
  if (summary === null) throw notFound("return process");
  return jsonList('{"return_summary":', [summary], "}");
};

/** Texts that are there as bytes, with commas between them. */
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
  return jsonList('{"return_summaries":[', summaries, `],"next_cursor":${JSON.stringify(next)}}`);
});

/** Where the page before ended; a cursor is ours alone to make. What was put in as older than everything is below zero. */
const readCursor = (cursor: string): bigint | null => {
  if (cursor === "") return null;
  const number = Buffer.from(cursor, "base64url").toString();
  if (!/^(?:0|-?[1-9]\d{0,17})$/.test(number))
    throw invalidField("cursor", "the next_cursor of the page before, unchanged");
  return BigInt(number);
};
