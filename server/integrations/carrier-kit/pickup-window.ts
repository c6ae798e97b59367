import type { PickupRange } from "@/contract/vocabulary/pickup-range";

/** Returns the hours of a pickup range at the address, `HH:MM`; the whole working day if no range was chosen. */
export const pickupWindow = (range: PickupRange): { readonly opens: string; readonly closes: string } => HOURS[range];

const HOURS = {
  NO_RANGE: { opens: "08:00", closes: "18:00" },
  RANGE_8_TO_12: { opens: "08:00", closes: "12:00" },
  RANGE_12_TO_16: { opens: "12:00", closes: "16:00" },
  RANGE_16_TO_20: { opens: "16:00", closes: "20:00" },
} as const satisfies Readonly<Record<PickupRange, unknown>>;
