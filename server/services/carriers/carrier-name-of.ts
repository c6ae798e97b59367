import type { CarrierFacts } from "@/server/partners/carrier";

/** The carrier as shoppers know it. "" where a person chooses it: nobody knows yet which one. */
export const carrierNameOf = ({ carriers, combinations }: CarrierFacts, code: string): string => {
  const isBooked = combinations.some(({ carrier, labelSource }) => carrier === code && labelSource === "CARRIER");
  return isBooked ? (carriers.find((one) => one.code === code)?.name ?? code) : "";
};
