import { exampleOf } from "./base/example-of";
import { carriesBody, type Endpoint, pathFields } from "./base/operation";
import type { PublicOperation } from "./operations";
import { eventsOf, RETURN_WALK } from "./postman-walk";

type Json = { [name: string]: unknown };

/** Published schema of collections, by which Postman recognizes the format. */
const COLLECTION_SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

const DESCRIPTION =
  "Set the variables `apiKey` and `ecommerce_id` (the store). Then run the folder *A whole return*: it creates and returns " +
  "an order, and sets the other variables that requests in the other folders use. Storefront requests can also use a " +
  "shopper's `customer_token` as Bearer authorization instead of the key.";

/**
 * Returns a Postman collection (format 2.1) of these operations: a folder that walks through a return, then a folder
 * per tag with a request per path. `baseUrl` is the address of the installation.
 */
export const postmanCollection = (
  operations: readonly PublicOperation[],
  { version, baseUrl }: { version: string; baseUrl: string },
): Json => ({
  info: { name: "Homeward", version, description: DESCRIPTION, schema: COLLECTION_SCHEMA },
  auth: {
    type: "apikey",
    apikey: [
      { key: "key", value: "x-svc-api-key", type: "string" },
      { key: "value", value: "{{apiKey}}", type: "string" },
      { key: "in", value: "header", type: "string" },
    ],
  },
  variable: Object.entries(variables(operations, baseUrl)).map(([key, value]) => ({ key, value, type: "string" })),
  item: [
    { name: "A whole return", item: walkItems(operations) },
    ...Array.from(new Set(operations.map(({ tag }) => tag)), (tag) => ({
      name: tag,
      item: operations
        .filter((operation) => operation.tag === tag)
        .flatMap((operation) => operation.endpoints.map((endpoint, index) => item(operation, endpoint, index > 0))),
    })),
  ],
});

/** Returns the variables of the collection. Every path parameter is one, so that a value is entered once. */
const variables = (operations: readonly PublicOperation[], baseUrl: string): Record<string, string> => {
  const inPaths = operations.flatMap(({ endpoints }) => endpoints.flatMap(({ path }) => pathFields(path)));
  return {
    ...{ baseUrl, apiKey: "", ecommerce_id: "" },
    ...Object.fromEntries(inPaths.map((name) => [name, ""])),
    ...{ email: "noor@example.com", quote_id: "", purchased_at: "", delivered_at: "", tries: "0" },
  };
};

const walkItems = (operations: readonly PublicOperation[]): Json[] =>
  RETURN_WALK.map((step, index) => {
    const operation = operations.find(({ id }) => id === step.id);
    const endpoint = operation?.endpoints[0];
    if (operation === undefined || endpoint === undefined) throw new Error(`No public operation ${step.id}.`);
    const name = `${index + 1}. ${operation.summary}`;
    return { name, event: eventsOf(step, name), request: request(operation, endpoint, step.sent), response: [] };
  });

const item = (operation: PublicOperation, endpoint: Endpoint, isAlternative: boolean): Json => ({
  name: isAlternative ? `${operation.summary} (alternative form ${endpoint.path})` : operation.summary,
  request: request(operation, endpoint, exampleOf(operation)?.request ?? {}),
  response: [],
});

const request = (operation: PublicOperation, { method, path }: Endpoint, sent: Json): Json => {
  const inPath = pathFields(path);
  const isBody = carriesBody(method);
  const rest = Object.keys(operation.input.shape).filter((name) => !inPath.includes(name));
  const inQuery = isBody ? (operation.inQuery ?? []) : rest;
  const inBody = isBody ? rest.filter((name) => !inQuery.includes(name)) : [];
  const body = Object.fromEntries(inBody.filter((name) => name in sent).map((name) => [name, sent[name]]));
  return {
    method,
    description: `${operation.description}\n\nScope: \`${operation.scope}\`.`,
    header: isBody ? [{ key: "Content-Type", value: "application/json" }] : [],
    url: url(path, { inPath, inQuery, sent }),
    ...(isBody
      ? {
          body: {
            mode: "raw",
            raw: JSON.stringify(body, null, 2),
            options: { raw: { language: "json" } },
          },
        }
      : {}),
  };
};

const url = (
  path: string,
  { inPath, inQuery, sent }: { inPath: readonly string[]; inQuery: readonly string[]; sent: Json },
): Json => {
  const filled = path.replaceAll(/\{(\w+)\}/g, ":$1");
  const query = inQuery.map((key) => ({ key, value: asText(sent[key]), disabled: !(key in sent) }));
  const used = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${encoded(value)}`);
  return {
    raw: `{{baseUrl}}${filled}${used.length === 0 ? "" : `?${used.join("&")}`}`,
    host: ["{{baseUrl}}"],
    path: filled.slice(1).split("/"),
    variable: inPath.map((key) => ({ key, value: `{{${key}}}` })),
    ...(query.length === 0 ? {} : { query }),
  };
};

/** Encodes text for a URL and leaves variables unchanged. */
const encoded = (value: string): string => encodeURIComponent(value).replaceAll(/%7B%7B(\w+)%7D%7D/g, "{{$1}}");

const asText = (value: unknown): string => (value === undefined ? "" : String(value));
