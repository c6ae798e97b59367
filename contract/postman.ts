import { exampleOf } from "./base/example-of";
import { carriesBody, type Endpoint, pathFields } from "./base/operation";
import type { PublicOperation } from "./operations";

type Json = { [name: string]: unknown };

/** The published schema of collections, by which Postman knows what it reads. */
const COLLECTION_SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/** A Postman collection (format 2.1) of these operations: a folder per tag, a request per path form. */
export const postmanCollection = (operations: readonly PublicOperation[], version: string): Json => ({
  info: {
    name: "Homeward",
    version,
    description: "Set `baseUrl` and `apiKey`. Storefront requests also take a shopper's `customer_token` as Bearer.",
    schema: COLLECTION_SCHEMA,
  },
  auth: {
    type: "apikey",
    apikey: [
      { key: "key", value: "x-svc-api-key", type: "string" },
      { key: "value", value: "{{apiKey}}", type: "string" },
      { key: "in", value: "header", type: "string" },
    ],
  },
  variable: [
    { key: "baseUrl", value: "http://localhost:3000", type: "string" },
    { key: "apiKey", value: "", type: "string" },
  ],
  item: Array.from(new Set(operations.map(({ tag }) => tag)), (tag) => ({
    name: tag,
    item: operations
      .filter((operation) => operation.tag === tag)
      .flatMap((operation) => operation.endpoints.map((endpoint, index) => item(operation, endpoint, index > 0))),
  })),
});

const item = (operation: PublicOperation, endpoint: Endpoint, isAlternative: boolean): Json => {
  const { method, path } = endpoint;
  const shown = exampleOf(operation)?.request ?? {};
  const inPath = pathFields(path);
  const isBody = carriesBody(method);
  const rest = Object.keys(operation.input.shape).filter((name) => !inPath.includes(name));
  const inQuery = isBody ? (operation.inQuery ?? []) : rest;
  const inBody = isBody ? rest.filter((name) => !inQuery.includes(name)) : [];
  const body = Object.fromEntries(inBody.filter((name) => name in shown).map((name) => [name, shown[name]]));
  return {
    name: isAlternative ? `${operation.summary} (alternative form ${path})` : operation.summary,
    request: {
      method,
      description: `${operation.description}\n\nScope: \`${operation.scope}\`.`,
      header: isBody ? [{ key: "Content-Type", value: "application/json" }] : [],
      url: url(path, { inPath, inQuery, shown }),
      ...(isBody
        ? {
            body: {
              mode: "raw",
              raw: JSON.stringify(body, null, 2),
              options: { raw: { language: "json" } },
            },
          }
        : {}),
    },
    response: [],
  };
};

const url = (
  path: string,
  { inPath, inQuery, shown }: { inPath: readonly string[]; inQuery: readonly string[]; shown: Json },
): Json => {
  const filled = path.replaceAll(/\{(\w+)\}/g, ":$1");
  const query = inQuery.map((key) => ({ key, value: asText(shown[key]), disabled: !(key in shown) }));
  const used = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${encodeURIComponent(value)}`);
  return {
    raw: `{{baseUrl}}${filled}${used.length === 0 ? "" : `?${used.join("&")}`}`,
    host: ["{{baseUrl}}"],
    path: filled.slice(1).split("/"),
    // What the example does not name is left to a variable of the collection.
    variable: inPath.map((key) => ({ key, value: asText(shown[key] ?? `{{${key}}}`) })),
    ...(query.length === 0 ? {} : { query }),
  };
};

const asText = (value: unknown): string => (value === undefined ? "" : String(value));
