import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { isRecoveryCode, mintRecoveryCodes, recoveryCodeHash } from "./recovery-codes";

const SECRET = "a test secret that is long enough to be one";

test("there are ten codes, all different and in the right format", () => {
  const codes = mintRecoveryCodes(randomBytes);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-){2}[2-9A-HJKMNP-Z]{4}$/);
});

test("accepts a code in any notation, for its person only", () => {
  const hash = (code: string, userId = "usr_1") => recoveryCodeHash(SECRET, { userId, code });
  expect(hash(" 7f3k 92qd-mwxa ")).toBe(hash("7F3K-92QD-MWXA"));
  expect(hash("7F3K-92QD-MWXA", "usr_2")).not.toBe(hash("7F3K-92QD-MWXA"));
  expect(isRecoveryCode("7f3k 92qd mwxa")).toBe(true);
  expect(isRecoveryCode("123456")).toBe(false);
});
