import { expect, test } from "vitest";
import { failureOfErrors, failureOfUser } from "./failures";

const cost = {
  requestedQueryCost: 400,
  throttleStatus: { maximumAvailable: 2_000, currentlyAvailable: 100, restoreRate: 100 },
};

test.each([
  ["THROTTLED", "Throttled", { kind: "PAUSED", retryAfterSeconds: 19 }],
  [
    "ACCESS_DENIED",
    "Required access: `write_returns` access scope.",
    { kind: "UNAUTHORIZED", attention: "PERMISSIONS_MISSING" },
  ],
  ["ACCESS_DENIED", "This app is not approved to access the Customer object.", { kind: "UNAUTHORIZED" }],
  ["SHOP_INACTIVE", "Shop inactive", { kind: "UNAUTHORIZED" }],
  ["INTERNAL_SERVER_ERROR", "Oops", { kind: "UNAVAILABLE" }],
  ["IDEMPOTENCY_CONCURRENT_REQUEST", "In progress", { kind: "UNAVAILABLE" }],
  ["IDEMPOTENCY_KEY_PARAMETER_MISMATCH", "Other content", { kind: "REFUSED" }],
  ["undefinedField", "Field does not exist", { kind: "REFUSED" }],
])("%s: %s", (code, message, failure) => {
  expect(failureOfErrors([{ message, extensions: { code } }], cost)).toMatchObject(failure);
});

test("names what needs to be fixed", () => {
  const words = (message: string) =>
    failureOfErrors([{ message, extensions: { code: "ACCESS_DENIED" } }], undefined).message;
  expect(words("Required access: `write_returns` access scope.")).toContain("the scope write_returns");
  expect(words("This app is not approved to access the Customer object.")).toContain("API access requests");
});

test("reports user errors in Shopify's words and retries those that may succeed later", () => {
  const failure = failureOfUser(
    [{ message: "Quantity is too high" }, { message: "Order is closed." }],
    "refund order #1",
  );
  expect(failure).toMatchObject({
    kind: "REFUSED",
    message: "Shopify did not refund order #1: Quantity is too high. Order is closed.",
  });
  expect(failureOfUser([{ message: "Busy", code: "ADJUST_QUANTITIES_FAILED" }], "restock").kind).toBe("UNAVAILABLE");
});
