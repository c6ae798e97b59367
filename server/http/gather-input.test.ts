import { describe, expect, test } from "vitest";
import * as processes from "@/contract/admin/processes";
import { reviewProcess } from "@/contract/admin/reviews";
import type { Operation } from "@/contract/base/operation";
import { PUBLIC_OPERATIONS } from "@/contract/operations";
import { checkout } from "@/contract/storefront/checkout";
import { saveClientPreferences } from "@/contract/storefront/intents";
import { listReturns } from "@/contract/storefront/tracking";
import { Problem } from "@/server/kernel/problem";
import { implement } from "@/server/operations/implement";
import { gatherInput } from "./gather-input";

type Sent = { method?: string; query?: string; type?: string; body?: string; params?: Record<string, string> };

const gather = (operation: Operation, sent: Sent) => {
  const { method = "POST", query = "", type = "application/json", body = "", params = {} } = sent;
  const headers = type === "" ? undefined : { "content-type": type };
  const request = new Request(`http://x/v1/any${query}`, { method, headers });
  const implemented = implement(operation, () => Promise.reject(new Error("This test only gathers.")));
  return gatherInput(request, { params, implemented, body });
};

const refusalOf = async (operation: Operation, sent: Sent): Promise<Problem> => {
  try {
    await gather(operation, sent);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  throw new Error("This was taken.");
};

describe("an unreadable request gets an error that describes it", () => {
  test.each<[string, Operation, Sent, string, string]>([
    [
      "no body",
      reviewProcess,
      {},
      "INVALID_ARGUMENT",
      "The request has no body; send a JSON object with `process_id`, `reviews`.",
    ],
    [
      "a body of white space",
      reviewProcess,
      { body: " \n" },
      "INVALID_ARGUMENT",
      "The request has no body; send a JSON object with `process_id`, `reviews`.",
    ],
    [
      "JSON that breaks off",
      reviewProcess,
      { body: '{"process_id": "p",\n "reviews": [' },
      "INVALID_ARGUMENT",
      "The body is not valid JSON: line 2, column 14 should be a value.",
    ],
    [
      "a key that stands twice",
      reviewProcess,
      { body: '{"process_id":"p","reviews":[{"status":"APPROVED","status":"DECLINED"}]}' },
      "INVALID_ARGUMENT",
      "`reviews[0].status` appears twice in its object; send it once.",
    ],
    [
      "a form",
      reviewProcess,
      { body: "process_id=p", type: "application/x-www-form-urlencoded" },
      "UNSUPPORTED_MEDIA_TYPE",
      'The body must be sent with Content-Type application/json, not "application/x-www-form-urlencoded".',
    ],
    [
      "no content type",
      reviewProcess,
      { body: "{}", type: "" },
      "UNSUPPORTED_MEDIA_TYPE",
      "The body must be sent with Content-Type application/json, but it has none.",
    ],
    [
      "lists in lists without end",
      reviewProcess,
      { body: `{"process_id": "p", "reviews": ${"[".repeat(10_000)}${"]".repeat(10_000)}}` },
      "INVALID_ARGUMENT",
      "The body is nested more than 64 levels deep.",
    ],
    ["null", reviewProcess, { body: "null" }, "INVALID_ARGUMENT", "The body must be a JSON object, not null."],
    ["a list", reviewProcess, { body: "[]" }, "INVALID_ARGUMENT", "The body must be a JSON object, not a list."],
    ["a number", reviewProcess, { body: "7" }, "INVALID_ARGUMENT", "The body must be a JSON object, not a number."],
    [
      "a query name twice",
      processes.listProcessSummaries,
      { method: "GET", query: "?page=1&page=2" },
      "INVALID_ARGUMENT",
      "`page` was given 2 times in the query; give it once.",
    ],
    [
      "query and body that disagree",
      saveClientPreferences,
      { query: "?line_item_id=a", body: '{"line_item_id":"b"}' },
      "INVALID_ARGUMENT",
      "The query and the body have different values for `line_item_id`.",
    ],
    [
      "path and body that disagree",
      checkout,
      { params: { return_id: "a" }, body: '{"return_id":"b"}' },
      "INVALID_ARGUMENT",
      "The path and the body have different values for `return_id`.",
    ],
    [
      "path and query that disagree, where there is no body",
      processes.getProcess,
      { method: "GET", params: { process_id: "a" }, query: "?process_id=b" },
      "INVALID_ARGUMENT",
      "The path and the query have different values for `process_id`.",
    ],
  ])("%s", async (_, operation, sent, reason, message) => {
    expect(await refusalOf(operation, sent)).toMatchObject({ reason, message });
  });

  test("names each required field when the body is missing", async () => {
    const { extras } = await refusalOf(saveClientPreferences, { params: { return_id: "r" } });
    expect(extras.violations).toEqual([
      { field: "line_item_id", description: "is missing, because the request has no body" },
    ]);
  });
});

describe("a readable request", () => {
  test("needs no body when the path has every required value", async () => {
    expect(await gather(checkout, { params: { return_id: "r" } })).toEqual({ return_id: "r" });
  });

  test("may repeat a list parameter or separate its values by commas", async () => {
    const { order_ids } = await gather(listReturns, { method: "GET", query: "?order_ids=a,b&order_ids=c" });
    expect(order_ids).toEqual(["a", "b", "c"]);
  });
});

describe("a query parameter that the operation doesn't have", () => {
  test.each<[string, Operation, Sent, string]>([
    [
      "is told with the name that was meant",
      processes.listProcessSummaries,
      { method: "GET", query: "?costumer_email=a%40b.example&page=2" },
      "`costumer_email` is not a query parameter of this operation; did you mean `customer_email`?",
    ],
    [
      "that is like none is told with those that there are",
      listReturns,
      { method: "GET", query: "?order_ids=a&utm_source=x" },
      "`utm_source` is not a query parameter of this operation; it has order_ids, ecommerce_id, include.",
    ],
    [
      "of a body is sent back to it",
      saveClientPreferences,
      { query: "?line_item_id=a&quantity=1", body: "{}" },
      "`quantity` is not a query parameter of this operation; send it in the body.",
    ],
    [
      "is not answered with what the path says already",
      processes.getProcess,
      { method: "GET", query: "?proces_id=a", params: { process_id: "p" } },
      "`proces_id` is not a query parameter of this operation, which has none.",
    ],
    [
      "of the path is not sent to a body",
      checkout,
      { query: "?return_id=r", params: { return_id: "r" } },
      "`return_id` is not a query parameter of this operation, which has none.",
    ],
    [
      "where there are none",
      checkout,
      { query: "?a`b=1", params: { return_id: "r" } },
      "`a'b` is not a query parameter of this operation, which has none.",
    ],
  ])("%s", async (_, operation, sent, message) => {
    expect(await refusalOf(operation, sent)).toMatchObject({ reason: "INVALID_ARGUMENT", message });
  });

  test("names every unknown parameter", async () => {
    const { extras } = await refusalOf(listReturns, { method: "GET", query: "?order_id=a&order_id=b&z=1" });
    expect(extras.violations?.map(({ field }) => field)).toEqual(["order_id", "z"]);
  });

  const forms = PUBLIC_OPERATIONS.flatMap((operation) =>
    operation.endpoints.map(({ method, path }) => [`${method} ${path}`, method, operation] as const),
  );
  test.each(forms)("is refused by %s", async (_, method, operation) => {
    const message = expect.stringMatching(/^`no_such_name` is not a query parameter of this operation/);
    expect(await refusalOf(operation, { method, query: "?no_such_name=1", body: "{}" })).toMatchObject({ message });
  });
});
