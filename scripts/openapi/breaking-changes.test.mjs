import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { breakingChanges, surfaceOf } from "./breaking-changes.mjs";

const read = (file) => JSON.parse(readFileSync(file, "utf8"));
const document = read("openapi.json");

test("finds nothing published that is missing or narrower", () => {
  expect(breakingChanges(read("contract/published.json"), document)).toEqual([]);
});

test("ignores texts and examples", () => {
  expect(breakingChanges(document, surfaceOf(document))).toEqual([]);
  expect(JSON.stringify(surfaceOf(document))).not.toContain('"example":');
});

describe("a breaking change is reported with its location", () => {
  const REVIEW = "/v1/ops/ecommerce/review";
  const ONE = "/v1/processes/{process_id}";
  const bodyOf = ({ paths }) => paths[REVIEW].post.requestBody.content["application/json"].schema;
  test.each([
    ["a path", (next) => delete next.paths[REVIEW], `POST ${REVIEW} is gone`],
    [
      "a field of an answer",
      ({ components }) => delete components.schemas.Warehouse.properties.name,
      "the field name is gone",
    ],
    [
      "a field that may be missing now",
      ({ components }) => components.schemas.ReturnSummary.required.shift(),
      "no longer always there",
    ],
    ["a word", ({ components }) => components.schemas.ReturnSummary.properties.status.enum.shift(), " is gone"],
    [
      "a field of a request",
      (next) => delete bodyOf(next).properties.execute_authorization,
      "execute_authorization is gone",
    ],
    [
      "a field that is needed now",
      (next) => bodyOf(next).required.push("refund_override"),
      "refund_override is needed now",
    ],
    ["a shorter text", (next) => (next.paths[ONE].get.parameters[0].schema.maxLength = 10), "maxLength was 128, is 10"],
    ["another type", (next) => (next.paths[ONE].get.parameters[0].schema.type = "integer"), "was string, is integer"],
    ["a webhook", (next) => delete next.webhooks.onProcessCompleted, "the webhook onProcessCompleted is gone"],
  ])("%s", (_, change, told) => {
    const next = structuredClone(document);
    change(next);
    const found = breakingChanges(document, next);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((one) => one.includes(told))).toBe(true);
  });

  test("accepts additions", () => {
    const next = structuredClone(document);
    next.paths["/v1/new"] = next.paths[ONE];
    bodyOf(next).properties.new_field = { type: "string" };
    next.components.schemas.Warehouse.properties.new_field = { type: "string" };
    expect(breakingChanges(document, next)).toEqual([]);
  });
});
