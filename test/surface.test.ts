import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Operation, pathFields } from "@/contract/base/operation";
import { openApiDocument } from "@/contract/openapi";
import { PUBLIC_OPERATIONS } from "@/contract/operations";
import { API_VERSION } from "@/contract/vocabulary/version";
import { answersAt } from "@/server/http/serve";
import { SERVED } from "@/server/operations/served/served";
import { appRouter } from "@/server/trpc/router";

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, "$1");

const isOperation = (value: unknown): value is Operation =>
  typeof value === "object" && value !== null && "kind" in value && "problems" in value;

/** A folder's exports, by the constants of its files. */
const exportsOf = async (folder: string): Promise<[string, unknown][]> => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file): Promise<object> => import(`../${folder}/${file}`)));
  return modules.flatMap((module) => Object.entries(module));
};

/** Every operation that a contract file declares. */
const declared = async (): Promise<[string, Operation][]> => {
  const folders = ["contract/admin", "contract/dashboard", "contract/storefront"];
  const all = (await Promise.all(folders.map(exportsOf))).flat();
  return all.flatMap(([name, value]): [string, Operation][] => (isOperation(value) ? [[name, value]] : []));
};

/** `METHOD path` of pairs that differ only by a trailing slash and are two operations. */
const byTrailingSlash = (): string[] => {
  const owners = new Map<string, Set<string>>();
  for (const { id, endpoints } of PUBLIC_OPERATIONS)
    for (const { method, path } of endpoints) {
      const key = `${method} ${withoutSlash(path)}`;
      owners.set(key, (owners.get(key) ?? new Set()).add(id));
    }
  return [...owners].filter(([, ids]) => ids.size > 1).map(([key]) => key);
};

type Documented = { operationId: string; security: unknown[]; requestBody?: unknown };

const documented = (): (Documented & { method: string })[] => {
  const { paths } = openApiDocument(PUBLIC_OPERATIONS, API_VERSION) as {
    paths: Record<string, Record<string, Documented>>;
  };
  return Object.values(paths).flatMap((methods) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method })),
  );
};

describe("contract, routes and document agree", () => {
  test("every declared operation is implemented once, under its name", async () => {
    const byName = new Map(await declared());
    expect(SERVED.map(({ id }) => id).sort()).toEqual([...byName.keys()].sort());
    for (const { id, operation } of SERVED) expect(operation, id).toBe(byName.get(id));
    for (const { id, summary } of PUBLIC_OPERATIONS) expect(summary, id).toBe(byName.get(id)?.summary);
    const procedures = SERVED.filter(({ operation }) => operation.takesStream === undefined);
    expect(Object.keys(appRouter._def.procedures).sort()).toEqual(procedures.map(({ id }) => id).sort());
  });

  test("every operation with an endpoint is in the document, and served at each of them", async () => {
    const withEndpoints = (await declared()).filter(([, { endpoints }]) => endpoints.length > 0);
    expect(PUBLIC_OPERATIONS.map(({ id }) => id).sort()).toEqual(withEndpoints.map(([name]) => name).sort());
    for (const { endpoints } of PUBLIC_OPERATIONS)
      for (const { method, path } of endpoints) expect(answersAt(withoutSlash(path))[method]).toBeDefined();
  });

  test("only the known pairs of operations differ by a trailing slash alone", () => {
    expect(byTrailingSlash()).toEqual(["POST /v1/processes/{process_id}/logistics"]);
  });

  test("/v1 and /returns have only the API's routes", () => {
    for (const folder of ["app/v1", "app/returns"]) expect(readdirSync(folder)).toEqual(["[[...path]]"]);
  });

  test("every path parameter is a field of the input", () => {
    for (const { input, endpoints } of PUBLIC_OPERATIONS)
      for (const { path } of endpoints)
        for (const field of pathFields(path)) expect(Object.keys(input.shape), path).toContain(field);
  });

  test("the committed document matches the contract", () => {
    const committed: unknown = JSON.parse(readFileSync("openapi.json", "utf8"));
    expect(committed, "run: npm run openapi").toEqual(
      JSON.parse(JSON.stringify(openApiDocument(PUBLIC_OPERATIONS, API_VERSION))),
    );
  });

  test("operation IDs are unique in the document, and valid function names", () => {
    const ids = documented().map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z]+$/);
  });

  test("every operation that accepts a body declares it", () => {
    for (const { method, operationId, requestBody } of documented())
      expect(requestBody !== undefined, operationId).toBe(["post", "put", "patch"].includes(method));
  });

  test("every operation names one scheme, so that clients send one credential", () => {
    for (const { operationId, security } of documented()) expect(security, operationId).toEqual([{ apiKey: [] }]);
  });
});
