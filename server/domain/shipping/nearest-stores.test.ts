import { expect, test } from "vitest";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import { nearestStores } from "./nearest-stores";

const store = (id: string, countryCode: string, city: string, postcode: string) => ({
  ...{ id, name: id },
  address: { ...EMPTY_ADDRESS, countryCode, city, postcode },
});
const STORES = [
  store("cologne", "DE", "Köln", "50667"),
  store("kiel", "DE", "Kiel", "24103"),
  store("flensburg", "DE", "Flensburg", "24937"),
  store("schleswig", "DE", "Schleswig", "24837"),
  store("utrecht", "NL", "Utrecht", "3511 KA"),
];
const from = (countryCode: string, city: string, postcode: string) =>
  nearestStores(STORES, { countryCode, city, postcode }).map(({ id }) => id);

test("lists stores in the shopper's country, same town first, then by postal code", () => {
  expect(from("DE", "flensburg", "24941")).toEqual(["flensburg", "schleswig", "kiel", "cologne"]);
  expect(from("DE", "Bonn", "53111")).toEqual(["cologne", "flensburg", "schleswig", "kiel"]);
  expect(from("NL", "Zwolle", "8011 AB")).toEqual(["utrecht"]);
  expect(from("FR", "Paris", "75001")).toEqual([]);
});
