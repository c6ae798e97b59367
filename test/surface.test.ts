import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Operation, pathFields } from "@/contract/base/operation";
import { openApiDocument } from "@/contract/openapi";
import { PUBLIC_OPERATIONS } from "@/contract/operations";
import { ACTIVITY_NAMES, ACTIVITY_STATES } from "@/contract/vocabulary/activity";
import { AUDIT_ACTS, AUDIT_SUBJECTS } from "@/contract/vocabulary/audit";
import { AUTHORIZATION_STATUSES } from "@/contract/vocabulary/authorization";
import { BULK_ACTS, BULK_ROW_STATES, BULK_STATES } from "@/contract/vocabulary/bulk";
import { DASHBOARD_ROLES } from "@/contract/vocabulary/dashboard-role";
import { HOLD_SCOPES } from "@/contract/vocabulary/hold";
import { IDENTIFICATION_FLOWS } from "@/contract/vocabulary/identification-flow";
import { LABEL_SOURCES } from "@/contract/vocabulary/label-source";
import { ORDER_FILE_FORMATS, ORDER_IMPORT_STATES } from "@/contract/vocabulary/order-import";
import { PICKUP_RANGES } from "@/contract/vocabulary/pickup-range";
import { PROCESS_STATUSES } from "@/contract/vocabulary/process";
import { REFUND_OPTIONS } from "@/contract/vocabulary/refund-option";
import { RETURN_METHODS } from "@/contract/vocabulary/return-method";
import { PAYOUT_STATUSES, SETTLEMENT_BASES } from "@/contract/vocabulary/settlement";
import { SHIPPING_STATUSES } from "@/contract/vocabulary/shipping-status";
import { SIMULATION_STATES } from "@/contract/vocabulary/simulation";
import { TIMER_KINDS, TIMER_STATES } from "@/contract/vocabulary/timer";
import { UNIT_LOCATIONS, UNIT_PAYMENTS, UNIT_VERDICTS } from "@/contract/vocabulary/unit";
import { API_VERSION } from "@/contract/vocabulary/version";
import { ATTEMPT_OUTCOMES, DELIVERY_STATES, REPLAY_CHOICES } from "@/contract/vocabulary/webhook-event";
import { answersAt } from "@/server/http/serve";
import { SERVED } from "@/server/operations/served/served";
import { appRouter } from "@/server/trpc/router";

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, "$1");

const isOperation = (value: unknown): value is Operation =>
  typeof value === "object" && value !== null && "kind" in value && "problems" in value;

/** What a folder exports, by the names of its files' constants. */
const exportsOf = async (folder: string): Promise<[string, unknown][]> => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file): Promise<object> => import(`../${folder}/${file}`)));
  return modules.flatMap((module) => Object.entries(module));
};

/** Every operation that a file of the contract declares. */
const declared = async (): Promise<[string, Operation][]> => {
  const folders = ["contract/admin", "contract/dashboard", "contract/storefront"];
  const all = (await Promise.all(folders.map(exportsOf))).flat();
  return all.flatMap(([name, value]): [string, Operation][] => (isOperation(value) ? [[name, value]] : []));
};

/** `METHOD path` of pairs that differ by their last slash and mean two operations. */
const slashTwins = (): string[] => {
  const owners = new Map<string, Set<string>>();
  for (const { id, endpoints } of PUBLIC_OPERATIONS)
    for (const { method, path } of endpoints) {
      const key = `${method} ${withoutSlash(path)}`;
      owners.set(key, (owners.get(key) ?? new Set()).add(id));
    }
  return [...owners].filter(([, ids]) => ids.size > 1).map(([key]) => key);
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

  test("two operations of one path but for its last slash are those that are told apart", () => {
    expect(slashTwins()).toEqual(["POST /v1/processes/{process_id}/logistics"]);
  });

  test("only the routes of the API below /v1 and /returns", () => {
    for (const folder of ["app/v1", "app/returns"]) expect(readdirSync(folder)).toEqual(["[[...path]]"]);
  });

  test("every name in a path is a field of the input", () => {
    for (const { input, endpoints } of PUBLIC_OPERATIONS)
      for (const { path } of endpoints)
        for (const field of pathFields(path)) expect(Object.keys(input.shape), path).toContain(field);
  });

  test("the committed document is the one that the contract makes", () => {
    const committed: unknown = JSON.parse(readFileSync("openapi.json", "utf8"));
    expect(committed, "run: npm run openapi").toEqual(
      JSON.parse(JSON.stringify(openApiDocument(PUBLIC_OPERATIONS, API_VERSION))),
    );
  });

  test("operation ids are unique in the document", () => {
    const text = readFileSync("openapi.json", "utf8");
    const ids = Array.from(text.matchAll(/"operationId": "([^"]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("the database speaks the vocabulary", () => {
  const schema = readdirSync("prisma/schema")
    .map((name) => readFileSync(`prisma/schema/${name}`, "utf8"))
    .join("\n");
  const enumOf = (name: string): string[] =>
    (new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(schema)?.[1] ?? "")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");

  test.each([
    ["IdentificationFlow", IDENTIFICATION_FLOWS],
    ["ProcessStatus", PROCESS_STATUSES],
    ["ShippingStatus", SHIPPING_STATUSES],
    ["ReturnMethod", RETURN_METHODS],
    ["PickupRange", PICKUP_RANGES],
    ["LabelSource", LABEL_SOURCES],
    ["RefundOption", REFUND_OPTIONS],
    ["UnitLocation", UNIT_LOCATIONS],
    ["UnitVerdict", UNIT_VERDICTS],
    ["UnitPayment", UNIT_PAYMENTS],
    ["SettlementBasis", SETTLEMENT_BASES],
    ["PayoutStatus", PAYOUT_STATUSES],
    ["ActivityName", ACTIVITY_NAMES],
    ["ActivityState", ACTIVITY_STATES],
    ["DeliveryState", DELIVERY_STATES],
    ["ReplayChoice", REPLAY_CHOICES],
    ["AttemptOutcome", ATTEMPT_OUTCOMES],
    ["DashboardRole", DASHBOARD_ROLES],
    ["AuthorizationStatus", AUTHORIZATION_STATUSES],
    ["HoldScope", HOLD_SCOPES],
    ["TimerKind", TIMER_KINDS],
    ["TimerState", TIMER_STATES],
    ["SimulationState", SIMULATION_STATES],
    ["OrderImportState", ORDER_IMPORT_STATES],
    ["OrderFileFormat", ORDER_FILE_FORMATS],
    ["AuditSubject", AUDIT_SUBJECTS],
    ["AuditAct", AUDIT_ACTS],
    ["BulkAct", BULK_ACTS],
    ["BulkState", BULK_STATES],
    ["BulkRowState", BULK_ROW_STATES],
  ] as const)("%s has the same words in schema and vocabulary", (name, words) => {
    expect(enumOf(name)).toEqual([...words]);
  });
});
