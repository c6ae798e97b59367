import { z } from "zod";
import { defineQuery } from "../base/operation";
import { identifier, instantOut, text } from "../base/wire";
import { DeclaredDto } from "../storefront/withdrawals";
import { WITHDRAWAL_MAILS } from "../vocabulary/withdrawal";

const WithdrawalDto = DeclaredDto.extend({ ecommerce_id: z.string(), lang: z.string() });

export const listWithdrawals = defineQuery({
  summary: "List declarations of withdrawal",
  description: "Newest first, fifty at a time.",
  scope: "processes:read",
  input: z.object({ before: text(128).default("").describe("Those before this one; empty: the newest.") }),
  output: z.object({
    withdrawals: z.array(WithdrawalDto),
    next_before: z.string().nullable().describe("Null on the last page."),
  }),
});

export const getWithdrawal = defineQuery({
  summary: "Read one declaration of withdrawal",
  description: "What was declared, the receipt's fingerprint, and where its mails stand.",
  scope: "processes:read",
  input: z.object({ withdrawal_id: identifier() }),
  output: WithdrawalDto.extend({
    statement: z.string(),
    receipt_sha256: z.string(),
    mails: z.array(
      z.object({
        kind: z.enum(WITHDRAWAL_MAILS),
        sent_at: instantOut().nullable(),
        next_try_at: instantOut().nullable(),
        error: z.string(),
      }),
    ),
  }),
});

export const getReceipt = defineQuery({
  summary: "The receipt of a declaration of withdrawal",
  description: "The bytes that the shopper got.",
  scope: "processes:read",
  input: z.object({ withdrawal_id: identifier() }),
  output: z.object({ name: z.string(), content: z.string().describe("Base64 of the PDF.") }),
});
