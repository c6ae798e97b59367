import { visibleText } from "@/contract/vocabulary/visible-text";
import {
  DECLARED_FIELDS,
  type DeclarationMistake,
  type DeclaredField,
  LONGEST_DECLARED,
} from "@/contract/vocabulary/withdrawal";
import type { Declaration } from "./types";

/** A web address: the form must not be usable for sending one to a stranger's mailbox. */
const WEB_ADDRESS = /:\/\/|\bwww\./i;
const ADDRESS = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\"]+$/;

export type FieldMistake = { field: DeclaredField; kind: DeclarationMistake };

/**
 * Returns the input with each field as one line, and what is wrong with it. Whether such a contract exists isn't
 * checked.
 */
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

/** Removes control characters and those that change the writing direction, so that a receipt shows what it contains. */
const oneLine = (text: string): string =>
  visibleText(
    text
      .normalize("NFC")
      .replace(/[\s\p{Cc}]+/gu, " ")
      .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ""),
  );
