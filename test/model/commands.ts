import fc from "fast-check";
import type { Command } from "./command";
import { DECISION_COMMANDS } from "./commands-decisions";
import { OPERATOR_COMMANDS } from "./commands-operator";
import { CREATE, RETURN_COMMANDS } from "./commands-returns";
import { UNDO_COMMANDS } from "./commands-undo";
import { WORK_COMMANDS } from "./commands-work";

/** Everything that may happen to an order's returns; what is common in practice is common here. */
const COMMANDS: fc.Arbitrary<Command>[] = [
  ...RETURN_COMMANDS,
  ...DECISION_COMMANDS,
  ...UNDO_COMMANDS,
  ...OPERATOR_COMMANDS,
  ...WORK_COMMANDS,
];

/** The first of these that makes sense in the current state; most wouldn't at a randomly drawn time. */
const firstPossible = (candidates: readonly Command[]): Command => {
  let name = "";
  return {
    check: (model) => candidates.some((one) => one.check(model)),
    toString: () => name,
    run: async (model, real) => {
      const chosen = candidates.find((one) => one.check(model));
      name = chosen?.toString() ?? "";
      await chosen?.run(model, real);
    },
  };
};

const CANDIDATES = { minLength: 3, maxLength: 3 };

/** A history of this many steps. It begins with a return: without one there is nothing to do. */
export const historyOf = ({ fewest, most }: { fewest: number; most: number }): fc.Arbitrary<Command[]> =>
  fc
    .tuple(
      CREATE,
      fc.array(fc.array(fc.oneof(...COMMANDS), { ...CANDIDATES, size: "max" }).map(firstPossible), {
        ...{ minLength: fewest - 1, maxLength: most - 1, size: "max" },
      }),
    )
    .map(([first, rest]) => [first, ...rest]);
