import { expect, test } from "vitest";
import { resumeEffect, retryEffect } from "./retry-words";

test("says before a retry what it does and that it can't be undone", () => {
  expect(retryEffect("REFUND")).toBe(
    "The payment provider will be asked again. If it agrees, the refund goes to the shopper; it is never refunded twice. " +
      "You can’t undo what’s sent.",
  );
});

test("counts what resuming a return does", () => {
  expect(resumeEffect(2, 1)).toBe(
    "2 holds are released, and 1 failed step is retried. Pending refunds, orders and emails are sent. You can’t undo this.",
  );
  expect(resumeEffect(0, 2)).toMatch(/^2 failed steps are retried\. /);
  expect(resumeEffect(1, 0)).toMatch(/^1 hold is released\. /);
});
