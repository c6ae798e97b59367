/** Returns a flat amount in minor units, or a rate of the returned value, in published names. */
export const presentCharge = (
  charge: { totalMinor: number } | { rateBasisPoints: number },
): { total: number } | { rateBasisPoints: number } =>
  "totalMinor" in charge ? { total: charge.totalMinor } : { rateBasisPoints: charge.rateBasisPoints };
