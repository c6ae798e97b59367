import type { ReturnStore } from "@/server/domain/store/types";
import { presentAddress } from "./address";

/** Returns a shop that accepts returns in person. */
export const presentReturnStore = ({ id, name, openingHours = "", address }: ReturnStore) => ({
  ...{ storeId: id, name, openingHours, address: presentAddress(address) },
});
