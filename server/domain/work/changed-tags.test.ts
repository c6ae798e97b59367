import { describe, expect, test } from "vitest";
import { MOST_TAGS } from "@/contract/vocabulary/return-tag";
import { changedTags } from "./changed-tags";

describe("tags of a return", () => {
  test("are each there once, in lower case and in order", () => {
    expect(changedTags({ tags: ["vip"], add: ["  Fraud   check ", "VIP"], remove: [] })).toEqual([
      "fraud check",
      "vip",
    ]);
  });

  test("go when they are taken off, in whatever case they are named", () => {
    expect(changedTags({ tags: ["fraud check", "vip"], add: [], remove: ["Fraud Check"] })).toEqual(["vip"]);
  });

  test("of nothing and too long ones are refused", () => {
    for (const tag of ["   ", "x".repeat(41)])
      expect(() => changedTags({ tags: [], add: [tag], remove: [] })).toThrow("1 to 40 letters");
  });

  test("are no more than are still a filing", () => {
    const tags = Array.from({ length: MOST_TAGS }, (_, index) => `tag ${index}`);
    expect(() => changedTags({ tags, add: ["one more"], remove: [] })).toThrow("at most 20");
    expect(changedTags({ tags, add: ["one more"], remove: ["tag 0"] })).toContain("one more");
  });
});
