import { describe, expect, test } from "vitest";
import { matchFile, placeFiles, wrongFile } from "./match-file";

const waiting = [{ return_code: "RT-7F3K-92QD" }, { return_code: "RT-8888-AAAA" }];

describe("a label file", () => {
  test.each([
    ["RT-7F3K-92QD.pdf", "RT-7F3K-92QD"],
    ["label_rt7f3k92qd (1).PNG", "RT-7F3K-92QD"],
    ["7f3k-92qd.pdf", "RT-7F3K-92QD"],
    ["dhl-label.pdf", undefined],
    ["RT-7F3K-92QD and RT-8888-AAAA.pdf", undefined],
    ["RT-7F3K-92QD and RT-CCCC-DDDD.pdf", undefined],
  ])("matches %s with %s", (name, code) => {
    expect(matchFile(name, waiting)?.return_code).toBe(code);
  });

  test("is rejected before the upload if its type is wrong or it is empty or too large", () => {
    expect(wrongFile({ name: "label.pdf", size: 10 })).toBeNull();
    expect(wrongFile({ name: "label.docx", size: 10 })).toMatch(/PDF/);
    expect(wrongFile({ name: "label.pdf", size: 0 })).toMatch(/empty/);
    expect(wrongFile({ name: "label.jpg", size: 11 * 1024 * 1024 })).toMatch(/10 MB/);
  });
});

describe("files when only one return is waiting", () => {
  const place = (names: string[], taken: string[] = []) =>
    placeFiles(
      names.map((name) => ({ name, size: 10 })),
      [{ process_id: "prc_1", return_code: "RT-7F3K-92QD" }],
      taken,
    ).map(({ file, processId, note }) => [file.name, processId, note]);
  const OTHER = "The return code in the file name doesn’t match any return waiting for a label.";
  const FULL = "RT-7F3K-92QD already has a file.";

  test.each(["RT-AAAA-BBBB.pdf", "labelRT-AAAA-BBBB (1).pdf", "rt_aaaa_bbbb.pdf", "rtaaaabbbb.pdf", "AAA2-BBBB.pdf"])(
    "doesn't match %s, which has another code",
    (name) => expect(place([name])).toEqual([[name, "", OTHER]]),
  );

  test("are its label by code, or the first one without any code", () => {
    expect(place(["shirt-label.pdf", "label.png"])).toEqual([
      ["shirt-label.pdf", "prc_1", ""],
      ["label.png", "", FULL],
    ]);
    expect(place(["label.pdf", "rt7f3k92qd.pdf"])).toEqual([
      ["rt7f3k92qd.pdf", "prc_1", ""],
      ["label.pdf", "", FULL],
    ]);
    expect(place(["7F3K-92QD RT-7F3K-92QD.pdf"], ["prc_1"])).toEqual([["7F3K-92QD RT-7F3K-92QD.pdf", "", FULL]]);
  });

  test("that can't be labels don't take its place", () => {
    expect(place(["label.docx", "label.pdf"])).toEqual([
      ["label.docx", "", ""],
      ["label.pdf", "prc_1", ""],
    ]);
  });
});
