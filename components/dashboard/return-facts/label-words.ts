import { t } from "@/messages/dashboard/return-facts";
import type { ReturnDetail } from "./detail";

type Facts = Pick<ReturnDetail, "label_source"> & {
  parcels: readonly { shipment: number | null }[];
  shipments: readonly { has_label: boolean }[];
};

/** Describes which parcels have labels, shown instead of a tracking number. */
export const labelWords = ({ label_source, parcels, shipments }: Facts): string => {
  if (label_source === "NONE") return t("labelWords.noTrackingNumberYet");
  const labels = parcels.filter(({ shipment }) => shipment !== null && shipments[shipment]?.has_label).length;
  if (labels === 0) return t("labelWords.noLabelYet");
  if (labels < parcels.length) return t("labelWords.someLabels", { count: labels, total: parcels.length });
  return labels === 1 ? t("labelWords.noTrackingNumber") : t("labelWords.labels", { count: labels });
};
