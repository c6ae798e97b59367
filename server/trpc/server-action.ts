import { z } from "zod";
import { PROBLEMS } from "@/contract/vocabulary/problem";
import { processShelf } from "@/server/kernel/process-wide";
import { problemOf } from "./problem-of";

/**
 * Sets the status that the front server sends instead of 500 (scripts/front/action-status.mjs), for the current
 * request.
 */
const setStatus = (status: number): void => {
  const current = processShelf().get("action-status")?.getStore();
  if (current !== undefined) current.status = status;
};

const LONGEST_TEXT = 1024;

/** Limits the input of an action: whatever the types of a page say, anybody may send anything. */
export const TEXT = z.string().max(LONGEST_TEXT);
export const oneOf = <T extends string>(values: readonly T[]) => z.enum(values);
export const FORM = z.instanceof(FormData);
/** A form's previous answer, as `useActionState` sends it back; only `attempt` is read. */
export const before = <S extends object>() =>
  z.custom<S>((value) => typeof value === "object" && value !== null && isCount(Reflect.get(value, "attempt")));

const isCount = (value: unknown): boolean => value === undefined || Number.isSafeInteger(value);

/**
 * Creates a server action that validates its arguments first. Arguments that none of our pages sends get 400, and a
 * problem that the action doesn't handle gets its own status: neither is a server error.
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
