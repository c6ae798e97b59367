import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  type DocumentNode,
  defaultFieldResolver,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  getDirectiveValues,
  parse,
  validate,
} from "graphql";
import { adminSchema } from "./admin-schema";
import { rootOf } from "./mock-root";
import { type MockShop, mockShop } from "./mock-state";

/** What happens to the next query with this operation name; NONE passes one through, HANG never responds. */
export type Disturbance = "NONE" | "LOSE_ANSWER" | "HANG" | "THROTTLE" | "SERVER_ERROR" | "KEY_FAILED";
export type MockAdmin = {
  readonly url: string;
  readonly shop: MockShop;
  /** Queries by operation name, in order of arrival. */
  readonly asked: string[];
  /** How many took effect without ever responding. */
  hung: number;
  readonly disturb: (operation: string, how: Disturbance) => void;
  /** HTTP status for everything; null: it works. */
  status: number | null;
  servesRanges: boolean;
  tokens: Set<string>;
  readonly close: () => Promise<void>;
};

const KEYED = new Set(["refundCreate", "inventoryAdjustQuantities"]);

/** An Admin API over HTTP: Shopify's own schema validates requests, the in-memory shop answers them. */
export const startMockAdmin = async (port = 0): Promise<MockAdmin> => {
  const shop = mockShop();
  const disturbances = new Map<string, Disturbance[]>();
  const state = { shop, disturbances };
  const server = createServer((request, response) => void answer(admin, state, { request, response }));
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  const admin: MockAdmin = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shop,
    asked: [],
    hung: 0,
    disturb: (operation, how) => disturbances.set(operation, [...(disturbances.get(operation) ?? []), how]),
    status: null,
    servesRanges: true,
    tokens: new Set(["shpat_good"]),
    close: () => close(server),
  };
  return admin;
};

const close = (server: Server): Promise<void> => {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
};

type State = {
  shop: MockShop;
  disturbances: Map<string, Disturbance[]>;
};
type Exchange = { request: IncomingMessage; response: ServerResponse };

const answer = async (admin: MockAdmin, state: State, { request, response }: Exchange): Promise<void> => {
  const path = (request.url ?? "").split("?")[0] ?? "";
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString("utf8");
  const json = (status: number, value: unknown): void => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
  };
  if (path.startsWith("/bulk/")) return sendFile(admin, { request, response });
  if (admin.status !== null) return json(admin.status, { errors: "Not now" });
  if (path === "/admin/oauth/access_token") return void grant(admin, body, json);
  if (path !== "/admin/api/2026-10/graphql.json") return json(404, { errors: "Not Found" });
  if (!admin.tokens.has(String(request.headers["x-shopify-access-token"])))
    return json(401, { errors: "Invalid token" });
  const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
  const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? "";
  admin.asked.push(operation);
  const how = state.disturbances.get(operation)?.shift();
  if (how === "SERVER_ERROR") return json(502, { errors: "Bad gateway" });
  if (how === "THROTTLE") return json(200, { errors: [THROTTLED], extensions: costOf(0) });
  // Shopify remembers that the call of a key failed.
  if (how === "KEY_FAILED") state.shop.keys.set(String(variables.key), { content: FAILED, answer: null });
  const result = run(state, query, variables);
  if (how === "HANG") {
    admin.hung += 1;
    return;
  }
  if (how === "LOSE_ANSWER") return void request.socket.destroy();
  return json(200, { ...result, extensions: costOf(900) });
};

const THROTTLED = { message: "Throttled", extensions: { code: "THROTTLED" } };
const FAILED = "failed";
const costOf = (currentlyAvailable: number) => ({
  cost: { requestedQueryCost: 100, throttleStatus: { maximumAvailable: 1_000, currentlyAvailable, restoreRate: 50 } },
});

