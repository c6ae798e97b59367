import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openApiDocument } from "@/contract/openapi";
import { pathFields } from "@/contract/operation";
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

const asTemplate = (file: string): string =>
  file
    .replace(/^app/, "")
    .replace(/\/route\.ts$/, "")
    .replaceAll(/\[(\w+)\]/g, "{$1}");

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, "$1");

/** `METHOD path` of every route file below /v1 and /returns; the catch-alls answer what is nowhere else. */
const served = (): string[] =>
  ["app/v1", "app/returns"]
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith("/route.ts"))
    .filter((file) => !file.includes("[...") && file !== "app/v1/route.ts")
    .flatMap((file) =>
      Array.from(
        readFileSync(file, "utf8").matchAll(/export const (GET|POST|PUT|PATCH|DELETE) =/g),
        ([, method]) => `${method} ${asTemplate(file)}`,
      ),
    );

/** Twins that differ by their last slash share a route file. */
const declared = (): string[] =>
  Array.from(
    new Set(
      PUBLIC_OPERATIONS.flatMap(({ endpoints }) =>
        endpoints.map(({ method, path }) => `${method} ${withoutSlash(path)}`),
      ),
    ),
  );

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
  test("every declared endpoint has a route file and every route file is declared", () => {
    expect(served().sort()).toEqual(declared().sort());
  });

  test("two operations of one path but for its last slash are told apart by their route file", () => {
    expect(slashTwins()).toEqual(["POST /v1/processes/{process_id}/logistics"]);
    for (const key of slashTwins()) {
      const [method = "", path = ""] = key.split(" ");
      const file = `app${path.replaceAll(/\{(\w+)\}/g, "[$1]")}/route.ts`;
      expect(readFileSync(file, "utf8")).toContain(`export const ${method} = slashTwins(`);
    }
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
