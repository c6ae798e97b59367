import type { Implemented } from "../implement";
import * as operations from "./all";

// biome-ignore lint/suspicious/noExplicitAny: operations of every shape; `call` checks what theirs is given.
type Any = Implemented<any, any>;

/** An operation that is implemented, under the name it is called by. */
export type Served = Any & { readonly id: string };

type Operations = typeof operations;

/** The operations by their names, without what else their files export. */
export type ServedOperations = { [N in keyof Operations as Operations[N] extends Any ? N : never]: Operations[N] };

const isServed = (exported: unknown): exported is Any =>
  typeof exported === "object" && exported !== null && "operation" in exported;

/** Every operation that is implemented. */
export const SERVED: readonly Served[] = Object.entries<unknown>(operations).flatMap(([id, exported]) =>
  isServed(exported) ? [{ ...exported, id }] : [],
);

/** @throws Error where nothing is implemented under that name */
export const servedAs = (id: keyof ServedOperations): Served => {
  const found = SERVED.find((one) => one.id === id);
  if (found === undefined) throw new Error(`Nothing implements ${id}.`);
  return found;
};
