import { expect, test } from "vitest";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { identityMarks } from "./identity-marks";

const marksOf = (changes: Partial<Parameters<typeof identityMarks>[0]>) =>
  Object.fromEntries(
    identityMarks({ email: "", phone: "", address: EMPTY_ADDRESS, iban: "", platformCustomerId: "", ...changes }).map(
      ({ kind, text }) => [kind, text],
    ),
  );
const at = (line1: string, postcode: string) => ({ address: { ...EMPTY_ADDRESS, line1, postcode, countryCode: "DE" } });

test("a person who gives no data has no marks", () => {
  expect(marksOf({})).toEqual({});
});

test("different spellings of the same value give the same mark", () => {
  expect(marksOf({ email: " Noor+shoes@Example.com" })).toEqual(marksOf({ email: "noor@example.com" }));
  expect(marksOf({ phone: "+49 (0)171 1234567" })).toEqual(marksOf({ phone: "0171-1234567" }));
  expect(marksOf(at("St.-Anna-Straße 4", "10 115"))).toEqual(marksOf(at("st anna strasse 4", "10115")));
  expect(marksOf({ iban: "DE02 1203 0000 0000 2020 51" })).toEqual(marksOf({ iban: "de02120300000000202051" }));
});

test("different people have different marks, and a value that could be anybody's is none", () => {
  expect(marksOf(at("Kanalstraße 4", "10115"))).not.toEqual(marksOf(at("Kanalstraße 14", "10115")));
  expect(marksOf({ phone: "12345" })).toEqual({});
  expect(marksOf(at("", "10115"))).toEqual({});
});
