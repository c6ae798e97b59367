import type { z } from "zod";
import type { Operation } from "@/contract/operation";
import { translateOutage } from "@/server/db/errors";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import type { ServiceContext } from "@/server/services/context";
import { deprecatedFields, type FieldKind, fieldKinds, requiredFields } from "./field-kinds";
import { invalidInput } from "./invalid-input";
import { issueWords } from "./issue-words";

export type Call<I> = { ctx: ServiceContext; actor: Actor; input: I };
export type Handler<I extends z.ZodObject, O extends z.ZodType> = (call: Call<z.output<I>>) => Promise<z.input<O>>;

export type Implemented<I extends z.ZodObject = z.ZodObject, O extends z.ZodType = z.ZodType> = {
  readonly operation: Operation<I, O>;
  /** How each input field is read from a query string. */
  readonly kinds: Readonly<Record<string, FieldKind>>;
  /** Fields without which no input is valid. */
  readonly required: readonly string[];
  /** Fields that are published as deprecated. */
  readonly deprecated: readonly string[];
  readonly call: (ctx: ServiceContext, actor: Actor, raw: unknown) => Promise<z.output<O>>;
};

const WORDS = issueWords({ isValueShown: true });

/**
 * Joins a declared operation to the code behind it: scope, input, handler, output. REST and tRPC both go through
 * `call`, so neither can skip a check.
 */
export const implement = <I extends z.ZodObject, O extends z.ZodType>(
  operation: Operation<I, O>,
  handle: Handler<I, O>,
): Implemented<I, O> => ({
  operation,
  kinds: fieldKinds(operation.input),
  required: requiredFields(operation.input),
  deprecated: deprecatedFields(operation.input),
  call: async (ctx, actor, raw) => {
    if (!actor.scopes.has(operation.scope))
      throw new Problem("PERMISSION_DENIED", `This needs the scope ${operation.scope}.`);
    const input = operation.input.safeParse(raw ?? {}, { error: WORDS });
    if (!input.success) throw invalidInput(input.error);
    try {
      return operation.output.parse(await handle({ ctx, actor, input: input.data }));
    } catch (error) {
      throw translateOutage(error);
    }
  },
});
