import type { Actor } from "@/server/kernel/actor";
import { traced } from "@/server/kernel/tracing";
import type { Implemented } from "../implement";
import * as operations from "./all";

// biome-ignore lint/suspicious/noExplicitAny: operations of every shape; `call` checks what theirs is given.
type Any = Implemented<any, any>;

/** An implemented operation with its name. */
export type Served = Any & { readonly id: string };

type Operations = typeof operations;

/** The operations by name, without the other exports of their files. */
export type ServedOperations = { [N in keyof Operations as Operations[N] extends Any ? N : never]: Operations[N] };

const tracedCalls = (id: string, { call, text }: Any): Pick<Any, "call" | "text"> => {
  const spanOf = ({ groupId }: Actor) => ({ name: id, attributes: { "homeward.group_id": groupId } });
  return {
    call: (ctx, actor, raw, file) => traced(spanOf(actor), () => call(ctx, actor, raw, file)),
    ...(text === undefined ? {} : { text: (ctx, actor, raw) => traced(spanOf(actor), () => text(ctx, actor, raw)) }),
  };
};

const isServed = (exported: unknown): exported is Any =>
  typeof exported === "object" && exported !== null && "operation" in exported;

/** All implemented operations. Each call is a span. */
export const SERVED: readonly Served[] = Object.entries<unknown>(operations).flatMap(([id, exported]) =>
  isServed(exported) ? [{ ...exported, ...tracedCalls(id, exported), id }] : [],
);

/** @throws Error if no operation has that name */
export const servedAs = (id: keyof ServedOperations): Served => {
  const found = SERVED.find((one) => one.id === id);
  if (found === undefined) throw new Error(`Nothing implements ${id}.`);
  return found;
};
