import { z } from "zod";
import { PROBLEMS } from "@/contract/vocabulary/problem";
import { processShelf } from "@/server/kernel/process-wide";
import { problemOf } from "./problem-of";

/** What the front answers in place of a 500 (scripts/front/action-status.mjs), for the request that is being worked on. */
const setStatus = (status: number): void => {
  const current = processShelf().get("action-status")?.getStore();
  if (current !== undefined) current.status = status;
};

const LONGEST_TEXT = 1024;

/** What an action may take. Whatever the types of a page say, anybody may send anything. */
export const TEXT = z.string().max(LONGEST_TEXT);
export const oneOf = <T extends string>(values: readonly T[]) => z.enum(values);
export const FORM = z.instanceof(FormData);
/** What a form answered before, as `useActionState` sends it back: of it nothing but `attempt` is read. */
export const before = <S extends object>() =>
  z.custom<S>((value) => typeof value === "object" && value !== null && isCount(Reflect.get(value, "attempt")));

const isCount = (value: unknown): boolean => value === undefined || Number.isSafeInteger(value);

/**
 * A server action that looks at its arguments before anything else. Arguments that no page of ours sends are answered with
 * 400, and a problem that the action itself says nothing of with the status of that problem: neither is a fault of ours.
 */
export const serverAction =
  <A extends readonly [z.ZodType, ...z.ZodType[]] | readonly [], R>(
    taken: A,
    act: (...given: { -readonly [K in keyof A]: z.output<A[K]> }) => Promise<R>,
  ): ((...given: { -readonly [K in keyof A]: z.output<A[K]> }) => Promise<R>) =>
  async (...given) => {
    const isOurs = taken.every((schema, at) => schema.safeParse(given[at]).success);
    if (!isOurs) {
      setStatus(PROBLEMS.INVALID_ARGUMENT.status);
      throw new TypeError("A server action was called with arguments that no page sends.");
    }
    setStatus(PROBLEMS.INTERNAL.status);
    try {
      return await act(...given);
    } catch (error) {
      const problem = problemOf(error);
      if (problem !== null) setStatus(PROBLEMS[problem.reason].status);
      throw error;
    }
  };
