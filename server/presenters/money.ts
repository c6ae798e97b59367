import { minorToWire } from "@/server/kernel/money";

/** Returns an amount in its JSON form; rows of a calculation may be negative. */
export const presentAmount = (amountMinor: number): string =>
  amountMinor < 0 ? `-${minorToWire(-amountMinor)}` : minorToWire(amountMinor);
