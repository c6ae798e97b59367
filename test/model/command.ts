import fc from "fast-check";
import { expect } from "vitest";
import { compare, outcomeOf, type Real } from "./model-scene";
import { isOpen, isOver, type Model, type ModelReturn, type Outcome } from "./return-model";

export type Command = fc.AsyncCommand<Model, Real>;

/** Which return a command is about, and which of several things of it. */
export type Choice = { which: number; nth: number };
export const pick: fc.Arbitrary<Choice> = fc.record({ which: fc.nat({ max: 11 }), nth: fc.nat({ max: 11 }) });

/** Mostly one of which something may still become; of the others one in six, to be refused. */
export const returnOf = ({ returns }: Model, { which }: Choice): ModelReturn | undefined => {
  const live = returns.filter((it) => !isOver(it) || it.acts.some(isOpen));
  const list = which % 6 === 5 || live.length === 0 ? returns : live;
  return list[which % Math.max(1, list.length)];
};
/** What ends a return ends few of them, and what cannot be is asked for now and then. */
export const isRare = ({ nth }: Choice): boolean => nth % 4 === 3;

export const command = (name: string, run: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  toString: () => name,
  run,
});

/** A command on one of the returns, if there is one; afterwards what is stored is compared with the model. */
export const onReturn = (
  name: string,
  pick: Choice,
  act: {
    model: (it: ModelReturn) => Outcome;
    real: (real: Real, it: ModelReturn) => Promise<unknown>;
    isPossible?: (it: ModelReturn) => boolean;
  },
): Command => ({
  check: (model) => {
    const it = returnOf(model, pick);
    return it !== undefined && (act.isPossible?.(it) ?? true);
  },
  toString: () => `${name} #${pick.which}.${pick.nth}`,
  run: async (model, real) => {
    const it = returnOf(model, pick);
    if (it === undefined) return;
    // The model moves first: what the service is asked must not depend on what it answers.
    const before = structuredClone(it);
    const expected = act.model(it);
    expect(await outcomeOf(() => act.real(real, before)), `${name} of ${JSON.stringify(before)}`).toBe(expected);
    await compare(real, it);
  },
});

/** The same arbitrary so many times: what is common in life is common here. */
export const often = <T>(times: number, one: T): T[] => Array.from({ length: times }, () => one);
