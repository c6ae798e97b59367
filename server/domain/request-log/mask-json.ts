import { OTHER_FIELDS, PROBLEM_FIELDS, SENTENCE_FIELDS, SHOWN_FIELDS } from "./field-names";
import { maskFieldPath, maskName } from "./mask-name";
import { HIDDEN, maskText } from "./mask-text";
import { subjectOf } from "./subject-of";
import type { BodyNote } from "./types";

type Body = { isCut: boolean; isProblem?: boolean; isSent?: boolean };
type Level = { name: string; isList: boolean };
type Masked = { text: string; note: BodyNote; subjects: string[] };

const QUOTED = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
const BARE = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|true|false|null)/y;
const codeOf = (sign: string): number => sign.charCodeAt(0);
const [QUOTE, BACKSLASH, COLON, COMMA] = [codeOf('"'), codeOf("\\"), codeOf(":"), codeOf(",")];
const [OBJECT, OBJECT_END, LIST, LIST_END] = [codeOf("{"), codeOf("}"), codeOf("["), codeOf("]")];
const HIDDEN_QUOTED = JSON.stringify(HIDDEN);
/** Outside any object: values here belong to no field. */
const OUTERMOST: Level = { name: "", isList: true };
const NUMBER = /^-?\d/;
/** No amount or identifier in the contract is a longer number; a card number is. */
const LONGEST_NUMBER = 12;
const MOST_SUBJECTS = 50;

/** The longest `code` of an error response; other codes grant access or payment. */
const LONGEST_CODE = 2;

/**
 * Masks JSON for the log: what may be shown, the rest hidden, without spaces. Reads tokens instead of parsing, because
 * most bodies are cut. `isCut`: the body is longer than what was given; `isSent`: it comes from a caller, who may have
 * written anything into any field, or no JSON at all. A body that isn't JSON is hidden entirely, because its content is
 * unknown.
 */
export const maskJson = (json: string, { isCut, isProblem = false, isSent = false }: Body): Masked => {
  if (isSent && !isCut && json.trim() !== "" && !isJson(json)) return { text: "", note: "NOT_JSON", subjects: [] };
  const subjects = new Set<string>();
  /**
   * For each open object and list: the name of the field that its values belong to. A list's values have the list's own
   * name.
   */
  const levels: Level[] = [];
  const parts: string[] = [];
  let [at, copied] = [0, 0];
  let isBehindValue = false;
  for (;;) {
    const start = skipSpace(json, at);
    const end = tokenEnd(json, start);
    const first = json.charCodeAt(start);
    const isValue = first === QUOTE || !isSign(first);
    // Two values without a separator aren't JSON: side by side they could form a card number.
    if (end < 0 || (isValue && isBehindValue)) break;
    isBehindValue = isValue;
    const level = levels.at(-1) ?? OUTERMOST;
    /** The replacement; null if the text stays. */
    let shown: string | null = null;
    if (first === QUOTE) {
      const text = readText(json.slice(start, end)) ?? HIDDEN;
      const isName = !level.isList && json.charCodeAt(skipSpace(json, end)) === COLON;
      if (isName) level.name = text;
      const subject = isName ? null : subjectOf(level.name, text);
      if (subject !== null && subjects.size < MOST_SUBJECTS) subjects.add(subject);
      const said = isName ? maskName(text) : shownText(level.name, text, { isProblem, isSent });
      if (said === HIDDEN) shown = HIDDEN_QUOTED;
      else if (said !== text) shown = JSON.stringify(said);
    } else if (!isValue) follow(levels, first);
    else {
      const bare = json.slice(start, end);
      // If a number ends at the cut, its full length is unknown.
      if (isCut && end === json.length && NUMBER.test(bare)) break;
      if (!isShownBare(level.name, bare, isProblem)) shown = HIDDEN_QUOTED;
    }
    // Most of it is unchanged and is copied in long pieces.
    if (start > at || shown !== null) {
      parts.push(json.slice(copied, at), shown ?? json.slice(start, end));
      copied = end;
    }
    at = end;
  }
  parts.push(json.slice(copied, at));
  return { text: parts.join(""), note: isCut ? "CUT" : "", subjects: [...subjects] };
};

const follow = (levels: Level[], sign: number): void => {
  const level = levels.at(-1);
  if (sign === COMMA && level?.isList === false) level.name = "";
  else if (sign === OBJECT) levels.push({ name: "", isList: false });
  else if (sign === LIST) levels.push({ name: level?.name ?? "", isList: true });
  else if (sign === OBJECT_END || sign === LIST_END) levels.pop();
};

/**
 * Returns the end of the token that begins here; -1 if none does. A whole body has hundreds of tokens: only the unusual
 * ones are matched by a pattern.
 */
const tokenEnd = (json: string, start: number): number => {
  const first = json.charCodeAt(start);
  if (first === QUOTE) {
    const quote = json.indexOf('"', start + 1);
    return json.charCodeAt(quote - 1) === BACKSLASH ? matchEnd(QUOTED, json, start) : quote < 0 ? -1 : quote + 1;
  }
  return isSign(first) ? start + 1 : matchEnd(BARE, json, start);
};

const isSign = (code: number): boolean =>
  code === COMMA || code === COLON || code === OBJECT || code === OBJECT_END || code === LIST || code === LIST_END;

const matchEnd = (kind: RegExp, json: string, start: number): number => {
  kind.lastIndex = start;
  return kind.test(json) ? kind.lastIndex : -1;
};

const skipSpace = (json: string, from: number): number => {
  let at = from;
  while (isSpace(json.charCodeAt(at))) at += 1;
  return at;
};

/** JSON has no spaces beyond ASCII, except inside text. */
const isSpace = (code: number): boolean => code === 0x20 || (code >= 0x09 && code <= 0x0d);

/** Masks a value in the query or the path. */
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

/** Decodes quoted text; null if it has an invalid escape, so that its content is unknown. */
const readText = (quoted: string): string | null => {
  if (!quoted.includes("\\")) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return null;
  }
};

/** Machine values in these fields never have several words: text that does is a message to somebody. */
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

/** Matches from left to right, so that a mark inside another one doesn't count. */
const MARKED = /"(?:[^"\\]|\\.)*"|“[^”]*”|`[^`]*`/g;
const STRAY = /["“”`]/;
/** The value sent; the length of text or a list stays. */
const NOT_NUMBER = /(?<!characters?|entry|entries), not -?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?…?/g;

/** Masks one of our sentences about a request: quoted values and names that aren't ours are removed. */
const maskSentence = (sentence: string): string => {
  if (STRAY.test(sentence.replaceAll(MARKED, ""))) return HIDDEN;
  const kept = sentence
    .replaceAll(NOT_NUMBER, `, not ${HIDDEN}`)
    .replaceAll(MARKED, (part) => (part.startsWith("`") ? `\`${maskFieldPath(part.slice(1, -1))}\`` : `"${HIDDEN}"`));
  return maskText(kept);
};
