import type { ShipEngine } from "./client";
import { labelsSchema } from "./wire";

/** Returns the label ID for a tracking number; "" when there is none. @throws PartnerError */
export const labelOf = async (
  shipengine: ShipEngine,
  { trackingNumber, signal }: { trackingNumber: string; signal?: AbortSignal | undefined },
): Promise<string> => {
  const { labels } = await shipengine.ask({
    ...{ path: `labels?tracking_number=${encodeURIComponent(trackingNumber)}` },
    ...{ purpose: "Find label by number", schema: labelsSchema, signal },
  });
  return labels.find(({ tracking_number }) => tracking_number === trackingNumber)?.label_id ?? "";
};
