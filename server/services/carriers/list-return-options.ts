import type { LabelSource } from "@/contract/vocabulary/label-source";
import { PICKUP_RANGES, type PickupRange } from "@/contract/vocabulary/pickup-range";
import { methodsFrom, methodsInUse } from "@/server/domain/returns/return-methods";
import type { ReturnOption, Store } from "@/server/domain/store/types";
import { addDays, localDay } from "@/server/kernel/local-day";
import type { ServiceContext } from "../context";
import { carrierNameOf } from "./carrier-name-of";
import { carriersOfStore } from "./carriers-of";

export type OfferedOption = ReturnOption & {
  carrierName: string;
  labelSource: LabelSource;
  needsPrinter: boolean;
  needsBox: boolean;
  pickupSlots: { date: string; ranges: PickupRange[] }[];
};

const PICKUP_DAYS = 3;
const RANGES = PICKUP_RANGES.filter((range) => range !== "NO_RANGE");

/**
 * Lists the store's return methods for a country (ISO 3166) whose carrier is connected; free methods without a printer
 * come first.
 */
export const listReturnOptions = (ctx: ServiceContext, store: Store, country: string): OfferedOption[] => {
  const carriers = carriersOfStore(ctx, store);
  const returnOptions = methodsInUse(store, (provider) => carriers.has(provider));
  return methodsFrom(country, { config: { returnOptions } })
    .flatMap((option) => {
      const carrier = carriers.get(option.provider);
      const combination = carrier?.combinations.find(
        ({ returnMethod, carrier: code }) => returnMethod === option.returnMethod && code === option.carrier,
      );
      if (carrier === undefined || combination === undefined) return [];
      const { labelSource, needsPrinter, needsBox } = combination;
      const pickupSlots = slotsOf(ctx, option, store);
      const carrierName = carrierNameOf(carrier, option.carrier);
      return [{ ...option, carrierName, labelSource, needsPrinter, needsBox, pickupSlots }];
    })
    .sort((a, b) => a.feeMinor - b.feeMinor || Number(a.needsPrinter) - Number(b.needsPrinter));
};

/** The next working days in the store's time zone, starting tomorrow. */
const slotsOf = (ctx: ServiceContext, { returnMethod }: ReturnOption, store: Store): OfferedOption["pickupSlots"] => {
  if (returnMethod !== "HOME_PICK_UP") return [];
  const slots: OfferedOption["pickupSlots"] = [];
  let day = localDay(ctx.clock.now(), store.timeZone);
  while (slots.length < PICKUP_DAYS) {
    day = addDays(day, 1);
    const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) slots.push({ date: day, ranges: [...RANGES] });
  }
  return slots;
};
