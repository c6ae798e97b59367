import { describe, expect, it } from "vitest";
import { HOME, safeReturnPath } from "./safe-return-path";

describe("the return path after signing in", () => {
  it("keeps dashboard pages with their query", () => {
    expect(safeReturnPath("/dashboard/returns/RT-9P4M-6XHE")).toBe("/dashboard/returns/RT-9P4M-6XHE");
    expect(safeReturnPath("/dashboard/returns?view=to-inspect&q=%23104")).toBe(
      "/dashboard/returns?view=to-inspect&q=%23104",
    );
  });

  it("keeps station pages and accepts a different home page", () => {
    expect(safeReturnPath("/station")).toBe("/station");
    expect(safeReturnPath(undefined, "/station")).toBe("/station");
    expect(safeReturnPath("/stations", "/station")).toBe("/station");
    expect(safeReturnPath("/station/../r/demo")).toBe(HOME);
  });

  it.each([
    "https://evil.example/dashboard",
    "//evil.example/dashboard",
    "/\\evil.example",
    "/dashboard/../r/demo",
    "/dashboard/%2e%2e/r/demo",
    "/dashboards",
    "/dashboard\\@evil.example",
    "/dashboard/sign-in?next=/dashboard",
    "javascript:alert(1)",
    "",
    null,
    undefined,
  ])("falls back to the list for %s", (asked) => {
    expect(safeReturnPath(asked)).toBe(HOME);
  });
});
