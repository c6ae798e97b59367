import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import {
  buildClientSchema,
  type GraphQLError,
  type GraphQLSchema,
  type IntrospectionQuery,
  parse,
  validate,
} from "graphql";

const FILE = fileURLToPath(new URL("admin_2026-10.json.gz", import.meta.url));
let built: GraphQLSchema | null = null;

/**
 * Shopify's own description of the pinned Admin API version, as included in its @shopify/dev-mcp 1.16.0 (ISC, LICENSE).
 */
export const adminSchema = (): GraphQLSchema => {
  built ??= buildClientSchema(
    (JSON.parse(gunzipSync(readFileSync(FILE)).toString("utf8")) as { data: IntrospectionQuery }).data,
  );
  return built;
};

/** Shopify's validation of a document before running it. */
export const checkDocument = (document: string): readonly GraphQLError[] => validate(adminSchema(), parse(document));
