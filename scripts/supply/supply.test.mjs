import { describe, expect, test } from "vitest";
import { findSecrets } from "./find-secrets.mjs";
import { isAllowed, licensesOf, refusedLicenses } from "./licenses.mjs";
import { readAdvisories } from "./read-advisories.mjs";

describe("licenses", () => {
  test.each([
    ["MIT", true],
    ["(MIT OR GPL-2.0)", true],
    ["MIT and ISC", true],
    ["Apache-2.0 AND GPL-3.0", false],
    ["AGPL-3.0", false],
    ["unknown", false],
  ])("%s is allowed: %s", (license, is) => {
    expect(isAllowed(license)).toBe(is);
  });

  test("are listed for what production installs, and a platform's package has that of its owner", () => {
    const packages = {
      "": { license: "MIT" },
      "node_modules/a": { license: "Apache-2.0", optionalDependencies: { "a-linux": "1" } },
      "node_modules/a-linux": { optional: true },
      "node_modules/a/node_modules/b": { license: "AGPL-3.0" },
      "node_modules/tool": { dev: true, license: "GPL-3.0" },
    };
    const byLicense = licensesOf({ packages });
    expect([...byLicense]).toEqual([
      ["AGPL-3.0", ["b"]],
      ["Apache-2.0", ["a", "a-linux"]],
    ]);
    expect(refusedLicenses(byLicense)).toEqual(["The license AGPL-3.0 is not in the list of allowed ones: b."]);
  });
});

// Put together here, so that the check of this repository doesn't find them.
test.each([
  ["a private key", ["-----BEGIN RSA ", "PRIVATE KEY-----"]],
  ["a Stripe key", ["sk_", "live_51H8zKq2eZvKYlo2C0"]],
  ["an AWS access key", ["AKIA", "IOSFODNN7EXAMPLE"]],
  ["a Homeward key", ["svc_", "live_0123456789abcdefghijABCDEFGHIJ"]],
  ["a password in an address", ["postgresql://homeward:", "c0rrecthorsebattery@db.example/x"]],
])("finds %s, and never repeats it", (name, parts) => {
  const found = findSecrets("a.ts", `first\nconst key = "${parts.join("")}";`);
  expect(found).toEqual([`a.ts:2: this looks like ${name}`]);
});

test("takes published examples and placeholders for no secrets", () => {
  const text =
    "sk_test_4eC39HqLyjWDarjtT1zdp7dc postgresql://homeward:…@127.0.0.1:5432/x https://user:<password-of-the-shop>@shop.example";
  expect(findSecrets("a.md", text)).toEqual([]);
});

describe("advisories", () => {
  test("count if they are high or critical", () => {
    const vulnerabilities = {
      a: { name: "a", severity: "moderate", range: "<1", via: [] },
      b: { name: "b", severity: "critical", range: "<2", via: [{ title: "Runs anything" }, "a"] },
    };
    expect(readAdvisories(JSON.stringify({ vulnerabilities }))).toEqual({
      kind: "READ",
      serious: ["b <2 (critical): Runs anything; through a"],
    });
  });

  test.each([
    ["", "no answer"],
    [JSON.stringify({ message: "405 Method Not Allowed - POST https://x.example" }), "405 Method Not Allowed"],
  ])("are skipped with a reason if the registry has none: %s", (output, why) => {
    expect(readAdvisories(output)).toEqual({ kind: "UNSERVED", why });
  });
});
