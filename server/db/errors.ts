import { DatabaseError } from "pg";
import { Problem } from "@/server/kernel/problem";
import { processShelf } from "@/server/kernel/process-wide";
import { Prisma } from "./generated/client";

/** What Postgres reported, directly or wrapped by Prisma: its five-character code and the constraint. */
type DatabaseFacts = { code: string; text: string };

const factsOf = (error: unknown): DatabaseFacts => {
  if (error instanceof Prisma.PrismaClientKnownRequestError)
    return { code: error.code, text: `${error.message} ${JSON.stringify(error.meta ?? {})}` };
  if (error instanceof DatabaseError)
    return { code: "", text: `${error.code} ${error.message} ${error.constraint ?? ""} ${error.detail ?? ""}` };
  if (error instanceof Error) return { code: "", text: `${error.name} ${error.message}` };
  return { code: "", text: String(error) };
};

/** Serialization failure or deadlock: the whole transaction may be retried. */
export const isContention = (error: unknown): boolean => {
  const { code, text } = factsOf(error);
  return code === "P2034" || /\b(40001|40P01)\b/.test(text) || text.includes("TransactionWriteConflict");
};

/** Violation of a unique constraint whose name or columns contain `part`. */
export const isUniqueViolation = (error: unknown, part: string): boolean => {
  const { code, text } = factsOf(error);
  return (
    (code === "P2002" || text.includes("23505") || text.includes("UniqueConstraintViolation")) && text.includes(part)
  );
};

/** Turns an outage into a problem that says so; returns every other error unchanged. */
export const translateOutage = (error: unknown): unknown => {
  if (!isUnavailable(error)) return error;
  noteOutage(error);
  if (error instanceof Problem) return error;
  return new Problem("UNAVAILABLE", "The database isn't available right now. Try again in a few seconds.", {
    retryAfterSeconds: 2,
    isOfDatabase: true,
  });
};

/** Tells the front that the current request met an outage: its 500 becomes a 503 (scripts/front/unavailable.mjs). */
export const noteOutage = (error: unknown): void => {
  const request = processShelf().get("observed-request")?.getStore();
  if (request !== undefined && isUnavailable(error)) request.isUnavailable = true;
};

/**
 * The server is gone, starting, out of connections, or its disk is full (53100); a lock (55P03) or a statement (57014)
 * took too long; or the caller already has its share of the connections.
 */
const isUnavailable = (error: unknown): boolean => {
  if (error instanceof Problem) return error.extras.isOfDatabase === true;
  const { code, text } = factsOf(error);
  return (
    ["P1001", "P1002", "P1008", "P1017", "P2024", "P2028"].includes(code) ||
    /ECONNREFUSED|ECONNRESET|ENOENT.*\.s\.PGSQL|Connection terminated|is not queryable|57P0[123]|57014|55P03|53[13]00|DatabaseNotReachable|ConnectionClosed|timeout exceeded when trying to connect/.test(
      text,
    )
  );
};
