import type { CarrierFacts } from "@/server/partners/carrier";

/** The carrier's name as shoppers know it. "" when a person chooses it, because it isn't known yet. */
export const carrierNameOf = ({ carriers, combinations }: CarrierFacts, code: string): string => {
  const isBooked = combinations.some(({ carrier, labelSource }) => carrier === code && labelSource === "CARRIER");
  return isBooked ? (carriers.find((one) => one.code === code)?.name ?? code) : "";
};
