import { describe, expect, test } from "vitest";
import { changedNames, rebase, untouched } from "./rebase";

const base = { title: "One", slogan: "Two", reasons: [{ name: "A" }] };
const edited = { ...untouched(base), draft: { ...base, title: "Mine" } };

describe("edits on a newer reading", () => {
  test("a field that only somebody else changed is as they left it, an own one stays", () => {
    const now = rebase(edited, { ...base, slogan: "Theirs" });
    expect(now.draft).toEqual({ ...base, title: "Mine", slogan: "Theirs" });
    expect([changedNames(now), now.collisions]).toEqual([["title"], []]);
  });

  test("a field that both changed keeps the own value and is named", () => {
    const now = rebase(edited, { ...base, title: "Theirs" });
    expect([now.draft.title, now.base.title, now.collisions]).toEqual(["Mine", "Theirs", ["title"]]);
  });

  test("whoever made the same change does not collide, and has nothing left to save", () => {
    const now = rebase(edited, { ...base, title: "Mine" });
    expect([now.collisions, changedNames(now)]).toEqual([[], []]);
  });

  test("the same reading again changes nothing, lists inside included", () => {
    expect(rebase(edited, structuredClone(base))).toBe(edited);
  });
});
