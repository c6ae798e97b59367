import { expect, test } from "vitest";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { addressLines } from "./address-lines";

test("formats an address as the lines of an envelope", () => {
  const lines = addressLines({
    ...EMPTY_ADDRESS,
    firstName: "Łukasz ",
    lastName: "Nowak",
    line1: "ul. Długa 7",
    postcode: "00-238",
    city: "Warszawa",
    stateProvinceCode: "MZ",
    country: "Poland",
    countryCode: "PL",
  });
  expect(lines).toEqual(["Łukasz Nowak", "ul. Długa 7", "00-238 Warszawa, MZ", "Poland"]);
});

test("writes a town once that is its own province, and no lines for an unknown address", () => {
  const madrid = { ...EMPTY_ADDRESS, city: "Madrid", stateProvince: "MADRID", countryCode: "ES" };
  expect(addressLines(madrid)).toEqual(["Madrid", "Spain"]);
  expect(addressLines(EMPTY_ADDRESS)).toEqual([]);
});
