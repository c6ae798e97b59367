import { describe, expect, test } from "vitest";
import { afterSave, changedNames, rebase, untouched } from "./rebase";

const base = { title: "One", slogan: "Two", reasons: [{ name: "A" }] };
const edited = { ...untouched(base), draft: { ...base, title: "Mine" } };

describe("edits after a refresh", () => {
  test("keep the user's fields, and take over those that only somebody else changed", () => {
    const now = rebase(edited, { ...base, slogan: "Theirs" });
    expect(now.draft).toEqual({ ...base, title: "Mine", slogan: "Theirs" });
    expect([changedNames(now), now.collisions]).toEqual([["title"], []]);
  });

  test("keep the user's value of a field that both changed, and report the conflict", () => {
    const now = rebase(edited, { ...base, title: "Theirs" });
    expect([now.draft.title, now.base.title, now.collisions]).toEqual(["Mine", "Theirs", ["title"]]);
  });

  test("don't conflict if both made the same change, and leave nothing to save", () => {
    const now = rebase(edited, { ...base, title: "Mine" });
    expect([now.collisions, changedNames(now)]).toEqual([[], []]);
  });

  test("are unchanged by the same data, including lists", () => {
    expect(rebase(edited, structuredClone(base))).toBe(edited);
  });
});

describe("edits after a save", () => {
  const saved = { ...base, title: "Mine", slogan: "Theirs" };

  test("count as saved, and fields that somebody else had changed are current", () => {
    expect(afterSave(edited, { sent: edited.draft, saved })).toEqual(untouched(saved));
  });

  test("made during the save remain unsaved, also in a saved field", () => {
    const typed = { ...edited, draft: { ...edited.draft, title: "Mine, too", reasons: [] } };
    const now = afterSave(typed, { sent: edited.draft, saved });
    expect(now).toEqual({ base: saved, draft: { ...saved, title: "Mine, too", reasons: [] }, collisions: [] });
    expect(changedNames(now)).toEqual(["title", "reasons"]);
  });

  test("don't include what a refresh brought in the meantime", () => {
    const now = rebase(edited, { ...base, slogan: "Theirs" });
    expect(changedNames(afterSave(now, { sent: edited.draft, saved: { ...saved, slogan: "Later" } }))).toEqual([]);
  });
});