/** Client credentials, or the code of an approval. */
const grant = (admin: MockAdmin, body: string, json: (status: number, value: unknown) => void): unknown => {
  const isForm = body.startsWith("grant_type");
  const given = isForm ? new URLSearchParams(body) : new URLSearchParams(JSON.parse(body) as Record<string, string>);
  if (given.get("client_secret") !== "shpss_secret") return json(400, { error: "invalid_client" });
  if (!isForm && given.get("code") !== "code-1") return json(400, { error: "invalid_request" });
  const token = isForm ? `shpat_day_${admin.tokens.size}` : "shpat_installed";
  admin.tokens.add(token);
  return json(200, {
    access_token: token,
    scope: admin.shop.scopes.join(","),
    ...(isForm ? { expires_in: 86_399 } : {}),
  });
};

const sendFile = ({ shop, servesRanges }: MockAdmin, { request, response }: Exchange): void => {
  const id = `gid://shopify/BulkOperation/${/bulk\/(\d+)/.exec(request.url ?? "")?.[1]}`;
  const file = Buffer.from(shop.files.get(id) ?? "");
  if (request.headers["x-shopify-access-token"] !== undefined) return void response.writeHead(400).end();
  const start = Number(/bytes=(\d+)-/.exec(request.headers.range ?? "")?.[1] ?? 0);
  if (start === 0 || !servesRanges) return void response.writeHead(200).end(file);
  response.writeHead(206).end(file.subarray(start));
};

const run = (state: State, query: string, variables: Record<string, unknown>): ExecutionResult => {
  const schema = adminSchema();
  const document = documents.get(query) ?? parse(query);
  const errors = documents.has(query) ? [] : validate(schema, document);
  if (errors.length > 0) return { errors };
  documents.set(query, document);
  const rootValue = rootOf(state.shop, (inner) => {
    const { data, errors: faults } = run(state, inner, {});
    if (faults !== undefined) throw faults[0] ?? new Error("A bulk query failed.");
    return data;
  });
  const fieldResolver = keyed(state);
  const result = execute({ schema, document, rootValue, variableValues: variables, fieldResolver }) as ExecutionResult;
  return { ...result, ...(result.errors === undefined ? {} : { errors: result.errors.map(withCode) }) };
};

/** Documents found valid: validating one against 3,546 types takes longer than running it. */
const documents = new Map<string, DocumentNode>();

const withCode = (error: GraphQLError): GraphQLError => {
  const { code } = (error.originalError ?? {}) as { code?: string };
  return code === undefined ? error : new GraphQLError(error.message, { extensions: { code } });
};

/** Runs a field once for a key. Shopify requires the key since 2026-04 although its schema doesn't say so. */
const keyed =
  ({ shop: { keys } }: State): GraphQLFieldResolver<unknown, unknown> =>
  (source, args: Record<string, unknown>, context, info) => {
    if (!KEYED.has(info.fieldName)) return defaultFieldResolver(source, args, context, info);
    const key = keyOf(info);
    if (key === undefined || key.trim() === "")
      throw Object.assign(new Error("The idempotent directive is required."), { code: "BAD_REQUEST" });
    const content = JSON.stringify(args);
    const known = keys.get(key);
    if (known?.content === FAILED)
      throw Object.assign(new Error("Use another key."), { code: "IDEMPOTENCY_PREVIOUS_ATTEMPT_FAILED" });
    if (known !== undefined && known.content !== content)
      throw Object.assign(new Error("The key was used for other content."), {
        code: "IDEMPOTENCY_KEY_PARAMETER_MISMATCH",
      });
    const made = known?.answer ?? defaultFieldResolver(source, args, context, info);
    if (Array.isArray((made as { userErrors?: unknown[] }).userErrors) && known === undefined) {
      const isDone = (made as { userErrors: unknown[] }).userErrors.length === 0;
      if (isDone) keys.set(key, { content, answer: made });
    }
    return made;
  };

const keyOf = ({ schema, fieldNodes: [node], variableValues }: GraphQLResolveInfo): string | undefined => {
  const directive = schema.getDirective("idempotent");
  if (!directive || node === undefined) return undefined;
  return getDirectiveValues(directive, node, variableValues)?.key as string | undefined;
};
