import { describe, expect, test } from "vitest";
import { matchFile, wrongFile } from "./match-file";

const waiting = [{ return_code: "RT-7F3K-92QD" }, { return_code: "RT-8888-AAAA" }];

describe("a label file", () => {
  test.each([
    ["RT-7F3K-92QD.pdf", "RT-7F3K-92QD"],
    ["label_rt7f3k92qd (1).PNG", "RT-7F3K-92QD"],
    ["dhl-label.pdf", undefined],
    ["RT-7F3K-92QD and RT-8888-AAAA.pdf", undefined],
  ])("%s belongs to %s", (name, code) => {
    expect(matchFile(name, waiting)?.return_code).toBe(code);
  });

  test("of another kind, empty or too large is refused before it is sent", () => {
    expect(wrongFile({ name: "label.pdf", size: 10 })).toBeNull();
    expect(wrongFile({ name: "label.docx", size: 10 })).toMatch(/PDF/);
    expect(wrongFile({ name: "label.pdf", size: 0 })).toMatch(/empty/);
    expect(wrongFile({ name: "label.jpg", size: 11 * 1024 * 1024 })).toMatch(/10 MB/);
  });
});
