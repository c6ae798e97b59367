import { expect, test } from "vitest";
import { modeOfStores } from "./key-mode";

const store = (ecommerce_id: string, is_testing: boolean) => ({
  ...{ ecommerce_id, name: ecommerce_id, currency_code: "EUR", is_testing },
});
const [tested, live] = [store("tested", true), store("live", false)];

test("gives a new key the mode of its stores", () => {
  expect(modeOfStores([tested], [])).toBe("test");
  expect(modeOfStores([live], [])).toBe("live");
  expect(modeOfStores([tested, live], [])).toBe("live");
  expect(modeOfStores([tested, live], ["tested"])).toBe("test");
  expect(modeOfStores([tested, live], ["tested", "live"])).toBe("live");
  expect(modeOfStores([], [])).toBe("live");
});
