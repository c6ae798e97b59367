import { OTHER_FIELDS, PROBLEM_FIELDS, SENTENCE_FIELDS, SHOWN_FIELDS } from "./field-names";
import { maskFieldPath, maskName } from "./mask-name";
import { maskSentence } from "./mask-sentence";
import { HIDDEN, maskText } from "./mask-text";
import { subjectOf } from "./subject-of";
import type { BodyNote } from "./types";

type Body = { isCut: boolean; isProblem?: boolean; isSent?: boolean };
type Level = { name: string; isList: boolean };
type Masked = { text: string; note: BodyNote; subjects: string[] };

const QUOTED = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
const BARE = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|true|false|null)/y;
const SIGNS = new Set("{}[]:,");
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
  const subjects = new Set<string>();
  /** Of every open object and list: the name of the field that its values stand in. A list's is the list's own. */
  const levels: Level[] = [{ name: "", isList: true }];
  const parts: string[] = [];
  let [at, copied] = [0, 0];
  for (;;) {
    const start = skipSpace(json, at);
    const end = tokenEnd(json, start);
    // Where a number ends at the cut, nobody knows how long it is.
    if (end < 0 || (isCut && end === json.length && NUMBER.test(json.slice(start, end)))) break;
    const token = json.slice(start, end);
    const level = levels.at(-1) ?? { name: "", isList: true };
    let shown = token;
    if (SIGNS.has(token)) follow(levels, token);
    else if (token.startsWith('"')) {
      const text = readText(token);
      const isName = !level.isList && json[skipSpace(json, end)] === ":";
      if (isName) level.name = text;
      const subject = isName ? null : subjectOf(level.name, text);
      if (subject !== null && subjects.size < MOST_SUBJECTS) subjects.add(subject);
      const said = isName ? maskName(text) : shownText(level.name, text, { isProblem, isSent });
      if (said !== text) shown = JSON.stringify(said);
    } else if (!isShownBare(level.name, token, isProblem)) shown = JSON.stringify(HIDDEN);
    // Most of it stays as it is and is copied in long pieces.
    if (start > at || shown !== token) {
      parts.push(json.slice(copied, at), shown);
      copied = end;
    }
    at = end;
  }
  parts.push(json.slice(copied, at));
  return { text: parts.join(""), note: isCut ? "CUT" : "", subjects: [...subjects] };
};

const follow = (levels: Level[], sign: string): void => {
  const level = levels.at(-1);
  if (sign === "{") levels.push({ name: "", isList: false });
  else if (sign === "[") levels.push({ name: level?.name ?? "", isList: true });
  else if (sign === "}" || sign === "]") levels.pop();
  else if (sign === "," && level?.isList === false) level.name = "";
};

/** Where the token ends that begins here; -1 where none begins. */
const tokenEnd = (json: string, start: number): number => {
  const first = json[start] ?? "";
  if (SIGNS.has(first)) return start + 1;
  const kind = first === '"' ? QUOTED : BARE;
  kind.lastIndex = start;
  return kind.test(json) ? kind.lastIndex : -1;
};

const skipSpace = (json: string, from: number): number => {
  let at = from;
  while (isSpace(json.charCodeAt(at))) at += 1;
  return at;
};

/** Of the spaces beyond ASCII there are none in JSON, except inside of texts. */
const isSpace = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d);

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
