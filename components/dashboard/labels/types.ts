import type { z } from "zod";
import type { LabelDueDto } from "@/contract/dashboard/labels-due";

export type LabelDue = z.output<typeof LabelDueDto>;

/** A return that a file can belong to, with its parcels if it comes from a list. */
export type Waiting = Pick<LabelDue, "process_id" | "return_code" | "customer_name"> &
  Partial<Pick<LabelDue, "parcels" | "parcel_count">>;
