import { describe, expect, test } from "vitest";
import { DEFAULT_WORKFLOW, unitOf } from "@/test/fixtures/process-fixtures";
import { NOT_REQUIRED } from "../process/authorization";
import type { WorkflowTerms } from "../process/terms";
import type { ReturnProcess } from "../process/types";
import { planWorkflow } from "./plan-workflow";

type Facts = Partial<Omit<ReturnProcess, "terms">> & { workflow?: Partial<WorkflowTerms> };

const planned = ({ workflow = {}, ...changes }: Facts) => {
  const process = {
    ...{ status: "RUNNING", shippingStatus: "NO_SHIPPING_STATUS", authorization: NOT_REQUIRED, units: [unitOf()] },
    ...{
      returnMethod: "DROP_OFF_POINT",
      pickupDate: "",
      parcels: [1],
      shipments: [],
      timers: [],
      activities: [],
      risk: null,
    },
    terms: { workflow: { ...DEFAULT_WORKFLOW, ...workflow } },
    ...changes,
  } as unknown as ReturnProcess;
  return planWorkflow(process).map(({ name, leg, state }) => [name, leg, state].filter(Boolean).join(" "));
};

const PENDING = { ...NOT_REQUIRED, status: "PENDING" as const };
const AUTHORIZED = { ...NOT_REQUIRED, status: "AUTHORIZED" as const };
const shipment = (changes: object = {}) =>
  ({
    parcel: 1,
    voidedAt: null,
    trackingNumber: "T1",
    measuredGrams: null,
    ...changes,
  }) as ReturnProcess["shipments"][number];
const pickup: Facts = {
  ...{ returnMethod: "HOME_PICK_UP", pickupDate: "2026-06-01", shippingStatus: "CREATED", shipments: [shipment()] },
};
const opened = [{ name: "OPEN_PLATFORM_RETURN", state: "DONE" }] as ReturnProcess["activities"];
const ON_START = { startOnPlatform: "START_RETURN_ON_PLATFORM_TIME_ON_START" } as const;
const ON_CHECK = { startOnPlatform: "START_RETURN_ON_PLATFORM_TIME_ON_ITEM_VERIFICATION" } as const;
const NEVER = { startOnPlatform: "START_RETURN_ON_PLATFORM_TIME_NEVER" } as const;
const decided = { units: [unitOf({ verdict: "DECLINED" })] };

describe("what a return needs before it arrives", () => {
  test.each<[string, Facts, string[]]>([
    ["a label", {}, ["CREATE_LOGISTIC_ORDER"]],
    ["no label once it is over", { status: "CANCELED" }, []],
    ["no label for what is kept", { units: [unitOf({ location: "KEPT" })] }, []],
    [
      "a label for the part that comes back",
      { units: [unitOf({ location: "KEPT" }), unitOf()] },
      ["CREATE_LOGISTIC_ORDER"],
    ],
    ["somebody's word, and nothing else", { authorization: PENDING }, ["AUTHORIZATION WAITING"]],
    ["a label once it is allowed", { authorization: AUTHORIZED }, ["CREATE_LOGISTIC_ORDER"]],
    [
      "a note to the merchant when the time has come",
      {
        authorization: PENDING,
        timers: [{ kind: "AUTHORIZATION_REMINDER", state: "FIRED" }] as ReturnProcess["timers"],
      },
      ["AUTHORIZATION WAITING", "AUTHORIZATION reminder"],
    ],
    ["a driver once there is a label", pickup, ["CREATE_LOGISTIC_ORDER", "SCHEDULE_PICKUP"]],
    ["no driver before", { ...pickup, shipments: [] }, ["CREATE_LOGISTIC_ORDER"]],
    ["no driver for a void label", { ...pickup, shipments: [shipment({ voidedAt: "x" })] }, ["CREATE_LOGISTIC_ORDER"]],
    ["no driver after the collection", { ...pickup, shippingStatus: "COLLECTED" }, ["CREATE_LOGISTIC_ORDER"]],
    [
      "no driver for a parcel that is brought",
      { ...pickup, returnMethod: "DROP_OFF_POINT" },
      ["CREATE_LOGISTIC_ORDER"],
    ],
    [
      "another look when the carrier has weighed it",
      { risk: {} as ReturnProcess["risk"], shipments: [shipment({ measuredGrams: 90 })] },
      ["FRAUD_CHECK weight", "CREATE_LOGISTIC_ORDER"],
    ],
    ["no look where nobody looks", { shipments: [shipment({ measuredGrams: 90 })] }, ["CREATE_LOGISTIC_ORDER"]],
    ["its twin in the shop at once", { workflow: ON_START }, ["CREATE_LOGISTIC_ORDER", "OPEN_PLATFORM_RETURN"]],
    ["no twin before it is allowed", { workflow: ON_START, authorization: PENDING }, ["AUTHORIZATION WAITING"]],
    ["no twin before the check", { workflow: ON_CHECK }, ["CREATE_LOGISTIC_ORDER"]],
    [
      "its twin when all is checked",
      { workflow: ON_CHECK, ...decided },
      ["CREATE_LOGISTIC_ORDER", "OPEN_PLATFORM_RETURN"],
    ],
    ["never a twin", { workflow: NEVER, ...decided }, ["CREATE_LOGISTIC_ORDER"]],
    ["the end of its twin", { workflow: ON_START, status: "COMPLETED", activities: opened }, ["CLOSE_PLATFORM_RETURN"]],
    ["no end of what was never opened", { workflow: ON_START, status: "CANCELED" }, []],
  ])("%s", (_, facts, names) => {
    expect(planned(facts)).toEqual(names);
  });
});
