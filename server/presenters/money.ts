import { minorToWire } from "@/server/kernel/money";

/** An amount as the wire has it; derivation rows may be negative. */
export const presentAmount = (amountMinor: number): string =>
  amountMinor < 0 ? `-${minorToWire(-amountMinor)}` : minorToWire(amountMinor);
