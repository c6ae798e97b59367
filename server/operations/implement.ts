import { z } from "zod";
import type { Operation, OperationKind } from "@/contract/base/operation";
import { translateOutage } from "@/server/db/errors";
import type { Actor } from "@/server/kernel/actor";
import { Problem } from "@/server/kernel/problem";
import { fromWire, type Given, type Shown, toWire } from "@/server/kernel/wire-names";
import { type WorkOwner, workFor } from "@/server/kernel/work-owner";
import type { ServiceContext } from "@/server/services/context";
import type { ReceivedFile } from "@/server/services/files/received-file";
import { invalidInput } from "./invalid-input";
import { issueWords } from "./issue-words";

export type Call<I> = {
  ctx: ServiceContext;
  actor: Actor;
  input: I;
  /** Streamed body, for operations that take a file. */
  file?: ReceivedFile | undefined;
};
type Admit<I extends z.ZodObject> = (call: Omit<Call<Given<I>>, "file"> & { contentType: string }) => Promise<void>;
/** For answers without members, the handler's return value may be anything and is dropped. */
type Answer<O extends z.ZodType> =
  O extends z.ZodObject<infer S> ? (keyof S extends never ? unknown : Shown<O>) : Shown<O>;

const isEmpty = (output: z.ZodType): boolean => output instanceof z.ZodObject && Object.keys(output.shape).length === 0;

export type Handler<I extends z.ZodObject, O extends z.ZodType> = (call: Call<Given<I>>) => Promise<Answer<O>>;

export type Implemented<
  I extends z.ZodObject = z.ZodObject,
  O extends z.ZodType = z.ZodType,
  K extends OperationKind = OperationKind,
> = {
  readonly operation: Operation<I, O, K>;
  /** For operations that write their own answer: returns its JSON as sent. */
  readonly text?: (ctx: ServiceContext, actor: Actor, raw: unknown) => Promise<Buffer<ArrayBuffer>>;
  readonly call: (ctx: ServiceContext, actor: Actor, raw: unknown, file?: ReceivedFile) => Promise<z.output<O>>;
  /** Runs the checks that don't need a large body before it is read: scope, input and the operation's own checks. */
  readonly admit: (ctx: ServiceContext, actor: Actor, raw: unknown, contentType: string) => Promise<void>;
};

const WORDS = issueWords({ isValueShown: true });

/**
 * Connects a declared operation to its code: scope, input, handler, output. Handlers use internal names only; published
 * names are converted here. REST and tRPC both go through `call`, so neither can skip a check.
 */
export const implement = <I extends z.ZodObject, O extends z.ZodType, K extends OperationKind>(
  operation: Operation<I, O, K>,
  handle: Handler<I, O>,
  { admit }: { admit?: Admit<I> } = {},
): Implemented<I, O, K> => ({
  operation,
  call: async (ctx, actor, raw, file) => {
    const input = checkInput(operation, actor, raw);
    return checkAnswer(operation, async () => {
      const answer = await workFor(ownerOf(actor, input), () => handle({ ctx, actor, input, file }));
      return toWire(operation.output, (isEmpty(operation.output) ? {} : answer) as Shown<O>);
    });
  },
  admit: async (ctx, actor, raw, contentType) => {
    const input = checkInput(operation, actor, raw);
    await admit?.({ ctx, actor, input, contentType });
  },
});

/**
 * Like `implement`, for an answer assembled from parts that were validated and serialized before. REST sends the text
 * unchanged; other callers get it parsed and validated again.
 */
export const implementText = <I extends z.ZodObject, O extends z.ZodType, K extends OperationKind>(
  operation: Operation<I, O, K>,
  write: (call: Call<Given<I>>) => Promise<Buffer<ArrayBuffer>>,
): Implemented<I, O, K> => {
  const text = async (ctx: ServiceContext, actor: Actor, raw: unknown) => {
    const input = checkInput(operation, actor, raw);
    try {
      return await workFor(ownerOf(actor, input), () => write({ ctx, actor, input }));
    } catch (error) {
      throw translateOutage(error);
    }
  };
  return {
    operation,
    text,
    call: (ctx, actor, raw) => checkAnswer(operation, async () => JSON.parse((await text(ctx, actor, raw)).toString())),
    admit: async (_, actor, raw) => void checkInput(operation, actor, raw),
  };
};

/** The tenant whose share of the connections a call uses, and the return for whose turn it waits. */
const ownerOf = ({ groupId, returnId }: Actor, input: object): WorkOwner => {
  const named = [Reflect.get(input, "processId"), Reflect.get(input, "returnId"), returnId];
  const id = named.find((one): one is string => typeof one === "string" && one !== "");
  return { groupId, returnId: id ?? null };
};

const checkAnswer = async <O extends z.ZodType>(
  { output }: { readonly output: O },
  answer: () => Promise<z.input<O>>,
): Promise<z.output<O>> => {
  try {
    return output.parse(await answer());
  } catch (error) {
    throw translateOutage(error);
  }
};

/** Checks that the caller may use an operation at all. @throws Problem PERMISSION_DENIED */
export const requireScope = ({ scope }: Pick<Operation, "scope">, actor: Actor): void => {
  if (!actor.scopes.has(scope)) throw new Problem("PERMISSION_DENIED", `This needs the scope ${scope}.`);
};

const checkInput = <I extends z.ZodObject>(operation: Operation<I>, actor: Actor, raw: unknown): Given<I> => {
  requireScope(operation, actor);
  const input = operation.input.safeParse(raw ?? {}, { error: WORDS });
  if (!input.success) throw invalidInput(input.error);
  return fromWire(operation.input, input.data);
};
