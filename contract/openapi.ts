import { exampleOf } from "./base/example-of";
import { carriesBody, type Endpoint, pathFields } from "./base/operation";
import { COMPONENTS } from "./openapi-components";
import { infoOf, TAGS } from "./openapi-info";
import { type Json, jsonSchema, type Schemas } from "./openapi-schemas";
import { webhooks } from "./openapi-webhooks";
import type { PublicOperation } from "./operations";
import { PROBLEM_PAGE, PROBLEMS, type ProblemReason } from "./vocabulary/problem";

const ALWAYS: readonly ProblemReason[] = [
  "INVALID_ARGUMENT",
  "UNAUTHENTICATED",
  "PERMISSION_DENIED",
  "RESOURCE_EXHAUSTED",
  "INTERNAL",
  "UNAVAILABLE",
];

/** Additional problems of requests with a body: simultaneous changes of a row, a reused key, a wrong content type. */
const OF_WRITES: readonly ProblemReason[] = [
  "ABORTED",
  "IDEMPOTENCY_KEY_REUSED",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
];

/** Returns whether answers with this reason have a Retry-After header. */
const mayRetry = (reason: ProblemReason): boolean =>
  reason === "RESOURCE_EXHAUSTED" || reason === "UNAVAILABLE" || reason === "ABORTED";

type HeaderName = keyof typeof COMPONENTS.headers;
const HEADERS = {
  Location: "Location",
  ETag: "ETag",
  RequestId: "X-Request-Id",
  RateLimit: "RateLimit",
  RateLimitPolicy: "RateLimit-Policy",
  RetryAfter: "Retry-After",
  IdempotentReplayed: "Idempotent-Replayed",
} as const satisfies Record<HeaderName, string>;

const headersOf = (...names: readonly HeaderName[]): Json =>
  Object.fromEntries(names.map((name) => [HEADERS[name], { $ref: `#/components/headers/${name}` }]));

const problemResponses = ({ problems, endpoints }: PublicOperation): Json => {
  const isWrite = endpoints.some(({ method }) => carriesBody(method));
  const reasons = [...ALWAYS, ...problems, ...(isWrite ? OF_WRITES : [])];
  const byStatus = new Map<number, ProblemReason[]>();
  for (const reason of new Set(reasons)) {
    const { status } = PROBLEMS[reason];
    byStatus.set(status, [...(byStatus.get(status) ?? []), reason]);
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, group]) => [
        String(status),
        {
          description: group.map((reason) => `${reason}: ${PROBLEMS[reason].title}.`).join(" "),
          headers: headersOf("RequestId", ...(group.some(mayRetry) ? (["RetryAfter"] as const) : [])),
          content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
        },
      ]),
  );
};

/**
 * Returns the function name for generated clients. `index` is the position among the operation's endpoints; 0 is the
 * canonical one.
 */
const operationId = ({ id }: PublicOperation, index: number): string =>
  index === 0 ? id : `${id}Alternative${index === 1 ? "" : index}`;

