import { majorTextToMinor } from "@/server/kernel/money";
import type { WireBag } from "./wire-order";

/** Says why a record can't be read. */
export class UnreadableRecord extends Error {
  override readonly name = "UnreadableRecord";
}

/** Reads an amount in minor units. @throws UnreadableRecord when it is not a valid amount of `currency` */
export const readMoney = ({ presentmentMoney: { amount, currencyCode } }: WireBag, currency: string): number => {
  if (currencyCode !== currency)
    throw new UnreadableRecord(`It has an amount in ${currencyCode} although it was paid in ${currency}.`);
  const minor = majorTextToMinor(amount, currency);
  if (minor === null) throw new UnreadableRecord(`It has the amount ${amount}, which is none of ${currency}.`);
  return minor;
};

/** Returns the sum; 0 for none. */
export const sumMoney = (bags: readonly WireBag[], currency: string): number =>
  bags.reduce((sum, bag) => sum + readMoney(bag, currency), 0);
