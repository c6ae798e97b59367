import { describe, expect, it } from "vitest";
import {
  ADDRESS_CHOICE_FIELD,
  ADDRESS_CHOICE_OF_FIELD,
  addressChoiceOf,
  addressQuestion,
  chosenMethod,
  type Delivery,
  isSameMethod,
  type Method,
  methodKey,
  missingParts,
  offeredAddresses,
  readMethod,
  sendBy,
  slotField,
  withSendBy,
} from "./send-view";

const dropOff: Method = {
  return_method: "DROP_OFF_POINT",
  provider: "SANDBOX",
  carrier: "post",
  carrier_name: "Post",
  label: "",
  total_fee: "0",
  currency: "EUR",
  label_source: "CARRIER",
  label_due_at: null,
  needs_printer: false,
  needs_box: true,
  pickup_slots: [],
  hand_over_by: null,
  hand_over_days: 0,
  store_list_url: "",
};
const pickUp: Method = {
  ...dropOff,
  return_method: "HOME_PICK_UP",
  carrier: "express",
  total_fee: "490",
  pickup_slots: [{ date: "2026-12-01", ranges: ["RANGE_8_TO_12"] }],
};

const form = (fields: Record<string, string>) => (name: string) => fields[name] ?? "";

describe("chosenMethod", () => {
  it("preselects only a method that is free and complete", () => {
    expect(chosenMethod([dropOff, pickUp], null)).toBe(dropOff);
    expect(chosenMethod([pickUp, dropOff], null)).toBeUndefined();
    expect(chosenMethod([{ ...dropOff, total_fee: "100" }], null)).toBeUndefined();
  });
});

describe("sendBy", () => {
  const limited = { ...dropOff, hand_over_by: "2026-12-10T22:59:59.999Z" };
  const offer = { hold_amount: "4000", send_by: "2026-12-01T22:59:59.999Z", released_on: "COLLECTED" as const };

  it("is the day the hold ends once new items are wanted immediately, even if the store sets no limit", () => {
    expect(sendBy(limited, null)).toBe(limited.hand_over_by);
    expect(sendBy(limited, { ...offer, is_chosen: false })).toBe(limited.hand_over_by);
    expect(sendBy(limited, { ...offer, is_chosen: true })).toBe(offer.send_by);
    expect(sendBy(dropOff, { ...offer, is_chosen: true })).toBe(offer.send_by);
  });

  it("is the day on the tile of a carrier's label", () => {
    const chosen = { ...offer, is_chosen: true };
    const labeled = { ...limited, label_source: "CARRIER" as const };
    expect(withSendBy(labeled, chosen)).toEqual({ ...labeled, hand_over_by: sendBy(labeled, chosen) });
    const own = { ...limited, label_source: "NONE" as const };
    expect(withSendBy(own, chosen)).toBe(own);
  });
});

describe("readMethod", () => {
  it("reads the method with its pickup time and recognizes the draft's", () => {
    const key = methodKey(pickUp);
    const posted = readMethod(form({ method: key, [slotField(key)]: "2026-12-01|RANGE_8_TO_12" }));
    expect(posted).toEqual({
      return_method: "HOME_PICK_UP",
      parcel_count: 1,
      provider: "SANDBOX",
      carrier: "express",
      pickup_date: "2026-12-01",
      pickup_range: "RANGE_8_TO_12",
    });
    expect(posted && isSameMethod(posted, { ...posted, pickup_address: null })).toBe(true);
    expect(posted && isSameMethod(posted, { ...posted, pickup_address: null, pickup_date: "2026-12-02" })).toBe(false);
    expect(posted && isSameMethod(posted, null)).toBe(false);
  });

  it("accepts another pickup address only as a whole, and recognizes the draft's", () => {
    const street = { pickup_street: " Kade 9 ", pickup_postcode: "9000", pickup_city: "Gent" };
    const value = form({ method: methodKey(pickUp), ...street });
    const pickup_address = { first_name: "", address_line_1: "Kade 9", postcode: "9000", city: "Gent" };
    const posted = readMethod(value);
    expect([posted?.pickup_address, missingParts(value)]).toEqual([pickup_address, []]);
    const kept = { ...pickup_address, first_name: "Ana", last_name: "Berg" } as Delivery["pickup_address"];
    expect(posted && isSameMethod(posted, { ...posted, pickup_address: kept })).toBe(true);
    expect(posted && isSameMethod(posted, { ...posted, pickup_address: null })).toBe(false);
    expect(missingParts(form({ pickup_name: "Ana", pickup_city: "Gent" }))).toEqual(["street", "postcode"]);
    expect(missingParts(form({}))).toEqual([]);
    expect(readMethod(form({ method: methodKey(dropOff), ...street }))?.pickup_address).toBeUndefined();
  });

  it("ignores an invalid method", () => {
    expect(readMethod(form({}))).toBeNull();
    expect(readMethod(form({ method: "BY_PIGEON|x|y" }))).toBeNull();
  });
});

describe("the address in the carrier's spelling", () => {
  const address = (street: string) =>
    ({ address_line_1: street, address_line_2: "", city: "Gent", postcode: "9000" }) as NonNullable<
      Delivery["pickup_address"]
    >;
  const delivery = (address_choice: Delivery["address_choice"]) =>
    ({ pickup_address: address("Kade 9"), corrected_address: address("Kaai 9"), address_choice }) as Delivery;
  const answered = (choice: string, street = "Kaai 9") =>
    form({ [ADDRESS_CHOICE_FIELD]: choice, [ADDRESS_CHOICE_OF_FIELD]: addressQuestion(address(street)) });

  it("is offered unless it differs only in formatting", () => {
    expect(offeredAddresses(delivery("OPEN"), null)).toMatchObject({ given: address("Kade 9"), choice: null });
    expect(offeredAddresses(delivery("GIVEN"), null)).toMatchObject({ choice: "GIVEN" });
    expect(offeredAddresses(delivery("NORMALIZED"), null)).toBeNull();
    expect(offeredAddresses(null, address("Kade 9"))).toBeNull();
  });

  it("is asked for while open, and only an answer to this exact question counts", () => {
    expect(addressChoiceOf(form({}), delivery("OPEN"))).toBe("ASK");
    expect(addressChoiceOf(answered("CORRECTED", "Kai 9"), delivery("OPEN"))).toBe("ASK");
    expect(addressChoiceOf(answered("ELSE"), delivery("OPEN"))).toBe("ASK");
    expect(addressChoiceOf(answered("CORRECTED"), delivery("OPEN"))).toBe("CORRECTED");
    expect(addressChoiceOf(answered("GIVEN"), delivery("CORRECTED"))).toBe("GIVEN");
    expect(addressChoiceOf(answered("GIVEN"), delivery("GIVEN"))).toBeNull();
    expect(addressChoiceOf(answered("GIVEN"), delivery("NORMALIZED"))).toBeNull();
  });
});
