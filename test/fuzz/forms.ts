import { readFileSync } from "node:fs";

/** The subset of JSON Schema in our document. */
export type Schema = {
  $ref?: string;
  type?: "string" | "integer" | "number" | "boolean" | "object" | "array" | "null";
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  propertyNames?: Schema;
  additionalProperties?: Schema;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  contentEncoding?: string;
};

type Parameter = { name: string; in: "path" | "query"; required?: boolean; schema: Schema };
type Described = {
  operationId: string;
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
};
type Document = { paths: Record<string, Record<string, Described>>; components: { schemas: Record<string, Schema> } };

/** One published form of an operation, as documented. */
export type Form = {
  /** Of the operation; all its forms share it. */
  operation: string;
  name: string;
  method: string;
  template: string;
  path: Parameter[];
  query: Parameter[];
  body: Schema | null;
  /** Content type of a file, when the body is one. */
  fileType: string | null;
  statuses: string[];
};

export const DOCUMENT = JSON.parse(readFileSync("openapi.json", "utf8")) as Document;

export const resolve = (schema: Schema): Schema => {
  const name = schema.$ref?.split("/").at(-1);
  if (name === undefined) return schema;
  const found = DOCUMENT.components.schemas[name];
  if (found === undefined) throw new Error(`${schema.$ref} is not in the document.`);
  return found;
};

const isParameter = (one: Described["parameters"][number]): one is Parameter => "in" in one;

const formOf = (template: string, method: string, described: Described): Form => {
  const parameters = described.parameters.filter(isParameter);
  const content = described.requestBody?.content ?? {};
  const [fileType] = Object.keys(content).filter((type) => !/json$|^multipart/.test(type) || type.endsWith("ndjson"));
  return {
    operation: described.operationId.replace(/Alternative\d*$/, ""),
    name: `${method.toUpperCase()} ${template}`,
    method: method.toUpperCase(),
    template,
    path: parameters.filter((one) => one.in === "path"),
    query: parameters.filter((one) => one.in === "query"),
    body: content["application/json"]?.schema ?? null,
    fileType: fileType ?? null,
    statuses: Object.keys(described.responses),
  };
};

/** Every form of every operation. */
export const FORMS: readonly Form[] = Object.entries(DOCUMENT.paths).flatMap(([template, methods]) =>
  Object.entries(methods).map(([method, described]) => formOf(template, method, described)),
);
