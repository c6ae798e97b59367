import { describe, expect, test } from "vitest";
import { Problem } from "@/server/kernel/problem";
import { rateHeaders, takeToken } from "./rate-limit";

const RULE = { perSecond: 10, burst: 20 };
let nowMs = 0;
const take = (caller: string, policy: "key" | "address" = "key") => takeToken({ policy, caller, rule: RULE, nowMs });

const refusal = (caller: string): Problem => {
  try {
    take(caller);
  } catch (error) {
    if (error instanceof Problem) return error;
  }
  throw new Error("was let through");
};
const spend = (caller: string, times: number) => Array.from({ length: times }, () => take(caller));

describe("a bucket", () => {
  test("lets a burst through at once, and then tells how long to wait", () => {
    expect(spend("burst", 20).map(({ remaining }) => remaining)).toEqual(Array.from({ length: 20 }, (_, i) => 19 - i));
    expect(refusal("burst")).toMatchObject({
      reason: "RESOURCE_EXHAUSTED",
      extras: { retryAfterSeconds: 1, rate: { policy: "key", quota: 20, windowSeconds: 2 } },
    });
  });

  test("lets one request through after that wait", () => {
    spend("wait", 20);
    nowMs += 1000 * (refusal("wait").extras.retryAfterSeconds ?? 0);
    expect(take("wait").remaining).toBe(9);
  });

  test.each([0.9, 1, 2])("admits no less than rate and burst at %f times the rate, and at most 5 %% more", (load) => {
    const seconds = 10;
    const startMs = nowMs;
    let admitted = 0;
    const offered = Math.floor(load * RULE.perSecond * seconds) + RULE.burst;
    for (let one = 0; one < offered; one += 1) {
      nowMs = startMs + Math.max(0, one - RULE.burst) * (1000 / (load * RULE.perSecond));
      try {
        take(`load ${load}`);
        admitted += 1;
      } catch {}
    }
    const allowed = Math.min(offered, RULE.perSecond * seconds + RULE.burst);
    expect(admitted).toBeGreaterThanOrEqual(allowed - 1);
    expect(admitted).toBeLessThanOrEqual(allowed * 1.05);
  });

  test("is one per caller and policy", () => {
    spend("one", 20);
    refusal("one");
    expect(take("another").remaining).toBe(19);
    expect(take("one", "address").remaining).toBe(19);
  });

  test("survives a flood of other callers while it is used", () => {
    spend("busy", 19);
    for (let one = 0; one < 49_990; one += 1) take(`flood ${one}`);
    take("busy");
    for (let one = 0; one < 49_990; one += 1) take(`second flood ${one}`);
    refusal("busy");
  });
});

test("sends the fields in the structure of the draft", () => {
  expect(rateHeaders({ policy: "key", quota: 100, windowSeconds: 2, remaining: 99, reset: 1 })).toEqual({
    "ratelimit-policy": '"key";q=100;w=2',
    ratelimit: '"key";r=99;t=1',
  });
});
