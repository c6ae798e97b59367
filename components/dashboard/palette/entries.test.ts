import { expect, test } from "vitest";
import { ROLE_SCOPES } from "@/contract/vocabulary/dashboard-role";
import { entriesFor, matching } from "./entries";

const owner = entriesFor(ROLE_SCOPES.owner, "demo");
const labels = (typed: string, entries = owner) => matching(entries, typed).map(({ label }) => label);

test("leaves out what the role may not do", () => {
  const viewer = entriesFor(ROLE_SCOPES.viewer, null);
  expect(labels("", viewer)).not.toEqual(expect.arrayContaining(["New return"]));
  expect(labels("settings", viewer)).toEqual([]);
  expect(labels("settings")).toContain("Settings: Team");
  expect(labels("keys", entriesFor(ROLE_SCOPES.developer, null))).toContain("API keys");
});

test("matches every word from its start and lists matching names before synonyms", () => {
  expect(labels("ret pol")).toEqual(["Settings: Return policy"]);
  expect(labels("toggle")[0]).toBe("Toggle keyboard shortcuts");
  expect(labels("invite")).toEqual(["Settings: Team"]);
  expect(labels("eturns")).toEqual([]);
  expect(new Set(owner.map(({ id }) => id)).size).toBe(owner.length);
});
