import { AsyncResource } from "node:async_hooks";
import type { PoolClient } from "pg";
import { processShelf } from "@/server/kernel/process-wide";
import { kindOf, type OpenSpan } from "@/server/kernel/tracing";

/**
 * Makes the pool call back in the context of the caller: one that waited for a connection would otherwise be called in
 * the context of the previous user of that connection, and its statement would belong to the wrong trace.
 */
export const asAsked = <A extends unknown[]>(done: (...given: A) => void): ((...given: A) => void) =>
  processShelf().get("tracer") === undefined ? done : AsyncResource.bind(done);

type Answered = (error: unknown, ...result: unknown[]) => unknown;

/** Makes each statement of a new connection a span of what runs it. Does nothing while tracing is off. */
export const traceStatements = (client: PoolClient): void => {
  if (processShelf().get("tracer") === undefined) return;
  const query: (...given: unknown[]) => unknown = client.query.bind(client);
  Object.assign(client, {
    query: (...given: unknown[]) => {
      const span = processShelf().get("tracer")?.beginStatement(textOf(given[0])) ?? null;
      if (span === null) return query(...given);
      const done = given.at(-1);
      if (isAnswered(done)) return query(...given.slice(0, -1), ended(span, done));
      const answer = query(...given);
      if (answer instanceof Promise) answer.then(() => end(span), failed(span));
      else span.end();
      return answer;
    },
  });
};

const isAnswered = (given: unknown): given is Answered => typeof given === "function";

/** Ends the span before the caller continues; the pool calls with a callback. */
const ended =
  (span: OpenSpan, done: Answered): Answered =>
  (error, ...result) => {
    if (error) failed(span)(error);
    else end(span);
    return done(error, ...result);
  };

const end = (span: OpenSpan): void => span.end();

const failed =
  (span: OpenSpan) =>
  (error: unknown): void => {
    span.fail(kindOf(error));
    span.end();
  };

/** Statements come as text or as an object with their text. */
const textOf = (given: unknown): string => {
  if (typeof given === "string") return given;
  const text = typeof given === "object" && given !== null ? Reflect.get(given, "text") : undefined;
  return typeof text === "string" ? text : "";
};
