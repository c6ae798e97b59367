import { expect, test } from "vitest";
import { translateOutage } from "./errors";

test.each([
  "connect ECONNREFUSED 127.0.0.1:5432",
  "Connection terminated unexpectedly",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "timeout exceeded when trying to connect",
  "55P03 canceling statement due to lock timeout",
  "57014 canceling statement due to statement timeout",
  'could not extend file "base/16384/2619": No space left on device (53100)',
])("%s is a temporary outage", (message) => {
  expect(translateOutage(new Error(message))).toMatchObject({ reason: "UNAVAILABLE", status: 503 });
});

test("leaves other errors unchanged", () => {
  const error = new Error("column x does not exist");
  expect(translateOutage(error)).toBe(error);
});
