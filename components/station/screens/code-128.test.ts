import bwipjs from "bwip-js/node";
import { expect, it } from "vitest";
import { code128 } from "./code-128";

it.each(["RT-9P4M-6XHE", "RT-2X2Y-Z3Q4", "A", "abc xyz ~"])("%s has the same bars as in bwip-js", (text) => {
  // No digit sequences: for these bwip-js uses set C, which is shorter and equivalent.
  const [drawn] = bwipjs.raw({ bcid: "code128", text } as never) as unknown as { sbs: number[] }[];
  expect(code128(text)).toEqual(Array.from(drawn?.sbs ?? []));
});

it("rejects characters outside of the set", () => {
  expect(() => code128("RT-É")).toThrow(/É/);
});
