import bwipjs from "bwip-js/node";
import { expect, it } from "vitest";
import { code128 } from "./code-128";

it.each(["RT-9P4M-6XHE", "RT-2X2Y-Z3Q4", "A", "abc xyz ~"])("%s has the bars that bwip-js gives it", (text) => {
  // No run of digits: for those bwip-js takes set C, which is shorter and says the same.
  const [drawn] = bwipjs.raw({ bcid: "code128", text } as never) as unknown as { sbs: number[] }[];
  expect(code128(text)).toEqual(Array.from(drawn?.sbs ?? []));
});

it("refuses what the code cannot say", () => {
  expect(() => code128("RT-É")).toThrow(/É/);
});
