import fc from "fast-check";
import { expect } from "vitest";
import { compare, outcomeOf, type Real } from "./model-scene";
import { isOpen, isOver, type Model, type ModelReturn, type Outcome } from "./return-model";

export type Command = fc.AsyncCommand<Model, Real>;

/** Which return a command is about, and which of several things of it. */
export type Choice = { which: number; nth: number };
export const pick: fc.Arbitrary<Choice> = fc.record({ which: fc.nat({ max: 11 }), nth: fc.nat({ max: 11 }) });

/** Usually one that can still change; one in six is another, to be rejected. */
export const returnOf = ({ returns }: Model, { which }: Choice): ModelReturn | undefined => {
  const live = returns.filter((it) => !isOver(it) || it.acts.some(isOpen));
  const list = which % 6 === 5 || live.length === 0 ? returns : live;
  return list[which % Math.max(1, list.length)];
};
/** Commands that end a return end few of them, and impossible ones are sent occasionally. */
export const isRare = ({ nth }: Choice): boolean => nth % 4 === 3;

export const command = (name: string, run: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  toString: () => name,
  run,
});

/** Runs a command on one of the returns, if there is one, then compares the stored state with the model. */
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
    // The model goes first: the command must not depend on the service's answer.
    const before = structuredClone(it);
    const expected = act.model(it);
    expect(await outcomeOf(() => act.real(real, before)), `${name} of ${JSON.stringify(before)}`).toBe(expected);
    await compare(real, it);
  },
});

/** Repeats an arbitrary: what is common in practice is common here. */
export const often = <T>(times: number, one: T): T[] => Array.from({ length: times }, () => one);
