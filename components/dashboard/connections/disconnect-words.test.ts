import { expect, test } from "vitest";
import { disconnectWords } from "./disconnect-words";
import type { DisconnectEffects } from "./types";

const effects = (unserved: Partial<DisconnectEffects["unserved"]>): DisconnectEffects => ({
  ...{ provider_name: "EasyPost", account_name: "EasyPost", kind: "CARRIER" },
  ...{ labels: 2, orders: 0, open_returns: 1, waiting_activities: 0 },
  unserved: { methods: [], countries: [], features: [], ...unserved },
});

const REST = [
  "2 labels bought with it stay valid.",
  "Parcels with its labels will no longer be tracked.",
  "1 open return continues, and your team handles the carrier’s steps manually.",
];
const dropOff = { return_method: "DROP_OFF_POINT", name: "USPS" } as const;
const own = { return_method: "IN_STORE", name: "" } as const;

test.each([
  [{}, []],
  [{ methods: [dropOff, dropOff] }, ["Shoppers no longer see Drop-off (USPS)."]],
  [{ methods: [dropOff, own] }, ["Shoppers no longer see Drop-off (USPS) and In store."]],
  [
    { countries: ["", "DE", "CH"] },
    ["No return method is left in Germany, Switzerland and every other country: shoppers there can’t finish a return."],
  ],
  [
    { countries: [""] },
    ["No return method is left for countries without one of their own: shoppers there can’t finish a return."],
  ],
  [{ features: ["INSTANT_EXCHANGES"] }, ["Shoppers can no longer choose instant exchanges."]],
] satisfies [Partial<DisconnectEffects["unserved"]>, string[]][])(
  "warns before disconnecting with %j",
  (unserved, words) => {
    expect(disconnectWords(effects(unserved))).toEqual([...words, ...REST]);
  },
);
