import type { ReturnDetail } from "./detail";

type Facts = Pick<ReturnDetail, "label_source"> & {
  parcels: readonly { shipment: number | null }[];
  shipments: readonly { has_label: boolean }[];
};

/** What stands where a tracking number would: which labels of its parcels there are. */
export const labelWords = ({ label_source, parcels, shipments }: Facts): string => {
  if (label_source === "NONE") return "No tracking number yet";
  const labels = parcels.filter(({ shipment }) => shipment !== null && shipments[shipment]?.has_label).length;
  if (labels === 0) return "No label yet";
  if (labels < parcels.length) return `${labels} of ${parcels.length} labels`;
  return labels === 1 ? "No tracking number" : `${labels} labels`;
};
