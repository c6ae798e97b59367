import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { instantOut, requiredText, text } from "../base/wire";
import { DECLARATION_MISTAKES, DECLARED_FIELDS } from "../vocabulary/withdrawal";

/** A secret that the shopper's browser holds: it names the declaration, and nobody else can. */
const key = () => requiredText(64).min(32, { error: "must be at least 32 random characters" });

export const DeclaredDto = z.object({
  withdrawal_id: z.string(),
  number: z.string(),
  name: z.string(),
  contract: z.string(),
  email: z.string(),
  received_at: instantOut(),
});

const lines = { name: text(2000), contract: text(2000), email: text(2000) };

export const checkWithdrawal = defineQuery({
  summary: "Look over a withdrawal before it is declared",
  description: "The three lines as they would be kept, and what is wrong with them. Keeps nothing.",
  scope: "storefront",
  input: z.object(lines),
  output: z.object({
    ...{ name: z.string(), contract: z.string(), email: z.string() },
    mistakes: z.array(z.object({ field: z.enum(DECLARED_FIELDS), kind: z.enum(DECLARATION_MISTAKES) })),
  }),
});

export const declareWithdrawal = defineMutation({
  summary: "Withdraw from a contract",
  description:
    "Receives a declaration (Directive 2011/83/EU, article 11a) and keeps it with its receipt. The same key twice is " +
    "one declaration. Whether there is such a contract is not looked at, so every answer is alike.",
  scope: "storefront",
  input: z.object({ key: key(), ...lines, lang: text(35).default("en") }),
  output: DeclaredDto,
});

export const findWithdrawal = defineQuery({
  summary: "See a declaration of one's own",
  description: "Null for a key with which nothing was declared.",
  scope: "storefront",
  input: z.object({ key: key() }),
  output: z.object({ withdrawal: DeclaredDto.nullable() }),
});

export const getWithdrawalReceipt = defineQuery({
  summary: "The receipt of a declaration of one's own",
  description: "The PDF as it was made when the declaration came in.",
  scope: "storefront",
  input: z.object({ key: key() }),
  output: z.object({ name: z.string(), content: z.string().describe("Base64 of the PDF.") }),
});
