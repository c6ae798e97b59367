import { expect, test } from "vitest";
import { hiddenMethodWords } from "./hidden-method-words";

const method = (provider: string, carrier: string) => ({ return_method: "DROP_OFF_POINT", provider, carrier });
const supported = {
  methods: [method("SHIPENGINE", "ups"), method("MANUAL", "own")],
  providers: [
    { provider: "EASYPOST", name: "EasyPost" },
    { provider: "SHIPENGINE", name: "ShipEngine" },
  ],
};

test.each([
  ["MANUAL", "own", ""],
  ["SHIPENGINE", "ups", ""],
  ["SHIPENGINE", "stamps_com", "ShipEngine no longer offers this, so shoppers don’t see it."],
  ["EASYPOST", "USPS", "EasyPost isn’t connected, so shoppers don’t see this."],
  ["OLD_POST", "post", "Old post isn’t connected, so shoppers don’t see this."],
])("says whether shoppers see a return method of %s by %s", (provider, carrier, words) => {
  expect(hiddenMethodWords(method(provider, carrier), supported)).toBe(words);
});
