import { expect, test } from "vitest";
import { initialValues } from "./use-connect";

const choice = (initial: string, ...values: string[]) => ({
  ...{ name: "environment", initial, kind: "CHOICE" as const },
  options: values.map((value) => ({ value })),
});

test.each([
  [choice("LIVE", "LIVE", "SANDBOX"), true, "SANDBOX"],
  [choice("LIVE", "LIVE", "SANDBOX"), false, "LIVE"],
  [choice("", "CHEAPEST", "FASTEST"), true, "CHEAPEST"],
  [{ ...choice("587"), kind: "TEXT" as const }, true, "587"],
])("starts %j in a store with test mode %s with %s", (field, isTesting, value) => {
  expect(initialValues([field], isTesting)).toEqual({ environment: value });
});
