import { describe, expect, test } from "vitest";
import { type DashboardRole, ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import { mayChangeView, refuseViewChange } from "./check-view-change";

const as = (role: DashboardRole, id: string = role) => ({ id, scopes: new Set(ROLE_SCOPES[role]) });
const ofAna = { isShared: false, owner: { id: "ana" } };
const ofTeam = { isShared: true, owner: { id: "ana" } };

describe("a saved view of returns", () => {
  test.each(["owner", "admin", "support"] as const)("can be shared by a %s", (role) => {
    expect(refuseViewChange({ by: as(role), before: null, isShared: true })).toBeNull();
    expect(refuseViewChange({ by: as(role, "ana"), before: ofAna, isShared: true })).toBeNull();
  });

  test.each(["developer", "viewer"] as const)("is private when saved by a %s", (role) => {
    expect(refuseViewChange({ by: as(role), before: null, isShared: false })).toBeNull();
    expect(refuseViewChange({ by: as(role), before: null, isShared: true })).toMatch(/does not share/);
  });

  test("of the team can be changed by its creator, owners and admins", () => {
    const may = (["owner", "admin", "support", "developer", "viewer"] as const).filter((role) =>
      mayChangeView(as(role), ofTeam),
    );
    expect(may).toEqual(["owner", "admin"]);
    expect(mayChangeView(as("support", "ana"), ofTeam)).toBe(true);
    expect(refuseViewChange({ by: as("support"), before: ofTeam, isShared: true })).toMatch(/shared with the team/);
  });

  test("that is private can be changed only by its creator", () => {
    expect(mayChangeView(as("owner"), ofAna)).toBe(false);
  });

  test("whose creator has left can't be made private", () => {
    const left = { isShared: true, owner: null };
    expect(mayChangeView(as("admin"), left)).toBe(true);
    expect(refuseViewChange({ by: as("admin"), before: left, isShared: false })).toMatch(/has left/);
  });
});
