import { OTHER_FIELDS, PROBLEM_FIELDS, SENTENCE_FIELDS, SHOWN_FIELDS } from "./field-names";
import { maskFieldPath, maskName } from "./mask-name";
import { maskSentence } from "./mask-sentence";
import { HIDDEN, maskText } from "./mask-text";
import { subjectOf } from "./subject-of";
import type { BodyNote } from "./types";

type Body = { isCut: boolean; isProblem?: boolean; isSent?: boolean };
type Masked = { text: string; note: BodyNote; subjects: string[] };

const TOKEN =
  /\s*(?:([{}[\],:])|("[^"\\]*(?:\\.[^"\\]*)*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|true|false|null))/y;
const NUMBER = /^-?\d/;
/** No amount and no identifier of the contract is a longer number; a card is. */
const LONGEST_NUMBER = 12;
const MOST_SUBJECTS = 50;

/** The longest `code` of an answer that says what went wrong; other codes open or pay something. */
const LONGEST_CODE = 2;

/**
 * JSON with what the log may show, the rest hidden, without spaces. What is no JSON is hidden whole: nobody knows what
 * stands where in it. Reads tokens instead of parsing, because most bodies come cut. `isCut`: there is more than was given;
 * `isSent`: a caller wrote it, who may have written anything into any field.
 */
export const maskJson = (json: string, { isCut, isProblem = false, isSent = false }: Body): Masked => {
  if (!isCut && json.trim() !== "" && !isJson(json)) return { text: "", note: "NOT_JSON", subjects: [] };
  const parts: string[] = [];
  const subjects = new Set<string>();
  /** Of every open object and list: the name of the field that its values stand in. A list's is the list's own. */
  const levels: { name: string; isList: boolean }[] = [{ name: "", isList: true }];
  let at = 0;
  for (;;) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(json);
    if (found === null) break;
    at = TOKEN.lastIndex;
    const [, sign, quoted, bare] = found;
    const level = levels.at(-1) ?? { name: "", isList: true };
    if (sign !== undefined) {
      if (sign === "{") levels.push({ name: "", isList: false });
      else if (sign === "[") levels.push({ name: level.name, isList: true });
      else if (sign === "}" || sign === "]") levels.pop();
      else if (sign === "," && !level.isList) level.name = "";
      parts.push(sign);
    } else if (quoted !== undefined) {
      const text = readText(quoted);
      const isName = !level.isList && isBeforeColon(json, at);
      if (isName) level.name = text;
      const subject = isName ? null : subjectOf(level.name, text);
      if (subject !== null && subjects.size < MOST_SUBJECTS) subjects.add(subject);
      const shown = isName ? maskName(text) : shownText(level.name, text, { isProblem, isSent });
      parts.push(shown === text ? quoted : JSON.stringify(shown));
    } else if (bare !== undefined) parts.push(isShownBare(level.name, bare, isProblem) ? bare : JSON.stringify(HIDDEN));
  }
  return { text: parts.join(""), note: isCut ? "CUT" : "", subjects: [...subjects] };
};

/** A value of the query or the path. */
export const maskValue = (name: string, value: string): string => {
  if (SHOWN_FIELDS.has(name)) return maskSent(value);
  const isShown = OTHER_FIELDS.has(name) ? /^(?:true|false|\d{1,12})?$/ : /^(?:true|false)?$/;
  return isShown.test(value) ? value : HIDDEN;
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const isBeforeColon = (json: string, end: number): boolean => {
  let at = end;
  while (/\s/.test(json[at] ?? "")) at += 1;
  return json[at] === ":";
};

const readText = (quoted: string): string => {
  if (!quoted.includes("\\")) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    // An escape that there is none of: what it says cannot be judged.
    return HIDDEN;
  }
};

/** No value that a machine sends in these fields is made of several words: whoever sends some has written to somebody. */
const maskSent = (text: string): string => (/\s/.test(text.trim()) ? HIDDEN : maskText(text));

const shownText = (name: string, text: string, { isProblem, isSent }: Omit<Required<Body>, "isCut">): string => {
  if (isProblem && SENTENCE_FIELDS.has(name)) return maskSentence(text);
  if (isProblem && name === "field") return text === "" ? "" : maskFieldPath(text);
  if (isSent && SHOWN_FIELDS.has(name)) return maskSent(text);
  if (SHOWN_FIELDS.has(name) || (isProblem && PROBLEM_FIELDS.has(name))) return maskText(text);
  return text === "" ? "" : HIDDEN;
};

const isShownBare = (name: string, bare: string, isProblem: boolean): boolean => {
  if (!NUMBER.test(bare)) return true;
  if (isProblem && name === "code") return bare.length <= LONGEST_CODE;
  return bare.length <= LONGEST_NUMBER && (SHOWN_FIELDS.has(name) || OTHER_FIELDS.has(name));
};
