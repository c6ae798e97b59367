import type fc from "fast-check";
import type { Command } from "./command";
import { DECISION_COMMANDS } from "./commands-decisions";
import { OPERATOR_COMMANDS } from "./commands-operator";
import { RETURN_COMMANDS } from "./commands-returns";
import { WORK_COMMANDS } from "./commands-work";

/** Everything that may happen to an order's returns; what is common in life is common here. */
export const COMMANDS: fc.Arbitrary<Command>[] = [
  ...RETURN_COMMANDS,
  ...DECISION_COMMANDS,
  ...OPERATOR_COMMANDS,
  ...WORK_COMMANDS,
];
