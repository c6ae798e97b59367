import { describe, expect, test } from "vitest";
import { refuseRoleChange } from "./check-role-change";

const owner = { id: "o", role: "owner" } as const;
const admin = { id: "a", role: "admin" } as const;
const support = { id: "s", role: "support" } as const;

describe("who may assign which role", () => {
  test.each([
    ["an admin makes support a developer", admin, support, "developer", 1, true],
    ["an admin removes support", admin, support, null, 1, true],
    ["an admin makes an owner", admin, support, "owner", 1, false],
    ["an admin demotes an owner", admin, owner, "support", 2, false],
    ["an admin removes an owner", admin, owner, null, 2, false],
    ["an owner demotes another owner", owner, { id: "o2", role: "owner" }, "admin", 2, true],
    ["an owner removes the last other owner that there is", owner, { id: "o2", role: "owner" }, null, 1, false],
    ["an owner changes themselves", owner, owner, "admin", 2, false],
  ] as const)("%s", (_, by, member, to, owners, isAllowed) => {
    expect(refuseRoleChange({ by, member, to, owners }) === null).toBe(isAllowed);
  });
});
