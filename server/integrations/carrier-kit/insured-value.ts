import { sumMinor } from "@/server/kernel/money";
import type { ConnectionValues } from "@/server/partners/provider";
import type { ShipmentDetails } from "@/server/partners/shipment-details";

/** What a parcel is insured for, minor units of the details' currency; 0 where the settings want no insurance. */
export const insuredValue = (details: ShipmentDetails | undefined, { insurance }: ConnectionValues): number =>
  insurance === "ORDER_VALUE" && details !== undefined ? sumMinor(details.lines.map((line) => line.totalMinor)) : 0;
