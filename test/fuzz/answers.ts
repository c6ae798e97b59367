import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { DOCUMENT, type Form, type Schema } from "./forms";

export type Answer = { status: number; contentType: string; text: string; ms: number };

const ajv = new Ajv2020({ strict: false, allErrors: false, logger: false });
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
ajv.addFormat("date-time", { validate: (text: string) => INSTANT.test(text) && !Number.isNaN(Date.parse(text)) });
ajv.addSchema({ $id: "openapi", ...DOCUMENT });

const compiled = new Map<string, ValidateFunction>();
const validatorOf = (pointer: string): ValidateFunction => {
  const found = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` });
  compiled.set(pointer, found);
  return found;
};

const escaped = (part: string): string => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));

/** Whether a value matches a request's schema. */
export const isValid = (schema: Schema, value: unknown): boolean => {
  const inside = JSON.stringify(schema).replaceAll('"#/', '"openapi#/');
  const validate = compiled.get(inside) ?? ajv.compile(JSON.parse(inside));
  compiled.set(inside, validate);
  return validate(value);
};

/** Errors that any request can get before it reaches an operation; no operation documents them. */
const ANYWHERE = new Set([400, 401, 404, 405, 413, 414, 415, 431]);

/**
 * Returns how a response violates its documentation; "" if it doesn't. `isWild`: the request may not have matched the
 * form.
 */
export const faultOf = (form: Form, answer: Answer, isWild: boolean): string => {
  const { status, contentType, text } = answer;
  if (status >= 500 && status !== 501) return `answered ${status}`;
  if (status === 304) return "";
  const isDocumented = form.statuses.includes(String(status));
  if (!isDocumented && !(isWild && ANYWHERE.has(status))) return `answered ${status}, which is not documented`;
  const type = status < 400 ? "application/json" : "application/problem+json";
  if (contentType.split(";")[0] !== type) return `answered ${status} as ${contentType}`;
  const pointer =
    isDocumented && status < 400
      ? `/paths/${escaped(form.template)}/${form.method.toLowerCase()}/responses/${status}/content/${escaped(type)}/schema`
      : "/components/schemas/Problem";
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return `answered ${status} with what is no JSON`;
  }
  const validate = validatorOf(pointer);
  if (validate(body)) return "";
  const [error] = validate.errors ?? [];
  return `answered ${status} unlike its schema: ${error?.instancePath} ${error?.message}`;
};
