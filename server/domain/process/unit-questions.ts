import type { ReturnProcess, ReturnUnit } from "./types";

/** False for what the shopper keeps: nothing of it is sent, checked or put back on a shelf. */
export const comesBack = ({ location }: Pick<ReturnUnit, "location">): boolean => location !== "KEPT";

/** The shopper keeps everything: no parcel comes. */
export const isKept = ({ units }: Pick<ReturnProcess, "units">): boolean =>
  units.length > 0 && units.every(({ location }) => location === "KEPT");
