import { describe, expect, test } from "vitest";
import { MOST_TAGS } from "@/contract/vocabulary/return-tag";
import { changedTags } from "./changed-tags";

describe("tags of a return", () => {
  test("are each listed once, in lower case and in order", () => {
    expect(changedTags({ tags: ["vip"], add: ["  Fraud   check ", "VIP"], remove: [] })).toEqual([
      "fraud check",
      "vip",
    ]);
  });

  test("are removed in whatever case they are named", () => {
    expect(changedTags({ tags: ["fraud check", "vip"], add: [], remove: ["Fraud Check"] })).toEqual(["vip"]);
    expect(changedTags({ tags: ["v\u200Bip", "vip"], add: [], remove: ["v\u200Bip"] })).toEqual([]);
  });

  test("that are empty or too long are rejected", () => {
    for (const [tag, why] of [
      ["   ", "visible"],
      ["\u200B", "visible"],
      ["x".repeat(41), "at most 40 characters"],
    ] as const)
      expect(() => changedTags({ tags: [], add: [tag], remove: [] })).toThrow(why);
  });

  test("are limited in number", () => {
    const tags = Array.from({ length: MOST_TAGS }, (_, index) => `tag ${index}`);
    expect(() => changedTags({ tags, add: ["one more"], remove: [] })).toThrow("up to 20");
    expect(changedTags({ tags, add: ["one more"], remove: ["tag 0"] })).toContain("one more");
  });
});
