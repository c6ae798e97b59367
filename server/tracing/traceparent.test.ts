import { expect, test } from "vitest";
import { readTraceparent, writeTraceparent } from "./traceparent";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN = "00f067aa0ba902b7";

test("reads what it writes, with the caller's choice whether to record it", () => {
  for (const flags of ["00", "01"]) {
    const text = `00-${TRACE}-${SPAN}-${flags}`;
    const context = readTraceparent(text);
    expect(context).toMatchObject({ traceId: TRACE, spanId: SPAN, traceFlags: Number(flags) });
    expect(context === null ? null : writeTraceparent(context)).toBe(text);
  }
});

test("reads later versions, which may have more fields", () => {
  expect(readTraceparent(`cc-${TRACE}-${SPAN}-01-what-comes-later`)).toMatchObject({ traceId: TRACE });
});

test.each([
  "",
  "nothing",
  `00-${TRACE}-${SPAN}`,
  `ff-${TRACE}-${SPAN}-01`,
  `00-${"0".repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${"0".repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
])("treats %j as none", (text) => {
  expect(readTraceparent(text)).toBeNull();
});
