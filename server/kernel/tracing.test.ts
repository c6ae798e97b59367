import { afterEach, expect, test } from "vitest";
import { Problem } from "./problem";
import { processShelf } from "./process-wide";
import { currentTraceparent, kindOf, type OpenSpan, traced } from "./tracing";

afterEach(() => void processShelf().delete("tracer"));

test("runs the work as it is while nothing is traced", async () => {
  processShelf().delete("tracer");
  expect(await traced({ name: "work" }, async () => currentTraceparent())).toBe("");
  await expect(traced({ name: "work" }, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("marks the span of failed work with a word, and passes the error on", async () => {
  const seen: string[] = [];
  const span: OpenSpan = {
    ...{ traceId: "", traceparent: "00-a-b-01" },
    set: (attributes) => void seen.push(...Object.values(attributes).map(String)),
    rename: () => undefined,
    fail: (kind) => void seen.push(`failed: ${kind}`),
    run: (work) => work(),
    end: () => void seen.push("ended"),
  };
  processShelf().set("tracer", { begin: () => span, beginStatement: () => null, current: () => span });
  const work = () => Promise.reject(Object.assign(new Error("for ana@example.com"), { code: "23505" }));
  await expect(traced({ name: "work" }, work)).rejects.toThrow("ana@");
  expect(seen).toEqual(["failed: 23505", "ended"]);
  const refuse = () => Promise.reject(new Problem("NOT_FOUND", "There is no such return."));
  await expect(traced({ name: "work" }, refuse)).rejects.toThrow("no such");
  expect(seen).toEqual(["failed: 23505", "ended", "NOT_FOUND", "ended"]);
});

test("names a failure without quoting it", () => {
  expect(kindOf({ reason: "ABORTED", code: "x y" })).toBe("ABORTED");
  expect(kindOf(new TypeError("ana@example.com is wrong"))).toBe("TypeError");
  expect(kindOf({ reason: "ana@example.com is wrong" })).toBe("Error");
  expect(kindOf("ana@example.com")).toBe("string");
});
