import type { z } from "zod";
import type { findShopper, listErasures } from "@/contract/dashboard/personal-data";

export type FoundShopper = z.output<typeof findShopper.output>;
export type Erasure = z.output<typeof listErasures.output>["erasures"][number];
export type Counts = Erasure["counts"];
