import { expect, test } from "vitest";
import { changedEmailWords, changeEmailEffect } from "./change-email-words";

test.each([
  [0, "Only this return changes. To change the order, edit it in your shop.", "Email changed."],
  [1, "We’ll resend 1 failed email to the new address. Only", "Email changed. Resending 1 email."],
  [2, "We’ll resend 2 failed emails to the new address. Only", "Email changed. Resending 2 emails."],
])("describes a change of address with %i failed emails", (count, effect, done) => {
  expect(changeEmailEffect(count)).toContain(effect);
  expect(changedEmailWords(count)).toBe(done);
});
