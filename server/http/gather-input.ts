import { carriesBody } from "@/contract/operation";
import { Problem } from "@/server/kernel/problem";
import type { Implemented } from "@/server/operations/implement";

const MOST_BYTES = 1024 * 1024;

/**
 * One flat input from path, query and body. Path and body that disagree about a value are refused; unknown query
 * names and body fields are left to the schema, which ignores them.
 */
export const gatherInput = async (
  request: Request,
  { params, implemented, body }: { params: Record<string, string>; implemented: Implemented; body: string },
): Promise<Record<string, unknown>> => {
  const { operation, kinds } = implemented;
  const query = new URL(request.url).searchParams;
  const isBody = carriesBody(request.method);
  const fromQuery = isBody ? (operation.inQuery ?? []) : Object.keys(kinds);
  const input: Record<string, unknown> = isBody ? parseBody(request, body) : {};
  for (const name of fromQuery) {
    const values = query.getAll(name);
    if (values.length === 0) continue;
    const value = readText(kinds[name], values);
    if (name in input && input[name] !== value) throw disagreement(name, "query");
    input[name] = value;
  }
  for (const [name, value] of Object.entries(params)) {
    if (name in input && input[name] !== value) throw disagreement(name, "path");
    input[name] = value;
  }
  return input;
};

/** The whole body as text; over the limit it is not read to its end. */
export const readBody = async (request: Request): Promise<string> => {
  if (!carriesBody(request.method) || request.body === null) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new Problem("PAYLOAD_TOO_LARGE", "The body may have 1 MiB.");
    }
    chunks.push(value);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new Problem("INVALID_ARGUMENT", "The body is not valid UTF-8.");
  }
};

const disagreement = (name: string, place: string): Problem =>
  new Problem("INVALID_ARGUMENT", `The ${place} and the body name different values of ${name}.`, {
    violations: [{ field: name, description: `must be the same in ${place} and body` }],
  });

const parseBody = (request: Request, text: string): Record<string, unknown> => {
  if (text.trim() === "") return {};
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type !== "application/json" && !type.endsWith("+json"))
    throw new Problem("UNSUPPORTED_MEDIA_TYPE", "Send the body as application/json.");
  const parsed = parseJson(text);
  if (parsed === null || typeof parsed !== "object" || Array.isArray(parsed))
    throw new Problem("INVALID_ARGUMENT", "The body must be a JSON object.");
  return { ...parsed };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem("INVALID_ARGUMENT", "The body is not valid JSON.");
  }
};

/** Text of a query as the kind that the schema wants; what does not fit stays text, and the schema says what is wrong. */
const readText = (kind: Implemented["kinds"][string] | undefined, values: string[]): unknown => {
  const [value = ""] = values;
  if (kind === "list") return values.flatMap((text) => text.split(",")).filter((text) => text !== "");
  if (values.length > 1) return values;
  if (kind === "integer" && /^-?(0|[1-9]\d{0,15})$/.test(value)) return Number(value);
  if (kind === "boolean" && (value === "true" || value === "false")) return value === "true";
  return value;
};
