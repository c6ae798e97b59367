import { expect, test } from "vitest";
import { resumeEffect, retryEffect } from "./retry-words";

test("says before a retry what it does and that it can't be undone", () => {
  expect(retryEffect("REFUND")).toBe(
    "The payment provider will be asked again. If it agrees, the refund goes to the shopper; it is never refunded twice. " +
      "Anything sent can’t be undone.",
  );
});

test("counts what resuming a return does", () => {
  expect(resumeEffect(2, 1)).toBe(
    "2 holds will be released, and 1 failed step will be retried. We’ll send pending refunds and emails, and create exchange orders. You can’t undo this.",
  );
  expect(resumeEffect(0, 2)).toMatch(/^2 failed steps will be retried\. /);
  expect(resumeEffect(1, 0)).toMatch(/^1 hold will be released\. /);
});
