import { checkWhen, type KnownIds, type PolicyViolation } from "./check-when";
import { ALWAYS } from "./decide";
import { LIST_RULE_IDS, SHOP_SAYS_NO } from "./decide-eligibility";
import { RETURN_PERIOD } from "./decide-window";
import { impliesWhen } from "./implies-when";
import type { PolicyRule } from "./types";

/** IDs used by decisions that no rule made. */
const RESERVED_IDS: readonly string[] = [ALWAYS, SHOP_SAYS_NO, RETURN_PERIOD, ...Object.values(LIST_RULE_IDS)];
const LONGEST_ID = 64;
const LONGEST_LABEL = 200;

export type RuleList<Then> = {
  /** Published name of the list. */
  path: string;
  rules: readonly PolicyRule<Then>[];
  /** Returns what is wrong with a rule's result, by the published name of the field. */
  checkThen: (then: Then) => { field: string; message: string }[];
  /** Rules compete only within their group; without it, all rules of the list compete. */
  groupOf?: (then: Then) => string;
};

/**
 * Returns what is wrong with a list of rules. `seen` collects the IDs of the whole policy so far: a decision names its
 * rule by ID, so an ID may occur only once.
 */
export const checkRules = <Then>(
  { path, rules, checkThen, groupOf = () => "" }: RuleList<Then>,
  { seen, known }: { seen: Map<string, string>; known: KnownIds },
): PolicyViolation[] =>
  rules.flatMap((rule, index) => {
    const at = `${path}[${index}]`;
    const group = groupOf(rule.then);
    const before = rules.slice(0, index).filter((earlier) => groupOf(earlier.then) === group);
    return [
      ...checkId(rule.id, `${at}.id`, seen),
      ...checkLabel(rule.label, `${at}.label`),
      ...rule.whens.flatMap((when, number) => checkWhen(when, `${at}.whens[${number}]`, known)),
      ...checkThen(rule.then).map(({ field, message }) => ({ path: `${at}.${field}`, message })),
      ...checkReach(rule, before, at),
    ];
  });

const checkId = (id: string, path: string, seen: Map<string, string>): PolicyViolation[] => {
  if (id.trim() === "" || id.length > LONGEST_ID) return [{ path, message: `1 to ${LONGEST_ID} characters` }];
  if (RESERVED_IDS.includes(id)) return [{ path, message: `"${id}" is reserved; choose another ID` }];
  const other = seen.get(id);
  if (other !== undefined) return [{ path, message: `"${id}" is already the ID of ${other}` }];
  seen.set(id, path.slice(0, -".id".length));
  return [];
};

const checkLabel = (label: string, path: string): PolicyViolation[] =>
  label.length > LONGEST_LABEL ? [{ path, message: `at most ${LONGEST_LABEL} characters` }] : [];

/** If an earlier rule matches wherever this one does, the earlier one always wins. */
const checkReach = <Then>(rule: PolicyRule<Then>, before: PolicyRule<Then>[], path: string): PolicyViolation[] => {
  const hider = before.find(({ whens }) => whens.every((asked) => rule.whens.some((own) => impliesWhen(own, asked))));
  if (hider === undefined) return [];
  const why = hider.whens.length === 0 ? "holds for everything" : "holds whenever this one does";
  return [{ path, message: `never reached: the rule "${hider.id}" before it ${why}` }];
};
