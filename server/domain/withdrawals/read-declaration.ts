import { visibleText } from "@/contract/vocabulary/visible-text";
import {
  DECLARED_FIELDS,
  type DeclarationMistake,
  type DeclaredField,
  LONGEST_DECLARED,
} from "@/contract/vocabulary/withdrawal";
import type { Declaration } from "./types";

/** An address of a web page: whoever wants to send one to a stranger's mail box must not do it from here. */
const WEB_ADDRESS = /:\/\/|\bwww\./i;
const ADDRESS = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\"]+$/;

export type FieldMistake = { field: DeclaredField; kind: DeclarationMistake };

/** What was typed as one line each, and what is wrong with it. Whether there is such a contract is not asked. */
export const readDeclaration = (typed: Declaration): { declaration: Declaration; mistakes: FieldMistake[] } => {
  const declaration = { name: oneLine(typed.name), contract: oneLine(typed.contract), email: typed.email.trim() };
  const mistakes = DECLARED_FIELDS.flatMap((field) => {
    const kind = mistakeOf(field, declaration[field]);
    return kind === null ? [] : [{ field, kind }];
  });
  return { declaration, mistakes };
};

const mistakeOf = (field: DeclaredField, text: string): DeclarationMistake | null => {
  if (text === "") return "MISSING";
  if (text.length > LONGEST_DECLARED[field]) return "TOO_LONG";
  if (field === "email") return ADDRESS.test(text) ? null : "NO_ADDRESS";
  return WEB_ADDRESS.test(text) ? "WEB_ADDRESS" : null;
};

/** Without control characters and those that turn the direction of writing: a receipt shows what it holds. */
const oneLine = (text: string): string =>
  visibleText(
    text
      .normalize("NFC")
      .replace(/[\s\p{Cc}]+/gu, " ")
      .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ""),
  );
