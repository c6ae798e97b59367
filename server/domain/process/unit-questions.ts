import type { ReturnUnit } from "./types";

/** False for what the shopper keeps: nothing of it is sent, checked or put back on a shelf. */
export const comesBack = ({ location }: Pick<ReturnUnit, "location">): boolean => location !== "KEPT";
