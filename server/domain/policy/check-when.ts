import { COUNTRY_EXPECTED, isCountry } from "@/contract/vocabulary/country";
import { POLICY_FIELDS, POLICY_OPS } from "@/contract/vocabulary/policy";
import { FIELD_KINDS, opsOf } from "@/contract/vocabulary/policy-fields";
import { REFUND_OPTIONS } from "@/contract/vocabulary/refund-option";
import { RETURN_METHODS } from "@/contract/vocabulary/return-method";
import { comparable } from "./fields";
import type { PolicyValue, PolicyWhen } from "./types";

/** What is wrong with a policy, and where: `path` is the published name of the field. */
export type PolicyViolation = { path: string; message: string };

/** The store's known IDs; a list that is absent is not checked. */
export type KnownIds = {
  reasons?: readonly string[];
  productIds?: readonly string[];
  brandIds?: readonly string[];
  categoryIds?: readonly string[];
  collectionIds?: readonly string[];
};

/** Returns what is wrong with one condition; any condition that passes can be evaluated. */
export const checkWhen = (when: PolicyWhen, path: string, known: KnownIds): PolicyViolation[] => {
  if (!POLICY_FIELDS.includes(when.field))
    return [{ path: `${path}.field`, message: `one of ${POLICY_FIELDS.join(", ")}` }];
  if (!POLICY_OPS.includes(when.op)) return [{ path: `${path}.op`, message: `one of ${POLICY_OPS.join(", ")}` }];
  if (!opsOf(when.field).includes(when.op))
    return [{ path: `${path}.op`, message: `${when.field} can be compared by ${opsOf(when.field).join(", ")}` }];
  return checkValue(when, known).map((message) => ({ path: `${path}.value`, message }));
};

const checkValue = (when: PolicyWhen, known: KnownIds): string[] => {
  const { op, value } = when;
  if (op === "is_known" || op === "is_unknown") return value === null ? [] : [`${op} takes no value`];
  if (op === "between") return checkRange(when);
  if (isNumeric(when)) return checkNumber(when, value);
  if (op === "eq" || op === "neq") return typeof value === "string" ? checkTexts(when, [value], known) : ["text"];
  const texts = textList(value);
  if (texts === null) return ["a list of text values"];
  return texts.length === 0 ? ["at least one value"] : checkTexts(when, texts, known);
};

const isNumeric = ({ field }: PolicyWhen): boolean => {
  const kind = FIELD_KINDS[field];
  return kind === "MINOR" || kind === "DAYS" || kind === "COUNT" || kind === "SCORE";
};

const checkRange = (when: PolicyWhen): string[] => {
  const { value } = when;
  const [lo, hi] = Array.isArray(value) && value.length === 2 ? value : [];
  const wrong = [lo, hi].flatMap((end) => checkNumber(when, end ?? null));
  if (wrong.length > 0) return ["two whole numbers, the lower one first"];
  return Number(lo) <= Number(hi) ? [] : ["the lower number first"];
};

const checkNumber = ({ field }: PolicyWhen, value: PolicyValue): string[] => {
  const kind = FIELD_KINDS[field];
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < 0)
    return [kind === "MINOR" ? "an amount of 0 or more" : "a whole number, 0 or more"];
  return kind === "SCORE" && value > MOST_SCORE ? [`0 to ${MOST_SCORE}`] : [];
};

const MOST_SCORE = 100;

const checkTexts = ({ field }: PolicyWhen, texts: readonly string[], known: KnownIds): string[] => {
  const kind = FIELD_KINDS[field];
  return texts.flatMap((text) => {
    if (text.trim() === "") return ["text that is not empty"];
    if (field === "country" && !isCountry(text.trim().toUpperCase())) return [`${COUNTRY_EXPECTED}, not "${text}"`];
    const allowed = namesOf(field, known);
    const isAllowed = allowed?.some((name) => comparable(kind, name) === comparable(kind, text)) ?? true;
    return isAllowed
      ? []
      : [`"${text}" is unknown${allowed && allowed.length <= 12 ? `: one of ${allowed.join(", ")}` : ""}`];
  });
};

const namesOf = (field: PolicyWhen["field"], known: KnownIds): readonly string[] | undefined => {
  switch (field) {
    case "reason":
      return known.reasons;
    case "product_id":
      return known.productIds;
    case "brand_id":
      return known.brandIds;
    case "category_ids":
      return known.categoryIds;
    case "collection_ids":
      return known.collectionIds;
    case "refund_option":
      return REFUND_OPTIONS;
    case "return_method":
      return RETURN_METHODS;
    default:
      return undefined;
  }
};

const textList = (value: PolicyValue): readonly string[] | null => {
  if (!Array.isArray(value)) return null;
  const texts = value.filter((one): one is string => typeof one === "string");
  return texts.length === value.length ? texts : null;
};
