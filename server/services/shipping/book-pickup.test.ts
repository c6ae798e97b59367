import { expect, test } from "vitest";
import { EMPTY_ADDRESS } from "@/server/kernel/address";
import type { Carrier, PickupInput } from "@/server/partners/carrier";
import { bookPickup } from "./book-pickup";

const parcel = (number: number) => ({ parcel: number, trackingNumber: `T${number}`, reference: `shp_${number}` });
const input = {
  ...{ idempotencyKey: "eco:prc:SCHEDULE_PICKUP:", carrier: "USPS", address: EMPTY_ADDRESS },
  ...{ date: "2026-11-26", range: "NO_RANGE" as const },
};
const ask = async (numbers: readonly number[], picksUpTogether: boolean) => {
  const asked: string[][] = [];
  const schedulePickup = async (call: PickupInput) => {
    const further = (call.further ?? []).map(({ trackingNumber }) => trackingNumber);
    asked.push([call.idempotencyKey.slice("eco:prc:".length), call.trackingNumber, ...further]);
    return { reference: `R-${call.trackingNumber}`, date: call.date, range: call.range };
  };
  const carrier = { picksUpTogether, schedulePickup } as unknown as Carrier;
  const { reference } = await bookPickup(carrier, { shipments: numbers.map(parcel), input });
  return { asked, reference };
};

test.each([
  ["one parcel", [1], false, [["SCHEDULE_PICKUP:", "T1"]], "R-T1"],
  ["several that one pickup takes", [1, 3], true, [["SCHEDULE_PICKUP:", "T1", "T3"]], "R-T1"],
  [
    "several that are booked one by one, each under its own key",
    [1, 3],
    false,
    [
      ["SCHEDULE_PICKUP:", "T1"],
      ["SCHEDULE_PICKUP::parcel-3", "T3"],
    ],
    "R-T1, R-T3",
  ],
] as const)("%s", async (_, numbers, isTogether, asked, reference) => {
  expect(await ask(numbers, isTogether)).toEqual({ asked, reference });
});
