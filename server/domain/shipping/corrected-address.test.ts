import { expect, test } from "vitest";
import { EMPTY_ADDRESS, type PostalAddress } from "@/server/kernel/address";
import { chosenBySender, correctionOf, senderAddress } from "./corrected-address";

const address = (changes: Partial<PostalAddress> = {}): PostalAddress => ({
  ...EMPTY_ADDRESS,
  ...{ line1: "417 Montgomery Street", line2: "Floor 5", city: "San Francisco", stateProvinceCode: "CA" },
  ...{ postcode: "94104", countryCode: "US", ...changes },
});
const choiceOf = (given: Partial<PostalAddress>, written: Partial<PostalAddress>) =>
  correctionOf(address(given), address(written))?.choice ?? null;

test.each([
  ["nothing differs", {}, {}, null],
  ["upper case and USPS's short words", {}, { line1: "417 MONTGOMERY ST FL 5", line2: "" }, "NORMALIZED"],
  [
    "the format of the postal code",
    { countryCode: "NL", postcode: "3511ka" },
    { countryCode: "NL", postcode: "3511 KA" },
    "NORMALIZED",
  ],
  ["accents", { city: "Montréal" }, { city: "MONTREAL" }, "NORMALIZED"],
  ["a state that nobody gave", { stateProvinceCode: "" }, {}, "NORMALIZED"],
  ["another house number", { line1: "471 Montgomery Street" }, {}, "OPEN"],
  ["another postal code", { postcode: "94140" }, {}, "OPEN"],
  ["another town", { city: "Oakland" }, {}, "OPEN"],
  ["another state", { stateProvinceCode: "NY" }, {}, "OPEN"],
  [
    "a short word is one in the United States only",
    { countryCode: "GB", line1: "1 High Street" },
    { countryCode: "GB", line1: "1 High St" },
    "OPEN",
  ],
] as const)("%s", (_, given, written, expected) => {
  expect(choiceOf(given, written)).toBe(expected);
});

const NOBODY = { firstName: "", lastName: "", phone: "" };

test("corrects nothing if the carrier doesn't answer", () => {
  expect(correctionOf(address(), null)).toBeNull();
});

test("the sender is the address chosen: as entered until a choice is made, and as the carrier writes it if only the spelling differs", () => {
  const [given, written] = [address({ postcode: "94140" }), address()];
  const open = correctionOf(given, written);
  const sender = (corrected: typeof open) =>
    senderAddress({ pickupAddress: given, corrected }, { shippingAddress: EMPTY_ADDRESS, ...NOBODY }).postcode;
  expect(sender(open)).toBe("94140");
  expect(sender(chosenBySender(open, "CORRECTED"))).toBe("94104");
  expect(sender(chosenBySender(open, "GIVEN"))).toBe("94140");
  const normalized = correctionOf(address({ postcode: "9 4104" }), written);
  expect(chosenBySender(normalized, "GIVEN")).toEqual(normalized);
  expect(sender(normalized)).toBe("94104");
});

test("uses the customer's phone number for an address without one", () => {
  const order = { shippingAddress: EMPTY_ADDRESS, ...NOBODY, phone: "+31 6 1" };
  expect(senderAddress(null, order).phone).toBe("+31 6 1");
  expect(senderAddress({ pickupAddress: { ...EMPTY_ADDRESS, phone: "+49 30 2" } }, order).phone).toBe("+49 30 2");
});

test("uses the customer's name for an address without one, but never the buyer's for a gift", () => {
  const ana = { firstName: "Ana", lastName: "van der Berg", phone: "" };
  const order = { shippingAddress: address(), ...ana };
  expect(senderAddress(null, order)).toEqual({ ...address(), ...ana });
  expect(senderAddress(null, order, { isGift: true })).toEqual(address());
  const named = address({ firstName: "Noor" });
  expect(senderAddress(null, { ...order, shippingAddress: named })).toEqual(named);
});
