import { describe, expect, it } from "vitest";
import { codeKey, parcelCodes, productCodes, productKey } from "./read-codes";

const FNC1 = "\u001D";

describe("readings of a parcel's label", () => {
  it.each([
    ["a return code as it is printed", "RT-7F3K-92QD", "RT7F3K92QD"],
    ["a return code without its signs, in small letters", " rt7f3k92qd ", "RT7F3K92QD"],
    ["the kind of code that the scanner names", "]C1RT-7F3K-92QD", "RT7F3K92QD"],
    ["the address in the pass", "https://returns.example.com/r/demo/return/RT-7F3K-92QD", "RT7F3K92QD"],
    ["the same with a query", "https://returns.example.com/r/demo/return/rt-7f3k-92qd?lang=de", "RT7F3K92QD"],
    ["a page of the dashboard", "http://localhost:3000/dashboard/returns/RT-7F3K-92QD#units", "RT7F3K92QD"],
    ["an order's number with its sign", "#1042-A", "1042A"],
    ["USPS with a postal code of five", "420100019400111899223100001234", "9400111899223100001234"],
    ["USPS with a postal code of nine", "4201000112349205590164917312345678", "9205590164917312345678"],
    ["FedEx Ground 96", "9611020987654312345672", "987654312345672"],
    ["FedEx Express of 34 digits", "1001921334250001000300794612345678", "794612345678"],
    ["DPD with the postal code before it", "%000101101155012345678101276", "01155012345678"],
    ["DHL with its letters", "JJD0099 1234 5678 9012 3456", "JD00991234567890123456"],
    ["UPS with digits before it", "42012345 1Z999AA10123456784", "1Z999AA10123456784"],
    ["a serial shipping container in brackets", "(00)340123450000000018", "340123450000000018"],
    ["the same as the scanner sends it", `${FNC1}00340123450000000018`, "00340123450000000018"],
    [
      "the tracking page of a carrier",
      "https://track.example.com/parcel?trackingNumber=3SABCD1234567",
      "3SABCD1234567",
    ],
    ["the last part of a tracking page", "https://sandbox.example.com/track/SBX0001234", "SBX0001234"],
  ])("%s", (_, scanned, meant) => {
    expect(parcelCodes(scanned)).toContain(meant);
  });

  it("keeps the original code for unknown carriers", () => {
    expect(parcelCodes("SBX-0001 abc")).toEqual(["SBX0001ABC"]);
  });

  it("tries both readings of a keyboard, the typed one first", () => {
    expect(parcelCodes({ text: "RT)è&éa", byPlace: "RT-712Q" })).toEqual(["RT)È&ÉA", "RT712Q"]);
  });

  it("puts the most specific reading first", () => {
    expect(parcelCodes("https://returns.example.com/r/demo/return/RT-7F3K-92QD")[0]).toBe("RT7F3K92QD");
    expect(parcelCodes("9611020987654312345672")[0]).toBe("987654312345672");
  });

  it.each(["", "   ", "\r\n", "]C1"])("is empty for %j", (scanned) => {
    expect(parcelCodes(scanned)).toEqual([]);
  });

  it("accepts what is neither an address nor an element", () => {
    for (const odd of ["http://", "https://x/%E0%A4%A", "(01)", "((", "01123", `${FNC1}${FNC1}`, "420"])
      expect(() => [parcelCodes(odd), productCodes(odd)]).not.toThrow();
  });
});

describe("readings of a unit's code", () => {
  it.each([
    ["an EAN", "8720618301043"],
    ["the same as GTIN-14", "08720618301043"],
    ["a GS1 element in brackets", "(01)08720618301043(21)0042"],
    ["a GS1 element as the scanner sends it", `]d20108720618301043210042${FNC1}10LOT7`],
    ["a GS1 address", "https://id.example.com/01/08720618301043/21/42"],
  ])("%s", (_, scanned) => {
    expect(productCodes(scanned)).toContain(productKey("8720618301043"));
  });

  it("accepts a 12-digit UPC for the EAN with a leading zero", () => {
    expect(productCodes("036000291452")).toContain(productKey("0036000291452"));
  });

  it("accepts a SKU in any spelling", () => {
    expect(productCodes("tsl-waa-mos-m")).toEqual([productKey("TSL-WAA-MOS-M")]);
  });
});

it("compares codes without separators", () => {
  expect(codeKey("#1042-a")).toBe(codeKey("1042A"));
  expect(codeKey("3S ABCD 123")).toBe("3SABCD123");
});
