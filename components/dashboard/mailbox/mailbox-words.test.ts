import { expect, test } from "vitest";
import { mailboxWords } from "./mailbox-words";

test("with a mail server the mail box does not claim that nothing leaves", () => {
  expect(mailboxWords({ hasMailServer: false }).about).toContain("Nothing leaves while no mail server is set up");
  const { about, blank } = mailboxWords({ hasMailServer: true });
  expect(`${about} ${blank}`).not.toContain("Nothing leaves");
  expect(about).toContain("what the mail server answered");
});
