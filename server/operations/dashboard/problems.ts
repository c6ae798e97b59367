import * as contract from "@/contract/dashboard/problems";
import {
  countProblems as count,
  listProblems as list,
  listCauses,
  type ProblemPlace,
} from "@/server/db/overview/problems";
import { invalidField } from "@/server/kernel/problem";
import { presentCause, presentProblem } from "@/server/presenters/problems";
import { retryProblems as retry } from "@/server/services/activities/retry-problems";
import { implement } from "../implement";

/** Further causes are too rare to show a pattern. */
const CAUSES_SHOWN = 20;

export const listProblems = implement(contract.listProblems, async ({ ctx, actor, input }) => {
  const { cause, cursor, pageSize } = input;
  const after = cursor === "" ? null : placeOf(cursor);
  const [rows, { problems, returns }, causes] = await Promise.all([
    // Reads one row more than requested, to know whether another page follows.
    list(ctx.db, actor, { cause, after, limit: pageSize + 1 }),
    count(ctx.db, actor, { cause }),
    listCauses(ctx.db, actor, CAUSES_SHOWN),
  ]);
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    problems: page.map(presentProblem),
    nextCursor: last === undefined ? null : cursorOf(last),
    total: problems,
    returns,
    causes: causes.map(presentCause),
  };
});

export const countProblems = implement(contract.countProblems, async ({ ctx, actor }) => ({
  count: (await count(ctx.db, actor)).returns,
}));

export const retryProblems = implement(contract.retryProblems, async ({ ctx, actor, input }) => {
  const heldBefore = input.heldBefore === undefined ? ctx.clock.now() : new Date(input.heldBefore);
  const { retried, left } = await retry(ctx, { actor, cause: input.cause, heldBefore });
  return { retried, left, heldBefore: heldBefore.toISOString() };
});

const cursorOf = ({ sinceAt, id }: ProblemPlace): string => Buffer.from(`${sinceAt}~${id}`).toString("base64url");

const placeOf = (cursor: string): ProblemPlace => {
  const [sinceAt = "", id = ""] = Buffer.from(cursor, "base64url").toString("utf8").split("~");
  const isOurs = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(sinceAt) && /^\w+$/.test(id) && !Number.isNaN(Date.parse(sinceAt));
  if (!isOurs) throw invalidField("cursor", "must be the next_cursor of the page before, or empty");
  return { sinceAt, id };
};
