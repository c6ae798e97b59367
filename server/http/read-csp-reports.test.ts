import { expect, test } from "vitest";
import { readCspReports } from "./read-csp-reports";

const OLD = {
  "csp-report": {
    "document-uri": "https://returns.example/r/north/returns/prc_01?email=noor@example.com",
    "violated-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/x.js?token=secret",
    "script-sample": "noor@example.com",
  },
};
const violation = (body: object) => ({ type: "csp-violation", url: "https://returns.example/dashboard", body });

test("keeps the directive, the kind of source and the area of a report in the old format, and nothing else", () => {
  expect(readCspReports(JSON.stringify(OLD))).toEqual([
    { directive: "script-src", blocked: "other site", area: "portal" },
  ]);
});

test.each([
  ["inline", "inline"],
  ["wasm-eval", "eval"],
  ["data", "data"],
  ["blob:https://returns.example/1", "blob"],
  ["moz-extension", "extension"],
  ["chrome-extension://abc/x.js", "extension"],
  ["https://returns.example/old.js", "own site"],
  ["https://other.example/", "other site"],
  ["", "other"],
])("reads the blocked source %j of the new format as %s", (blockedURL, blocked) => {
  const documentURL = "https://returns.example/dashboard/returns/prc_01";
  const sent = [
    violation({ documentURL, blockedURL, effectiveDirective: "img-src" }),
    { type: "deprecation", body: {} },
  ];
  expect(readCspReports(JSON.stringify(sent))).toEqual([{ directive: "img-src", blocked, area: "dashboard" }]);
});

test.each(["", "null", "[null]", "[[]]", '"text"', "{}", '{"csp-report":1}', "not json"])(
  "finds no report in %s",
  (text) => {
    expect(readCspReports(text)).toEqual([]);
  },
);

test("never keeps a name that it doesn't know", () => {
  const sent = violation({ documentURL: "https://x.example/noor", blockedURL: "noor", effectiveDirective: "noor-src" });
  expect(readCspReports(JSON.stringify([sent]))).toEqual([{ directive: "other", blocked: "other", area: "other" }]);
});
