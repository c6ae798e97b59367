import type { Implemented } from "../implement";
import * as operations from "./all";

// biome-ignore lint/suspicious/noExplicitAny: operations of every shape; `call` checks what theirs is given.
type Any = Implemented<any, any>;

/** An implemented operation with its name. */
export type Served = Any & { readonly id: string };

type Operations = typeof operations;

/** The operations by name, without the other exports of their files. */
export type ServedOperations = { [N in keyof Operations as Operations[N] extends Any ? N : never]: Operations[N] };

const isServed = (exported: unknown): exported is Any =>
  typeof exported === "object" && exported !== null && "operation" in exported;

/** All implemented operations. */
export const SERVED: readonly Served[] = Object.entries<unknown>(operations).flatMap(([id, exported]) =>
  isServed(exported) ? [{ ...exported, id }] : [],
);

/** @throws Error if no operation has that name */
export const servedAs = (id: keyof ServedOperations): Served => {
  const found = SERVED.find((one) => one.id === id);
  if (found === undefined) throw new Error(`Nothing implements ${id}.`);
  return found;
};
