import { majorTextToMinor } from "@/server/kernel/money";
import type { WireBag } from "./wire-order";

/** Why a record cannot be read, in words that name what is wrong with it. */
export class UnreadableRecord extends Error {
  override readonly name = "UnreadableRecord";
}

/** An amount in minor units of its currency. @throws UnreadableRecord when it is no amount of `currency` */
export const readMoney = ({ presentmentMoney: { amount, currencyCode } }: WireBag, currency: string): number => {
  if (currencyCode !== currency)
    throw new UnreadableRecord(`It has an amount in ${currencyCode} although it was paid in ${currency}.`);
  const minor = majorTextToMinor(amount, currency);
  if (minor === null) throw new UnreadableRecord(`It has the amount ${amount}, which is none of ${currency}.`);
  return minor;
};

/** The sum of many, 0 of none. */
export const sumMoney = (bags: readonly WireBag[], currency: string): number =>
  bags.reduce((sum, bag) => sum + readMoney(bag, currency), 0);
