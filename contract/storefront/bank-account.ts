import { z } from "zod";
import { defineQuery } from "../base/operation";
import { text } from "../base/wire";
import { ACCOUNT_FIELDS, ACCOUNT_MISTAKES } from "../vocabulary/bank-account";

export const checkBankAccount = defineQuery({
  summary: "Validate a bank account",
  description: "Returns the problems of all fields at the same time. Does not store the account or contact a bank.",
  scope: "storefront",
  input: z.object({ iban: text(), holder_name: text() }),
  output: z.object({
    mistakes: z.array(z.object({ field: z.enum(ACCOUNT_FIELDS), kind: z.enum(ACCOUNT_MISTAKES) })),
  }),
});
