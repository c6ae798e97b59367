import type { z } from "zod";
import type { LabelDueDto } from "@/contract/dashboard/labels-due";

export type LabelDue = z.output<typeof LabelDueDto>;

/** A return that a file may belong to; with its parcels where it is one of a list. */
export type Waiting = Pick<LabelDue, "process_id" | "return_code" | "customer_name"> &
  Partial<Pick<LabelDue, "parcels" | "parcel_count">>;
