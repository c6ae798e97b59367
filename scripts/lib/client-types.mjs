import openapiTS, { astToString } from "openapi-typescript";

const HEAD = "// Generated from openapi.json by `npm run client`. Do not edit.\n\n";

/**
 * Returns the TypeScript types of an OpenAPI document.
 * @param {object} document
 * @returns {Promise<string>}
 */
export async function clientTypes(document) {
  // The generator resolves references in place, so it gets a copy.
  return HEAD + astToString(await openapiTS(structuredClone(document)));
}
