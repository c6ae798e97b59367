import { expect, test } from "vitest";
import { accountMistakes } from "./account-mistakes";

const RIGHT = { iban: "nl91 abna 0417 1643 00", holderName: "Noor de Wit" };

test.each([
  [{}, []],
  [{ holderName: " " }, ["holder_name MISSING"]],
  [{ holderName: "", iban: "DE00 1234" }, ["holder_name MISSING", "iban WRONG"]],
  [{ holderName: "12 34", iban: "" }, ["holder_name WRONG", "iban MISSING"]],
  [{ holderName: "x".repeat(71), iban: "<script>" }, ["holder_name WRONG", "iban WRONG"]],
])("names each wrong line of %j", (typed, expected) => {
  expect(accountMistakes({ ...RIGHT, ...typed }).map(({ field, kind }) => `${field} ${kind}`)).toEqual(expected);
});
