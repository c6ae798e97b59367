import type { ReturnProcess, ReturnUnit } from "./types";

/** False for kept items: they aren't sent, inspected or restocked. */
export const comesBack = ({ location }: Pick<ReturnUnit, "location">): boolean => location !== "KEPT";

/** The shopper keeps everything: no parcel is expected. */
export const isKept = ({ units }: Pick<ReturnProcess, "units">): boolean =>
  units.length > 0 && units.every(({ location }) => location === "KEPT");
