import { ACTIVITY_NAMES } from "@/contract/vocabulary/activity";
import { REVIEW_FLOWS, RISK_EFFECTS, START_RETURN_ON_PLATFORM_TIMES } from "@/contract/vocabulary/policy";
import { FEE_TYPES } from "@/contract/vocabulary/refund-option";
import { checkRules, type RuleList } from "./check-rules";
import type { KnownIds, PolicyViolation } from "./check-when";
import { LIST_RULE_IDS } from "./decide-eligibility";
import type { FeeThen, NonReturnableLists, ReturnPolicy } from "./types";

/** Ten years: anything longer is a typo, and adding the days must give a valid date. */
const MOST_DAYS = 3_660;

/**
 * Returns what is wrong with a store's return conditions; empty if nothing is. Each entry gives its field's published
 * path, for example `keep_your_item.options[0].whens[1].value`. Values are also checked against the store's lists in
 * `known`.
 */
export const checkPolicy = (policy: ReturnPolicy, known: KnownIds = {}): PolicyViolation[] => {
  const seen = new Map<string, string>();
  const check = <Then>(list: RuleList<Then>) => checkRules(list, { seen, known });
  const { keepYourItem, payForLogistics, requireAuthorization, uploadDocuments } = policy;
  const sets = {
    pay_for_logistics: payForLogistics,
    require_authorization: requireAuthorization,
    upload_documents: uploadDocuments,
  };
  return [
    ...checkSettings(policy),
    ...checkLists(policy.nonReturnable, known),
    ...checkPhotoAbove(keepYourItem.photoAboveMinor ?? null),
    ...check({ path: "windows", rules: policy.windows, checkThen: (then) => checkPeriod(then.returnPeriodDays) }),
    ...check({
      path: "eligibility",
      rules: policy.eligibility,
      checkThen: (then) => checkFlag("is_returnable", then.isReturnable),
    }),
    ...check({ path: "keep_your_item.options", rules: keepYourItem.options, checkThen: checkKeep }),
    ...Object.entries(sets).flatMap(([name, { options }]) =>
      check({ path: `${name}.options`, rules: options, checkThen: () => [] }),
    ),
    ...check({ path: "fees", rules: policy.fees, checkThen: checkFee, groupOf: ({ type }) => type }),
    ...check({
      path: "risk",
      rules: policy.risk,
      checkThen: ({ effect }) => oneOf("effect", effect, RISK_EFFECTS),
      groupOf: ({ effect }) => effect,
    }),
  ];
};

type Finding = { field: string; message: string };

const checkSettings = (policy: ReturnPolicy): PolicyViolation[] =>
  [
    ...checkPeriod(policy.returnPeriodDays),
    ...checkDays("max_days_to_send_package", policy.maxDaysToSendPackage),
    ...checkDays("review_auto_complete_days", policy.reviewAutoCompleteDays),
    ...oneOf("review_flow", policy.reviewFlow, REVIEW_FLOWS),
    ...oneOf("start_return_on_platform_time", policy.startReturnOnPlatformTime, START_RETURN_ON_PLATFORM_TIMES),
    ...policy.skipWorkflowActivities.flatMap((name, index) =>
      oneOf(`skip_workflow_activities[${index}]`, name, ACTIVITY_NAMES),
    ),
  ].map(({ field, message }) => ({ path: field, message }));

const checkPeriod = (days: number | null): Finding[] => (days === null ? [] : checkDays("return_period_days", days));

const checkDays = (field: string, days: number): Finding[] =>
  isWithin(days, MOST_DAYS) ? [] : [{ field, message: `whole days, 0 to ${MOST_DAYS}` }];

const checkKeep = ({ isForced, refundPercentage }: { isForced: boolean; refundPercentage: number }): Finding[] => [
  ...checkFlag("force_keep_your_item", isForced),
  ...(isWithin(refundPercentage, 100) ? [] : [{ field: "refund_percentage", message: "a whole number, 0 to 100" }]),
];

const checkPhotoAbove = (aboveMinor: number | null): PolicyViolation[] =>
  aboveMinor === null || isWithin(aboveMinor, Number.MAX_SAFE_INTEGER)
    ? []
    : [{ path: "keep_your_item.photo_above", message: "an amount, 0 or more, or null for never" }];

const checkFee = ({ type, charge }: FeeThen): Finding[] => {
  const named = oneOf("type", type, FEE_TYPES);
  if ("totalMinor" in charge)
    return isWithin(charge.totalMinor, Number.MAX_SAFE_INTEGER)
      ? named
      : [...named, { field: "total", message: "an amount of 0 or more" }];
  const field = "rate_basis_points";
  // Only restocking fees can be a rate; the others are flat (money rule 8).
  if (type !== "RESTOCK_FEE") return [...named, { field, message: "only RESTOCK_FEE is a rate; give a total" }];
  return isWithin(charge.rateBasisPoints, 10_000) ? named : [...named, { field, message: "0 to 10000 (100%)" }];
};

const checkFlag = (field: string, flag: boolean): Finding[] =>
  typeof flag === "boolean" ? [] : [{ field, message: "true or false" }];

const oneOf = (field: string, name: string, names: readonly string[]): Finding[] =>
  names.includes(name) ? [] : [{ field, message: `one of ${names.join(", ")}` }];

const isWithin = (figure: number, most: number): boolean =>
  Number.isSafeInteger(figure) && figure >= 0 && figure <= most;

const checkLists = (lists: NonReturnableLists, known: KnownIds): PolicyViolation[] => {
  const names: { [list in keyof NonReturnableLists]?: readonly string[] | undefined } = known;
  return LIST_NAMES.flatMap((list) =>
    lists[list].flatMap((id, index) => {
      const path = `${LIST_RULE_IDS[list]}[${index}]`;
      if (id.trim() === "") return [{ path, message: "text that is not empty" }];
      return names[list]?.includes(id.trim()) === false ? [{ path, message: `"${id}" is unknown` }] : [];
    }),
  );
};

const LIST_NAMES = ["brandIds", "categoryIds", "collectionIds", "orderTagIds", "productIds", "tagIds"] as const;
