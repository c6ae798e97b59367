import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import {
  amount,
  currencyCode,
  identifier,
  instantOut,
  localDate,
  requestId,
  requiredVisibleText,
  text,
  visibleText,
} from "../base/wire";
import { MOST_REFERENCES, REFERENCE_OUTCOME_IDS } from "../vocabulary/reference-outcome";
import { REFUND_OPTIONS } from "../vocabulary/refund-option";
import { REFUND_DUE_STATES } from "../vocabulary/refund-state";
import { BulkJobDto } from "./bulk-jobs";

/** Refunds in one request. */
export const MOST_MARKED_REFUNDS = 500;

export const RefundDueDto = z.object({
  payout_id: z.string(),
  process_id: z.string(),
  return_code: z.string(),
  order_name: z.string(),
  customer_name: z.string(),
  store_id: z.string(),
  store_name: z.string(),
  is_test: z.boolean().describe("Whether the return was started in test mode. No real money moves."),
  amount: amount().describe("Amount that is not paid yet."),
  pending_of_return: amount().describe("Total of all payouts of the return."),
  currency: currencyCode(),
  refund_option: z.enum(REFUND_OPTIONS),
  destination: z.string(),
  payment_reference: z
    .string()
    .describe(
      "Reference of the original payment that is refunded. Empty for other refunds, and if the order file had none.",
    ),
  payment_method: z.string().describe("Payment method as the order names it. Empty if the order names none."),
  has_account: z.boolean().describe("Whether the shopper entered a bank account for it."),
  since: instantOut(),
  refund_by: localDate().describe("Last day for sending it, in the store's time zone."),
  is_overdue: z.boolean(),
  state: z.enum(REFUND_DUE_STATES),
  attempts: z.int(),
  error: z.string(),
  next_try_at: instantOut().nullable(),
  goes_out_at: instantOut().nullable().describe("Until this time the inspection can be undone."),
  batch: z
    .object({ batch_id: z.string(), created_at: instantOut(), message_id: z.string() })
    .nullable()
    .describe("SEPA payment file that includes it."),
});

export const listRefundsDue = defineQuery({
  summary: "List pending refunds",
  description: "Returns every payout with an unpaid amount, oldest first; keyset paging.",
  scope: "processes:read",
  input: z.object({
    cursor: text(256).default(""),
    page_size: z.int().min(1).max(500).default(50),
    batch_id: text(128).default("").describe("Only the refunds in this SEPA payment file."),
    refund_option: z.enum(REFUND_OPTIONS).optional().describe("Only refunds with this option."),
  }),
  output: z.object({ refunds: z.array(RefundDueDto), next_cursor: z.string().nullable() }),
});

export const markRefunds = defineMutation({
  summary: "Mark many refunds as sent",
  description:
    "For money that the store sent itself. Responds immediately with a job; each return is marked separately by the rules for a single one. A refund whose amount has changed since it was listed is rejected with an explanation.",
  scope: "processes:write",
  input: z.object({
    request_id: requestId(),
    refunds: z
      .array(z.object({ payout_id: identifier(), amount: amount(), reference: requiredVisibleText(70) }))
      .min(1)
      .max(MOST_MARKED_REFUNDS)
      .describe("`amount` as it was listed."),
    sent_on: localDate().optional().describe("Defaults to today in the store's time zone."),
  }),
  output: z.object({ job: BulkJobDto }),
});

export const exportRefundsDue = defineMutation({
  summary: "Export pending refunds",
  description:
    "Same as the list, with bank accounts for those who may see them. The history of each return and the audit log record who exported its account. Keyset paging.",
  scope: "processes:read",
  input: z.object({
    cursor: text(256).default(""),
    page_size: z.int().min(1).max(500).default(500),
    refund_option: z.enum(REFUND_OPTIONS).optional(),
    batch_id: text(128).default(""),
    payout_ids: z.array(identifier()).max(500).default([]).describe("Only these refunds. Empty: all."),
  }),
  output: z.object({
    refunds: z.array(
      RefundDueDto.extend({
        account: z.object({ holder_name: z.string(), iban: z.string() }).nullable(),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
});

export const previewReferences = defineMutation({
  summary: "Match a file of payment references with pending refunds",
  description:
    "Changes nothing. Returns one result for each row, in the same order; READY rows list the refunds to mark with `markRefunds`. Amounts can have a decimal point or comma.",
  scope: "processes:read",
  input: z.object({
    rows: z
      .array(z.object({ return_code: text(64), reference: visibleText(70), amount: text(64).default("") }))
      .min(1)
      .max(MOST_REFERENCES),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        return_code: z.string(),
        reference: z.string(),
        outcome: z.enum(REFERENCE_OUTCOME_IDS),
        customer_name: z.string(),
        pending: amount(),
        currency: z.string(),
        refunds: z.array(z.object({ payout_id: z.string(), amount: amount() })),
      }),
    ),
  }),
});
