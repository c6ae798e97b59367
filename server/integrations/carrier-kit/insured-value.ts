import { sumMinor } from "@/server/kernel/money";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ShipmentDetails } from "@/server/partners/shipment-details";

/** Returns the insured value of a parcel in minor units of the details' currency; 0 when insurance is off. */
export const insuredValue = (details: ShipmentDetails | undefined, { insurance }: ConnectionValues): number =>
  insurance === "ORDER_VALUE" && details !== undefined ? sumMinor(details.lines.map((line) => line.totalMinor)) : 0;
