import { z } from "zod";
import { defineMutation, defineQuery } from "../base/operation";
import { instantOut, requiredText, text } from "../base/wire";
import { DECLARATION_MISTAKES, DECLARED_FIELDS } from "../vocabulary/withdrawal";

/** A secret kept by the shopper's browser. It identifies the declaration, and nobody else can guess it. */
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
  summary: "Validate a withdrawal before it is declared",
  description: "Returns the three lines as they would be stored, and their problems. Nothing is stored.",
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
    "Receives a declaration (Directive 2011/83/EU, article 11a) and stores it with its receipt. Calls with the same key are one declaration. Whether the contract exists is not checked, so every response is alike.",
  scope: "storefront",
  input: z.object({ key: key(), ...lines, lang: text(35).default("en") }),
  output: DeclaredDto,
});

export const findWithdrawal = defineQuery({
  summary: "Get a declaration",
  description: "Returns `null` if nothing was declared with the key.",
  scope: "storefront",
  input: z.object({ key: key() }),
  output: z.object({ withdrawal: DeclaredDto.nullable() }),
});

export const getWithdrawalReceipt = defineQuery({
  summary: "Get the receipt of a declaration",
  description: "Returns the PDF that was created when the declaration was received.",
  scope: "storefront",
  input: z.object({ key: key() }),
  output: z.object({ name: z.string(), content: z.string().describe("PDF, base64-encoded.") }),
});
