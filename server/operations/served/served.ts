import type { Implemented } from "../implement";
import * as operations from "./all";

// biome-ignore lint/suspicious/noExplicitAny: operations of every shape; `call` checks what theirs is given.
export type Served = Implemented<any, any>;

type Operations = typeof operations;

/** The operations by their names, without what else their files export. */
export type ServedOperations = { [N in keyof Operations as Operations[N] extends Served ? N : never]: Operations[N] };

const isServed = (exported: unknown): exported is Served =>
  typeof exported === "object" && exported !== null && "operation" in exported;

/** Every operation that is implemented. */
export const SERVED: readonly Served[] = Object.values<unknown>(operations).filter(isServed);
