import { describe, expect, test } from "vitest";
import { base32, findTotpStep, totpCode, totpStep, totpUri } from "./totp";

const secret = Buffer.from("12345678901234567890");
const at = (seconds: number) => new Date(seconds * 1000);

describe("one-time passwords", () => {
  // RFC 6238, appendix B (SHA-1).
  test.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("at %i s the standard's secret gives %s", (seconds, code) => {
    expect(totpCode(secret, totpStep(at(seconds)), 8)).toBe(code);
  });

  // RFC 4226, appendix D.
  test("returns the standard's codes for the first counters", () => {
    const codes = Array.from({ length: 10 }, (_, step) => totpCode(secret, step)).join(" ");
    expect(codes).toBe("755224 287082 359152 969429 338314 254676 287922 162583 399871 520489");
  });

  test("accepts a code in its period and one before and after, and in no other", () => {
    const now = at(1_111_111_111);
    const step = totpStep(now);
    for (const near of [-1, 0, 1]) expect(findTotpStep(secret, totpCode(secret, step + near), now)).toBe(step + near);
    for (const far of [-2, 2]) expect(findTotpStep(secret, totpCode(secret, step + far), now)).toBeNull();
    expect(findTotpStep(secret, "", now)).toBeNull();
  });

  // RFC 4648, section 10, without the padding.
  test.each([
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("encodes %s in base32 as %s", (text, written) => {
    expect(base32(Buffer.from(text))).toBe(written);
  });

  test("the authenticator URI contains the account, whatever its characters", () => {
    const uri = new URL(totpUri({ secret: "MZXW6YTB", account: "a+b@example.com" }));
    expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
      "otpauth:",
      "totp",
      "/Homeward:a+b@example.com",
    ]);
    expect(uri.searchParams.get("secret")).toBe("MZXW6YTB");
  });
});
