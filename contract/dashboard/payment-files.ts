import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { amount, emptyObject, identifier, instantOut, localDate, requestId, requiredText, text } from "../base/wire";
import { MOST_TRANSFERS } from "../vocabulary/payment-file";
import { BulkJobDto } from "./bulk-jobs";

export const PaymentFileDto = z.object({
  batch_id: z.string(),
  message_id: z.string().describe("What the bank knows the file by; the reference of its refunds."),
  store_name: z.string(),
  count: z.int().describe("Refunds that were put into it."),
  taken_out: z.int(),
  open: z.int().describe("Refunds in it that are still to be marked as sent."),
  open_amount: amount(),
  account: z.string().describe("The account that it pays from, by its mask."),
  execution_on: localDate(),
  downloads: z.int(),
  created_by: z.string(),
  created_at: instantOut(),
});

export const createPaymentFile = defineMutation({
  summary: "Put pending bank transfers into a SEPA payment file",
  description:
    "ISO 20022 pain.001.001.09, in euros, from the account of the store. Either all refunds are in it or none: what can't " +
    "be is named with what to do. A refund is in one file at a time.",
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
    "The same file each time until a refund is taken out. Refused once a refund of it has changed. The audit log notes each " +
    "download.",
  scope: "bank-accounts:read",
  input: z.object({ batch_id: identifier() }),
  output: z.object({ file_name: z.string(), xml: z.string() }),
});

export const takeOutOfPaymentFile = defineMutation({
  summary: "Take a refund out of a SEPA payment file",
  description: "For a file that the bank hasn't got. The refund can then go into another one.",
  scope: "bank-accounts:read",
  input: z.object({ batch_id: identifier(), payout_id: identifier() }),
  output: emptyObject(),
});

export const markPaymentFileSent = defineMutation({
  summary: "Mark all refunds of a SEPA payment file as sent",
  description: "Answers at once with a job. The message id of the file is the reference of each refund.",
  scope: "processes:write",
  input: z.object({
    request_id: requestId(),
    batch_id: identifier(),
    sent_on: localDate().optional().describe("Default: today where the store is."),
  }),
  output: z.object({ job: BulkJobDto }),
});

const proof = () => ({ current_password: requiredText(1024), code: text(30).default("") });

export const getStoreBankAccount = defineQuery({
  summary: "Read which account a store sends transfers from",
  description: "The IBAN is never answered whole.",
  scope: "bank-accounts:read",
  input: z.object({ ecommerce_id: identifier() }),
  output: z.object({
    account: z
      .object({ holder_name: z.string(), iban: z.string(), bic: z.string(), updated_at: instantOut() })
      .nullable(),
    needs_code: z.boolean().describe("The caller has a second factor, so a change needs its code."),
  }),
});

export const saveStoreBankAccount = defineMutation({
  summary: "Set which account a store sends transfers from",
  description: "Kept sealed. Needs the caller's password, and the code of their second factor if they have one.",
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
  description: "Payment files that were made from it stay as they are.",
  scope: "settings:write",
  input: z.object({ ecommerce_id: identifier(), ...proof() }),
  output: emptyObject(),
});

export const showBankAccount = defineMutation({
  summary: "Show the bank account a shopper gave for a refund",
  description: "The history of the return and the audit log say who looked at it.",
  scope: "bank-accounts:read",
  input: z.object({ process_id: identifier() }),
  output: z.object({ holder_name: z.string(), iban: z.string() }),
});
