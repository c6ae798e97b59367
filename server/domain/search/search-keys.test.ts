import { describe, expect, test } from "vitest";
import type { ReturnProcess } from "../process/types";
import { nameKeys, searchKeys, searchTexts } from "./search-keys";

const process = {
  ...{
    id: "prc_01KAH5",
    returnCode: "RT-7F3K-92QD",
    platformProcessId: "",
    email: "Zoë@Example.com",
    phone: "+49 (0461) 555-0100",
  },
  ...{ firstName: "Zoë", lastName: "de Wit", units: [{ orderLineId: "li_1" }] },
  shipments: [{ trackingNumber: "JJD 0099 12" }],
  order: {
    ...{ orderNumber: "#1042-A", lookupNumber: "1042-a", name: "#1042-A", shippingAddress: { postcode: "3511 KA" } },
    lines: [
      { id: "li_1", sku: "TSL-WAA-M" },
      { id: "li_2", sku: "NOT-RETURNED" },
    ],
  },
} as unknown as ReturnProcess;

const found = (query: string): string[] => {
  const { texts, isBeginningEnough } = searchTexts(query);
  const fits = (key: string) => texts.some((text) => (isBeginningEnough ? key.startsWith(text) : key === text));
  return [...new Set(searchKeys(process).flatMap(({ kind, key }) => (fits(key) ? [kind] : [])))];
};

describe("a return is found", () => {
  test.each([
    ["by its code", "RT-7F3K-92QD", "RETURN_CODE"],
    ["by its code as somebody says it", "7f3k 92qd", "RETURN_CODE"],
    ["by its id", "prc_01kah5", "PROCESS_ID"],
    ["by the order's number, with and without its sign", "#1042-A", "ORDER_NUMBER"],
    ["by the order's number without what is between", "1042a", "ORDER_NUMBER"],
    ["by a tracking number however it is spaced", "JJD009912", "TRACKING_NUMBER"],
    ["by an email address", "zoë@example.com", "EMAIL"],
    ["by the beginning of one", "zoe@", "EMAIL"],
    ["by the SKU of what comes back", "tsl-waa", "SKU"],
    ["by a name without its accent", "Zoe de", "NAME"],
    ["by the last name alone", "de Wit", "NAME"],
    ["by the name the other way round", "de wit zoë", "NAME"],
    ["by the postal code", "3511ka", "POSTAL_CODE"],
    ["by the end of a phone number", "55 50100", "PHONE"],
    ["by a phone number as it is dialled at home", "0461 5550100", "PHONE"],
  ])("%s", (_, query, kind) => {
    expect(found(query)).toContain(kind);
  });

  test.each(["", "  ", "#", "not-returned", "zz", "example.com", "0100", "49461"])("but not by %j", (query) => {
    expect(found(query)).toEqual([]);
  });

  test("a name with a special letter is found with it and without it", () => {
    const keys = nameKeys({ firstName: "Łukasz", lastName: "Sørensen" }).map(({ key }) => key);
    for (const typed of ["Sørensen", "sorensen", "łukasz", "Lukasz S"])
      expect([typed, searchTexts(typed).texts.some((text) => keys.some((key) => key.startsWith(text)))]).toEqual([
        typed,
        true,
      ]);
  });

  test("a text of two letters must match completely", () => {
    expect(searchTexts("wi")).toEqual({ texts: ["wi"], isBeginningEnough: false });
  });
});
