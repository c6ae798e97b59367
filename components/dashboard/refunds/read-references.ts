import { csvRows, guessDelimiter } from "@/contract/vocabulary/order-file/csv-rows";
import { MOST_REFERENCES } from "@/contract/vocabulary/reference-outcome";
import { t } from "@/messages/dashboard/refunds";

export type ReferenceRow = { return_code: string; reference: string; amount: string };

const NAMES = {
  return_code: ["return_code", "return code", "return", "code", "rma", "end-to-end id", "endtoendid"],
  reference: ["reference", "payment reference", "payment_reference", "transaction id", "bank reference"],
  amount: ["amount", "amount sent"],
} as const;

/** Returns the rows of a file of payment references, or a problem in words. The first row has the column names. */
export const readReferences = (text: string): { rows: ReferenceRow[] } | { problem: string } => {
  const bare = text.replace(/^\u{feff}/u, "");
  const [header = [], ...rows] = csvRows(bare, guessDelimiter(bare), MOST_REFERENCES + 2);
  const names = header.map((name) => name.trim().toLowerCase());
  const [code, reference, amount] = [NAMES.return_code, NAMES.reference, NAMES.amount].map((known) =>
    names.findIndex((name) => (known as readonly string[]).includes(name)),
  );
  const cell = (cells: readonly string[], at = -1) => (cells[at] ?? "").trim().replace(/^'(?=[=+\-@])/, "");
  if (code === undefined || reference === undefined || code < 0 || reference < 0)
    return { problem: t("readReferences.missingColumns") };
  const read = rows
    .map((cells) => ({
      return_code: cell(cells, code),
      reference: cell(cells, reference),
      amount: cell(cells, amount),
    }))
    .filter((row) => `${row.return_code}${row.reference}` !== "");
  if (read.length === 0) return { problem: t("readReferences.noRows") };
  if (read.length > MOST_REFERENCES) return { problem: t("readReferences.tooManyRows", { most: MOST_REFERENCES }) };
  return { rows: read };
};
