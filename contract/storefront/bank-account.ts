import { z } from "zod";
import { defineQuery } from "../base/operation";
import { text } from "../base/wire";
import { ACCOUNT_FIELDS, ACCOUNT_MISTAKES } from "../vocabulary/bank-account";

export const checkBankAccount = defineQuery({
  summary: "Look over a bank account before it is kept",
  description: "What is wrong with which line, all at once. Keeps nothing, and asks no bank.",
  scope: "storefront",
  input: z.object({ iban: text(), holder_name: text() }),
  output: z.object({
    mistakes: z.array(z.object({ field: z.enum(ACCOUNT_FIELDS), kind: z.enum(ACCOUNT_MISTAKES) })),
  }),
});
