import { carriesBody } from "@/contract/base/operation";
import { nearestName } from "@/server/kernel/nearest-name";
import { Problem } from "@/server/kernel/problem";
import type { Implemented } from "@/server/operations/implement";
import { type FieldKind, inputFields } from "@/server/operations/input-fields";
import { findRepeatedKey } from "./find-repeated-key";
import { locateJsonError } from "./locate-json-error";

/** Maximum nesting of a body. No valid input is half as deep; code that walks a value recurses once per level. */
const MOST_LEVELS = 64;
/** Longer than any parameter name; comparing names takes time in proportion to their length. */
const LONGEST_NAME = 64;

/**
 * Merges path, query and body into one flat input. Refuses a body that contradicts the path, and query parameters that
 * the operation doesn't have: a filter with a typo would otherwise return everything. Unknown body fields are left to
 * the schema, which ignores them (decisions, section 2).
 * @throws Problem INVALID_ARGUMENT, UNSUPPORTED_MEDIA_TYPE
 */
export const gatherInput = async (
  request: Request,
  { params, implemented, body }: { params: Record<string, string>; implemented: Implemented; body: string },
): Promise<Record<string, unknown>> => {
  const { operation } = implemented;
  const { kinds, required } = inputFields(operation.input);
  const query = new URL(request.url).searchParams;
  const isBody = carriesBody(request.method);
  const fromQuery = isBody ? (operation.inQuery ?? []) : Object.keys(kinds);
  const isOfPath = (name: string): boolean => name in params;
  refuseUnknownQuery(query, {
    taken: fromQuery,
    offered: fromQuery.filter((name) => !isOfPath(name)),
    inBody: isBody ? Object.keys(kinds).filter((name) => !isOfPath(name)) : [],
  });
  const input: Record<string, unknown> = isBody ? parseBody(request, body) : {};
  for (const name of fromQuery) {
    const values = query.getAll(name);
    if (values.length === 0) continue;
    if (values.length > 1 && kinds[name] !== "list") throw repeated(name, values.length);
    const value = readText(kinds[name], values);
    if (name in input && input[name] !== value) throw disagreement(name, "query", "body");
    input[name] = value;
  }
  for (const [name, value] of Object.entries(params)) {
    if (name in input && input[name] !== value) throw disagreement(name, "path", query.has(name) ? "query" : "body");
    input[name] = value;
  }
  if (isBody && body.trim() === "") requireNothingOfBody(required.filter((name) => !(name in input)));
  return input;
};

type QueryNames = {
  taken: readonly string[];
  /** Parameters to suggest in errors. A parameter that repeats a value of the path is accepted but not suggested. */
  offered: readonly string[];
  inBody: readonly string[];
};

/** Reports every unknown parameter, each with the most similar known name. */
const refuseUnknownQuery = (query: URLSearchParams, { taken, offered, inBody }: QueryNames): void => {
  const violations = [...new Set(query.keys())]
    .filter((name) => !taken.includes(name))
    .map((name) => ({ field: cut(name), description: unknownWords(name, { offered, inBody }) }));
  const [first] = violations;
  if (first === undefined) return;
  const name = first.field.replaceAll("`", "'");
  const end = first.description.endsWith("?") ? "" : ".";
  throw new Problem("INVALID_ARGUMENT", `\`${name}\` ${first.description}${end}`, { violations });
};

const unknownWords = (name: string, { offered, inBody }: Pick<QueryNames, "offered" | "inBody">) => {
  const fault = "is not a query parameter of this operation";
  if (inBody.includes(name)) return `${fault}; send it in the body`;
  const nearest = nearestName(name.slice(0, LONGEST_NAME), offered);
  if (nearest !== null) return `${fault}; did you mean \`${nearest}\`?`;
  return offered.length === 0 ? `${fault}, which has none` : `${fault}; it has ${offered.join(", ")}`;
};

/** Treats an empty body as an empty object; if required fields are missing, the error says that the body is missing. */
const requireNothingOfBody = (missing: string[]): void => {
  if (missing.length === 0) return;
  const names = missing.map((name) => `\`${name}\``).join(", ");
  throw new Problem("INVALID_ARGUMENT", `The request has no body; send a JSON object with ${names}.`, {
    violations: missing.map((field) => ({ field, description: "is missing, because the request has no body" })),
  });
};

const repeated = (name: string, times: number): Problem => {
  const description = `was given ${times} times in the query; give it once`;
  return new Problem("INVALID_ARGUMENT", `\`${name}\` ${description}.`, {
    violations: [{ field: name, description }],
  });
};

const disagreement = (name: string, place: string, other: string): Problem =>
  new Problem("INVALID_ARGUMENT", `The ${place} and the ${other} have different values for \`${name}\`.`, {
    violations: [{ field: name, description: `must be the same in ${place} and ${other}` }],
  });

const parseBody = (request: Request, text: string): Record<string, unknown> => {
  if (text.trim() === "") return {};
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "application/json" && !type.endsWith("+json"))
    throw new Problem(
      "UNSUPPORTED_MEDIA_TYPE",
      `The body must be sent with Content-Type application/json, ${type === "" ? "but it has none" : `not ${JSON.stringify(cut(type))}`}.`,
    );
  const parsed = parseJson(text);
  if (parsed === null || typeof parsed !== "object" || Array.isArray(parsed))
    throw new Problem("INVALID_ARGUMENT", `The body must be a JSON object, not ${kindOf(parsed)}.`);
  if (isTooDeep(parsed))
    throw new Problem("INVALID_ARGUMENT", `The body is nested more than ${MOST_LEVELS} levels deep.`);
  refuseRepeatedKeys(text);
  return { ...parsed };
};

const refuseRepeatedKeys = (text: string): void => {
  const field = findRepeatedKey(text);
  if (field === null) return;
  const description = "appears twice in its object; send it once";
  throw new Problem("INVALID_ARGUMENT", `\`${cut(field).replaceAll("`", "'")}\` ${description}.`, {
    violations: [{ field, description }],
  });
};

/** Iterates level by level, because recursion would overflow on the very input it is meant to detect. */
const isTooDeep = (value: object): boolean => {
  let level: object[] = [value];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true;
    level = level.flatMap((one) => Object.values(one).filter((inner) => inner !== null && typeof inner === "object"));
  }
  return false;
};

const cut = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

const kindOf = (value: unknown): string => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return typeof value === "boolean" ? String(value) : `a ${typeof value}`;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    const error = locateJsonError(text);
    const place = error === null ? "" : `: line ${error.line}, column ${error.column} should be ${error.expected}`;
    throw new Problem("INVALID_ARGUMENT", `The body is not valid JSON${place}.`);
  }
};

/**
 * Converts query text to the type that the schema expects. Text that doesn't fit is kept, and the schema reports the
 * error.
 */
const readText = (kind: FieldKind | undefined, values: string[]): unknown => {
  const [value = ""] = values;
  if (kind === "list") return values.flatMap((text) => text.split(",")).filter((text) => text !== "");
  if (kind === "integer" && /^-?(0|[1-9]\d{0,15})$/.test(value)) return Number(value);
  if (kind === "boolean" && (value === "true" || value === "false")) return value === "true";
  return value;
};
