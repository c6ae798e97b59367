import { expect, test } from "vitest";
import { mailboxWords } from "./email-list-words";

test("doesn't say that sending is off when a mail server is connected", () => {
  expect(mailboxWords({ hasMailServer: false }).about).toContain("Sending is off: no mail server is connected.");
  const { about, blank } = mailboxWords({ hasMailServer: true });
  expect(`${about} ${blank}`).not.toContain("Sending is off");
  expect(about).toContain("delivery status");
});
