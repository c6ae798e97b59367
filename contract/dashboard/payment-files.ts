import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { amount, emptyObject, identifier, instantOut, localDate, requestId, requiredText, text } from "../base/wire";
import { MOST_TRANSFERS } from "../vocabulary/payment-file";
import { BulkJobDto } from "./bulk-jobs";

export const PaymentFileDto = z.object({
  batch_id: z.string(),
  message_id: z
    .string()
    .describe("Message ID by which the bank identifies the file. It is the reference of its refunds."),
  store_name: z.string(),
  count: z.int().describe("Number of refunds added to the file."),
  taken_out: z.int(),
  open: z.int().describe("Refunds in the file that are not marked as sent yet."),
  open_amount: amount(),
  account: z.string().describe("Account that the refunds are paid from, masked."),
  execution_on: localDate(),
  downloads: z.int(),
  created_by: z.string(),
  created_at: instantOut(),
});

export const createPaymentFile = defineMutation({
  summary: "Create a SEPA payment file for pending bank transfers",
  description:
    "ISO 20022 pain.001.001.09, in euros, from the store's account. The file contains either all refunds or none: those that can't be included are listed with what to do. A refund can be in one file at a time.",
  scope: "bank-accounts:read",
  input: z.object({ request_id: requestId(), payout_ids: z.array(identifier()).min(1).max(MOST_TRANSFERS) }),
  output: z.object({ file: PaymentFileDto }),
});

export const listPaymentFiles = defineQuery({
  summary: "List the latest SEPA payment files",
  description: "Newest first.",
  scope: "processes:read",
  output: z.object({ files: z.array(PaymentFileDto) }),
});

export const readPaymentFile = defineMutation({
  summary: "Download a SEPA payment file",
  description:
    "Returns the same file each time until a refund is removed. Rejected if one of its refunds has changed. Downloads are recorded in the audit log.",
  scope: "bank-accounts:read",
  input: z.object({ batch_id: identifier() }),
  output: z.object({ file_name: z.string(), xml: z.string() }),
});

export const takeOutOfPaymentFile = defineMutation({
  summary: "Remove a refund from a SEPA payment file",
  description: "For a file that was not submitted to the bank yet. The refund can then be added to another file.",
  scope: "bank-accounts:read",
  input: z.object({ batch_id: identifier(), payout_id: identifier() }),
  output: emptyObject(),
});

export const markPaymentFileSent = defineMutation({
  summary: "Mark all refunds of a SEPA payment file as sent",
  description: "Responds immediately with a job. The message ID of the file is the reference of each refund.",
  scope: "processes:write",
  input: z.object({
    request_id: requestId(),
    batch_id: identifier(),
    sent_on: localDate().optional().describe("Defaults to today in the store's time zone."),
  }),
  output: z.object({ job: BulkJobDto }),
});

const proof = () => ({ current_password: requiredText(1024), code: text(30).default("") });

export const getStoreBankAccount = defineQuery({
  summary: "Get the account a store sends transfers from",
  description: "The full IBAN is never returned.",
  scope: "bank-accounts:read",
  input: z.object({ ecommerce_id: identifier() }),
  output: z.object({
    account: z
      .object({ holder_name: z.string(), iban: z.string(), bic: z.string(), updated_at: instantOut() })
      .nullable(),
    needs_code: z.boolean().describe("Whether the caller has a second factor, so that a change requires its code."),
  }),
});

export const saveStoreBankAccount = defineMutation({
  summary: "Set the account a store sends transfers from",
  description:
    "Stored encrypted. Requires the caller's password, and the code of their second factor if they have one.",
  scope: "settings:write",
  input: z.object({
    ecommerce_id: identifier(),
    holder_name: text(200),
    iban: text(100),
    bic: text(20).default(""),
    ...proof(),
  }),
  output: emptyObject(),
});

export const removeStoreBankAccount = defineMutation({
  summary: "Remove the account a store sends transfers from",
  description: "Payment files created from it are kept.",
  scope: "settings:write",
  input: z.object({ ecommerce_id: identifier(), ...proof() }),
  output: emptyObject(),
});

export const showBankAccount = defineMutation({
  summary: "Get the bank account a shopper entered for a refund",
  description: "Access is recorded in the history of the return and in the audit log.",
  scope: "bank-accounts:read",
  input: z.object({ process_id: identifier() }),
  output: z.object({ holder_name: z.string(), iban: z.string() }),
});
