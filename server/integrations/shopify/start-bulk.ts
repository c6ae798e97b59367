import { z } from "zod";
import type { Admin } from "./admin";
import { BULK_BY_ID, BULK_RECENT, BULK_RUN } from "./bulk-documents";
import { failureOfUser } from "./failures";

const operationSchema = z.object({
  id: z.string(),
  status: z.string(),
  errorCode: z.string().nullish(),
  url: z.string().nullish(),
  query: z.string(),
});
export type BulkOperation = z.output<typeof operationSchema>;

const runSchema = z.object({
  bulkOperationRunQuery: z.object({
    bulkOperation: operationSchema.nullish(),
    userErrors: z.array(z.object({ code: z.string().nullish(), message: z.string() })),
  }),
});
const recentSchema = z.object({ bulkOperations: z.object({ nodes: z.array(operationSchema) }) });
const RUNNING = new Set(["CREATED", "RUNNING"]);
const BUSY = new Set(["OPERATION_IN_PROGRESS", "LIMIT_REACHED"]);

type BulkAsk = { query: string; signal?: AbortSignal | undefined };

/**
 * Starts a bulk operation that writes the result of a query into a file. A running operation for the same query is
 * taken over: its reader was killed before saving its ID. Returns null when the shop is running too many other
 * operations.
 */
export const startBulk = async (admin: Admin, { query, signal }: BulkAsk): Promise<BulkOperation | null> => {
  const recent = await admin.ask({
    document: BULK_RECENT,
    data: recentSchema,
    purpose: "Check for a running export",
    signal,
  });
  const own = recent.bulkOperations.nodes.find((known) => known.query === query && RUNNING.has(known.status));
  if (own !== undefined) return own;
  const { bulkOperationRunQuery: answer } = await admin.ask({
    document: BULK_RUN,
    variables: { query },
    data: runSchema,
    purpose: "Start export",
    signal,
  });
  if (answer.bulkOperation) return answer.bulkOperation;
  if (answer.userErrors.some(({ code }) => BUSY.has(code ?? ""))) return null;
  throw failureOfUser(answer.userErrors, "start a bulk export");
};

/** Returns null when the shop no longer knows the operation. */
export const readBulk = async (
  admin: Admin,
  { id, signal }: { id: string; signal?: AbortSignal | undefined },
): Promise<BulkOperation | null> => {
  const answer = await admin.ask({
    document: BULK_BY_ID,
    variables: { id },
    data: z.object({ bulkOperation: operationSchema.nullable() }),
    purpose: "Check export progress",
    signal,
  });
  return answer.bulkOperation;
};
