import type { ReturnProcess } from "../process/types";
import type { Warehouse } from "../store/types";

/** A return whose parcel hasn't arrived, and the warehouse that receives it; null if the store has none. */
export type ExpectedParcel = { process: ReturnProcess; warehouse: Warehouse | null };
