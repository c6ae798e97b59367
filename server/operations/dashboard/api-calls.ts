import * as contract from "@/contract/dashboard/api-calls";
import { countDroppedCalls, getApiCall as get, listApiCalls as list } from "@/server/db/people/api-calls";
import { listStores } from "@/server/db/stores/stores";
import { instantOf } from "@/server/kernel/local-day";
import { invalidField, notFound } from "@/server/kernel/problem";
import { presentApiCall, presentApiCallDetail } from "@/server/presenters/api-calls";
import { implement } from "../implement";

export const listApiCalls = implement(contract.listApiCalls, async ({ ctx, actor, input }) => {
  const { keyId, result, operation, about, from, to, cursor, pageSize } = input;
  const timeZone = (await listStores(ctx.db, actor))[0]?.timeZone ?? "UTC";
  const span = {
    from: from === undefined ? undefined : instantOf(`${from}:00.000`, timeZone),
    to: to === undefined ? undefined : instantOf(`${to}:00.000`, timeZone),
  };
  const filter = {
    ...span,
    keyId: keyId || undefined,
    statusClass: result,
    operation: operation || undefined,
    about: about.trim() || undefined,
    before: cursor === "" ? undefined : (callIdOf(cursor) ?? undefined),
  };
  if (cursor !== "" && filter.before === undefined)
    throw invalidField("cursor", "must be the next_cursor of the page before, or empty");
  // Reads one row more than requested, to know whether another page follows.
  const rows = await list(ctx.db, actor, { filter, limit: pageSize + 1 });
  const calls = rows.slice(0, pageSize);
  return {
    calls: calls.map(presentApiCall),
    nextCursor: rows.length > pageSize ? String(calls.at(-1)?.id ?? "") : null,
    dropped: await countDroppedCalls(ctx.db, actor, span),
    keptDays: ctx.env.REQUEST_LOG_DAYS,
  };
});

export const getApiCall = implement(contract.getApiCall, async ({ ctx, actor, input }) => {
  const id = callIdOf(input.callId);
  if (id === null) throw notFound("call");
  return presentApiCallDetail(await get(ctx.db, actor, id));
});

const callIdOf = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);
