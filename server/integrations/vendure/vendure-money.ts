import { minorDigits } from "@/server/kernel/money";
import { vendureError } from "./vendure-error";

/**
 * Converts from Vendure's units. Vendure stores all amounts with the same number of decimals ("precision", 2 by
 * default), also in currencies without decimals: 1000 yen are 100000. Half a minor unit is rounded away from zero.
 */
export const fromVendure = (amount: number, { currency, precision }: Scale): number => {
  const shift = precision - minorDigits(currency);
  const exact = BigInt(Math.round(amount));
  if (shift <= 0) return Number(exact * 10n ** BigInt(-shift));
  const unit = 10n ** BigInt(shift);
  const half = unit / 2n;
  return Number((exact < 0n ? exact - half : exact + half) / unit);
};

/** @throws PartnerError REFUSED for an amount that the shop can't represent, such as a thousandth of a dinar */
export const toVendure = (amountMinor: number, { currency, precision }: Scale): number => {
  const shift = precision - minorDigits(currency);
  const exact = BigInt(amountMinor);
  if (shift >= 0) return Number(exact * 10n ** BigInt(shift));
  const unit = 10n ** BigInt(-shift);
  if (exact % unit === 0n) return Number(exact / unit);
  throw vendureError("REFUSED", `This shop keeps amounts with ${precision} decimals, too few for ${currency}.`);
};

export type Scale = { readonly currency: string; readonly precision: number };
