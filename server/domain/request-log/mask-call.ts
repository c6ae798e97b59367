import { maskJson, maskValue } from "./mask-json";
import { maskFieldPath, maskName } from "./mask-name";
import { maskText } from "./mask-text";
import { subjectOf } from "./subject-of";
import type { HeardBody, HeardCall, LoggedCall } from "./types";

const MOST_QUERY_NAMES = 30;
const LONGEST_PATH = 1_000;

/** Returns what is stored of a call (decisions, page 29): the shown fields of request and response. */
export const maskCall = ({ params, url, request, answer, ...call }: HeardCall): LoggedCall => {
  const [sent, told] = [maskBody(request, { isSent: true }), maskBody(answer, { isProblem: call.reason !== "" })];
  const { path, subjects } = maskPath(url, params);
  return {
    ...call,
    path: storable(path),
    requestId: maskText(call.requestId),
    idempotencyKey: storable(maskText(call.idempotencyKey)),
    fields: call.fields.map(maskFieldPath),
    ...{ request: sent.text, requestNote: sent.note, answer: told.text, answerNote: told.note },
    subjects: [...new Set([...subjects, ...sent.subjects, ...told.subjects].map(storable))],
  };
};

/** Removes what a text column can't store. */
const storable = (text: string): string =>
  text.isWellFormed() && !text.includes("\0") ? text : text.replaceAll("\0", "").replaceAll(/[\uD800-\uDFFF]/gu, "");

const maskBody = (body: HeardBody, kind: { isProblem?: boolean; isSent?: boolean }): ReturnType<typeof maskJson> =>
  body === null
    ? { text: "", note: "FILE", subjects: [] }
    : maskJson(body.start.toString("utf8"), { isCut: body.isCut, ...kind });

const maskPath = (address: string, params: Readonly<Record<string, string>>) => {
  const { pathname, searchParams } = new URL(address);
  const subjects: string[] = [];
  const note = (name: string, value: string): string => {
    const subject = subjectOf(name, value);
    if (subject !== null) subjects.push(subject);
    return maskValue(name, value);
  };
  const given = new Map(Object.entries(params).map(([name, value]) => [value, note(name, value)]));
  const shown = pathname
    .split("/")
    .map((part) => given.get(part) ?? given.get(decoded(part)) ?? maskText(part))
    .join("/");
  const query = Array.from(searchParams)
    .slice(0, MOST_QUERY_NAMES)
    .map(([name, value]) => `${maskName(name)}=${note(name, value)}`);
  return { path: `${shown}${query.length === 0 ? "" : `?${query.join("&")}`}`.slice(0, LONGEST_PATH), subjects };
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