const describeEndpoint = (operation: PublicOperation, endpoint: Endpoint, index: number, schemas: Schemas): Json => {
  const { properties = {}, required = [] } = jsonSchema(operation.input, "input", schemas) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const inPath = pathFields(endpoint.path);
  const isBody = carriesBody(endpoint.method);
  const rest = Object.keys(properties).filter((name) => !inPath.includes(name));
  const inQuery = isBody ? (operation.inQuery ?? []) : rest;
  const inBody = isBody ? rest.filter((name) => !inQuery.includes(name)) : [];
  const example = exampleOf(operation);
  const parameter = (place: "path" | "query") => (name: string) => {
    const { description, ...schema } = properties[name] ?? {};
    const isRequired = place === "path" || required.includes(name);
    const shown = example?.request?.[name];
    const extras = { ...(description ? { description } : {}), ...(shown === undefined ? {} : { example: shown }) };
    return { name, in: place, required: isRequired, ...extras, schema };
  };
  const body = {
    type: "object",
    properties: Object.fromEntries(inBody.map((name) => [name, properties[name]])),
    required: inBody.filter((name) => required.includes(name)),
  };
  return {
    operationId: operationId(operation, index),
    summary: index === 0 ? operation.summary : `${operation.summary} (alternative form)`,
    description: `${operation.description}\n\nScope: \`${operation.scope}\`.`,
    tags: [operation.tag],
    security: SECURITY,
    parameters: [
      ...inPath.map(parameter("path")),
      ...inQuery.map(parameter("query")),
      ...(isBody ? [{ $ref: "#/components/parameters/IdempotencyKey" }] : []),
      ...(operation.isConditional ? [{ $ref: "#/components/parameters/IfNoneMatch" }] : []),
    ],
    ...(operation.takesStream ? { requestBody: fileBody(operation.takesStream.contentTypes) } : {}),
    // Declared even for an empty body: clients then send `{}`, and validators reject undeclared bodies.
    ...(isBody && !operation.takesStream
      ? {
          requestBody: {
            required: body.required.length > 0,
            content: {
              "application/json": {
                schema: body,
                ...(example?.request === undefined ? {} : { example: pickBody(example.request, inBody) }),
              },
              ...(operation.takesFile ? { "multipart/form-data": { schema: FILE_FORM } } : {}),
            },
          },
        }
      : {}),
    responses: {
      [operation.accepted ? "202" : "200"]: {
        description: operation.accepted ? "Accepted. It is processed later." : "Done.",
        headers: headersOf(
          ...(["RequestId", "RateLimit", "RateLimitPolicy"] as const),
          ...(isBody ? (["IdempotentReplayed"] as const) : []),
          ...(operation.accepted ? (["Location"] as const) : []),
          ...(operation.isConditional ? (["ETag"] as const) : []),
        ),
        content: {
          "application/json": {
            schema: jsonSchema(operation.output, "output", schemas),
            ...(example?.response === undefined ? {} : { example: example.response }),
          },
        },
      },
      ...(operation.isConditional ? { "304": { $ref: "#/components/responses/NotModified" } } : {}),
      ...problemResponses(operation),
    },
  };
};

const FILE_FORM: Json = {
  type: "object",
  properties: { file: { type: "string", contentMediaType: "application/octet-stream", description: "The file." } },
  required: ["file"],
};

const fileBody = (contentTypes: readonly string[]): Json => ({
  required: true,
  content: Object.fromEntries(contentTypes.map((type) => [type, { schema: { type: "string" } }])),
});

const pickBody = (request: unknown, names: string[]): Json =>
  Object.fromEntries(Object.entries(request as Json).filter(([name]) => names.includes(name)));

/**
 * The only published security scheme. Generated clients send one credential per published scheme, and more than one
 * credential is refused; the scheme's description covers the other ways to send a key.
 */
const SECURITY = [{ apiKey: [] }];

const PROBLEM_SCHEMA: Json = {
  type: "object",
  description: "RFC 9457 members with a gRPC code and a stable reason.",
  required: ["type", "title", "status", "detail", "instance", "code", "reason", "message", "details", "request_id"],
  properties: {
    type: { type: "string", description: `Link to the reason on the page ${PROBLEM_PAGE} of the installation.` },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string", description: "Explanation of the problem for people." },
    instance: { type: "string", description: "Path of the request." },
    code: { type: "integer", description: "gRPC status code." },
    reason: { type: "string", enum: Object.keys(PROBLEMS) },
    message: { type: "string", description: "Same text as `detail`." },
    details: {
      type: "array",
      items: { type: "object" },
      description: "Invalid fields as {field, description}, at most 100; or, if a price has changed, {quote}.",
    },
    request_id: { type: "string", description: "Same as in the X-Request-Id header and the log." },
  },
};

/** Returns the OpenAPI 3.1 document of these operations, with the webhooks. */
export const openApiDocument = (operations: readonly PublicOperation[], version: string): Json => {
  const schemas: Schemas = { Problem: PROBLEM_SCHEMA };
  const paths: Record<string, Json> = {};
  for (const operation of operations)
    operation.endpoints.forEach((endpoint, index) => {
      const path = paths[endpoint.path] ?? {};
      path[endpoint.method.toLowerCase()] = describeEndpoint(operation, endpoint, index, schemas);
      paths[endpoint.path] = path;
    });
  const hooks = webhooks(schemas);
  return {
    openapi: "3.1.0",
    info: infoOf(version),
    servers: [{ url: "/", description: "The installation that serves this document." }],
    tags: TAGS,
    paths,
    webhooks: hooks,
    components: { schemas, ...COMPONENTS },
  };
};
