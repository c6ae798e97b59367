import type { ReturnProcess } from "../process/types";
import type { Warehouse } from "../store/types";

/** A return whose parcel has not arrived, and the warehouse that takes it; null where the store has none. */
export type ExpectedParcel = { process: ReturnProcess; warehouse: Warehouse | null };
