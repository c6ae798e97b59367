import { expect, test } from "vitest";
import { reasonLabel } from "./reason-label";

test.each([
  ["de", "Zu klein"],
  ["de-AT", "Zu klein"],
  ["fr", "Too small"],
  ["it", "Too small"],
  ["", "Too small"],
])("a reader of %j sees %s", (lang, shown) => {
  expect(reasonLabel({ label: "Too small", labels: { de: "Zu klein", it: "" } }, lang)).toBe(shown);
});
