import { describe, expect, test } from "vitest";
import { afterSave, changedNames, rebase, untouched } from "./rebase";

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

describe("edits when a save is answered", () => {
  const saved = { ...base, title: "Mine", slogan: "Theirs" };

  test("what was sent is saved, and what somebody else had changed before is as it is now", () => {
    expect(afterSave(edited, { sent: edited.draft, saved })).toEqual(untouched(saved));
  });

  test("what was typed while it was on its way is still to be saved, the saved field included", () => {
    const typed = { ...edited, draft: { ...edited.draft, title: "Mine, too", reasons: [] } };
    const now = afterSave(typed, { sent: edited.draft, saved });
    expect(now).toEqual({ base: saved, draft: { ...saved, title: "Mine, too", reasons: [] }, collisions: [] });
    expect(changedNames(now)).toEqual(["title", "reasons"]);
  });

  test("what another reading brought meanwhile was not typed", () => {
    const now = rebase(edited, { ...base, slogan: "Theirs" });
    expect(changedNames(afterSave(now, { sent: edited.draft, saved: { ...saved, slogan: "Later" } }))).toEqual([]);
  });
});
