import { expect, test } from "vitest";
import { changedEmailWords, changeEmailEffect } from "./change-email-words";

test.each([
  [0, "Only this return changes. To change the order, edit it in your shop.", "Email changed."],
  [1, "We'll send 1 email that failed to the new address. Only", "Email changed. Sending 1 email again."],
  [2, "We'll send 2 emails that failed to the new address. Only", "Email changed. Sending 2 emails again."],
])("with %i failed emails", (count, effect, done) => {
  expect(changeEmailEffect(count)).toContain(effect);
  expect(changedEmailWords(count)).toBe(done);
});
