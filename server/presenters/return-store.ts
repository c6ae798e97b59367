import type { ReturnStore } from "@/server/domain/store/types";
import { presentAddress } from "./address";

/** A shop that takes returns in person. */
export const presentReturnStore = ({ id, name, openingHours = "", address }: ReturnStore) => ({
  ...{ store_id: id, name, opening_hours: openingHours, address: presentAddress(address) },
});
