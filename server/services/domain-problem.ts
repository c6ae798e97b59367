import type { ProblemReason } from "@/contract/vocabulary/problem";
import { DomainError } from "@/server/kernel/domain-error";
import { Problem } from "@/server/kernel/problem";

type Translation = { reason: ProblemReason; field?: (facts: DomainError["facts"]) => string };

const reviewLine = (name: string) => (facts: DomainError["facts"]) => `reviews[${facts.index}].${name}`;

/** How each domain refusal is translated. An error that isn't listed is a bug and becomes INTERNAL. */
const TRANSLATIONS: Record<string, Translation> = {
  NOT_ENOUGH_UNITS_LEFT: { reason: "FAILED_PRECONDITION" },
  EXCEEDS_REFUNDABLE: { reason: "FAILED_PRECONDITION" },
  EXCHANGE_NEEDS_PAYMENT: { reason: "FAILED_PRECONDITION" },
  OVERRIDE_EXCEEDS_PAID: { reason: "INVALID_ARGUMENT", field: () => "refund_override.amount.amount" },
  INVALID_ORDER_MONEY: { reason: "INVALID_ARGUMENT", field: () => "line_items" },
  AMOUNT_TOO_LARGE: { reason: "INVALID_ARGUMENT", field: () => "line_items" },
  TRANSITION_NOT_ALLOWED: { reason: "FAILED_PRECONDITION" },
  PARCEL_COLLECTED: { reason: "FAILED_PRECONDITION" },
  PROCESS_ENDED: { reason: "FAILED_PRECONDITION" },
  REJECT_REASON_REQUIRED: { reason: "INVALID_ARGUMENT", field: reviewLine("reject_reason") },
  GRADE_REQUIRED: { reason: "INVALID_ARGUMENT", field: reviewLine("grade") },
  UNKNOWN_LINE_ITEM: { reason: "INVALID_ARGUMENT", field: reviewLine("line_item_id") },
  AMBIGUOUS_SKU: { reason: "INVALID_ARGUMENT", field: reviewLine("line_item_id") },
  UNIT_ALREADY_REVIEWED: { reason: "ALREADY_EXISTS", field: reviewLine("line_item_id") },
  UNIT_NAMED_TWICE: { reason: "ALREADY_EXISTS", field: reviewLine("unit_id") },
  CREDIT_SPENT: { reason: "FAILED_PRECONDITION" },
  CREDIT_TOO_SMALL: { reason: "FAILED_PRECONDITION" },
  CREDIT_ALREADY_TAKEN_BACK: { reason: "FAILED_PRECONDITION" },
  UNKNOWN_REFUND_LINE: { reason: "INVALID_ARGUMENT", field: ({ index }) => `line_items[${index}].line_item_id` },
  NOT_ENOUGH_UNITS_DUE: { reason: "FAILED_PRECONDITION", field: ({ index }) => `line_items[${index}].quantity` },
  INVALID_AMOUNT: { reason: "INVALID_ARGUMENT" },
  NOTHING_PENDING: { reason: "FAILED_PRECONDITION" },
  AMOUNT_EXCEEDS_PENDING: { reason: "INVALID_ARGUMENT", field: () => "amount_override.amount" },
  UNKNOWN_UNIT: { reason: "INVALID_ARGUMENT", field: reviewLine("unit_id") },
  REVIEWED_MEANWHILE: { reason: "ABORTED", field: reviewLine("unit_id") },
  UNIT_NOT_REVIEWED: { reason: "FAILED_PRECONDITION", field: reviewLine("unit_id") },
  NOTHING_TO_CORRECT: { reason: "INVALID_ARGUMENT", field: reviewLine("status") },
  EXCHANGE_ORDERED: { reason: "FAILED_PRECONDITION", field: reviewLine("unit_id") },
  REVIEW_INCOMPLETE: { reason: "INVALID_ARGUMENT", field: () => "reviews" },
};

/** Runs a domain decision; its refusals become problems that name the field. */
export const deciding = <T>(decide: () => T): T => {
  try {
    return decide();
  } catch (error) {
    throw translate(error);
  }
};

const translate = (error: unknown): unknown => {
  if (!(error instanceof DomainError)) return error;
  const translation = TRANSLATIONS[error.reason];
  if (translation === undefined) return error;
  const field = translation.field?.(error.facts);
  const violations = field === undefined ? [] : [{ field, description: error.message }];
  return new Problem(translation.reason, error.message, { violations });
};
