import { z } from "zod";
import { defineQuery } from "../base/operation";
import { identifier, instantOut, text } from "../base/wire";
import { DeclaredDto } from "../storefront/withdrawals";
import { WITHDRAWAL_MAILS } from "../vocabulary/withdrawal";

const WithdrawalDto = DeclaredDto.extend({ ecommerce_id: z.string(), lang: z.string() });

export const listWithdrawals = defineQuery({
  summary: "List withdrawal declarations",
  description: "Newest first, fifty at a time.",
  scope: "processes:read",
  input: z.object({ before: text(128).default("").describe("Declarations older than this one. Empty: the newest.") }),
  output: z.object({
    withdrawals: z.array(WithdrawalDto),
    next_before: z.string().nullable().describe("`null` on the last page."),
  }),
});

export const getWithdrawal = defineQuery({
  summary: "Get a withdrawal declaration",
  description: "Returns the declaration, the receipt's fingerprint, and the status of its emails.",
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
  summary: "Get the receipt of a withdrawal declaration",
  description: "Returns the same bytes that the shopper received.",
  scope: "processes:read",
  input: z.object({ withdrawal_id: identifier() }),
  output: z.object({ name: z.string(), content: z.string().describe("PDF, base64-encoded.") }),
});
