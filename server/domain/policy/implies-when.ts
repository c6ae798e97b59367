import { FIELD_KINDS } from "@/contract/vocabulary/policy-fields";
import { comparable } from "./fields";
import type { PolicyWhen } from "./types";

/**
 * Returns whether `other` matches wherever `when` does. Sound, and complete for a pair of conditions on numbers;
 * implications of several conditions together are not considered.
 */
export const impliesWhen = (when: PolicyWhen, other: PolicyWhen): boolean => {
  if (when.field !== other.field) return false;
  if (other.op === "is_unknown" || when.op === "is_unknown") return when.op === other.op;
  if (other.op === "is_known") return true;
  const own = spanOf(when);
  return own === null ? impliesTexts(when, other) : impliesNumbers(own, other);
};

/** The whole numbers that a condition matches; `but` is the one that neq excludes. */
type Span = { lo: number; hi: number; but?: number };

/** Null if the condition isn't about numbers. */
const spanOf = ({ op, value }: PolicyWhen): Span | null => {
  if (op === "between" && Array.isArray(value)) return { lo: Number(value[0]), hi: Number(value[1]) };
  if (typeof value !== "number") return null;
  switch (op) {
    case "eq":
      return { lo: value, hi: value };
    case "neq":
      return { lo: Number.NEGATIVE_INFINITY, hi: Number.POSITIVE_INFINITY, but: value };
    case "gt":
      return { lo: value + 1, hi: Number.POSITIVE_INFINITY };
    case "gte":
      return { lo: value, hi: Number.POSITIVE_INFINITY };
    case "lt":
      return { lo: Number.NEGATIVE_INFINITY, hi: value - 1 };
    case "lte":
      return { lo: Number.NEGATIVE_INFINITY, hi: value };
    default:
      return null;
  }
};

const impliesNumbers = (own: Span, other: PolicyWhen): boolean => {
  const wanted = spanOf(other);
  if (wanted === null) return false;
  if (wanted.but !== undefined) return own.but === wanted.but || wanted.but < own.lo || wanted.but > own.hi;
  return own.lo >= wanted.lo && own.hi <= wanted.hi;
};

/** How a comparison of text applies: to one of them, to all, or to none. */
const MODES = {
  ...{ eq: "ANY", in: "ANY", contains_any: "ANY" },
  ...{ contains_all: "ALL" },
  ...{ neq: "NONE", not_in: "NONE", contains_none: "NONE" },
} as const;

const impliesTexts = (when: PolicyWhen, other: PolicyWhen): boolean => {
  const mode = MODES[when.op as keyof typeof MODES];
  const wanted = MODES[other.op as keyof typeof MODES];
  const own = textsOf(when);
  const asked = textsOf(other);
  const holds = (more: readonly string[], fewer: readonly string[]): boolean =>
    fewer.length > 0 && fewer.every((text) => more.includes(text));
  if (mode === "ANY") return wanted === "ANY" && holds(asked, own);
  if (mode === "ALL" && wanted === "ANY") return own.some((text) => asked.includes(text));
  return mode !== undefined && mode === wanted && holds(own, asked);
};

const textsOf = ({ field, value }: PolicyWhen): readonly string[] => {
  const texts = typeof value === "string" ? [value] : Array.isArray(value) ? value : [];
  return texts.map((text) => comparable(FIELD_KINDS[field], String(text)));
};
