/** The three tracks of a unit (domain, section 1): where it is, whether it is accepted, whether it is refunded. */
export const UNIT_LOCATIONS = ["ANNOUNCED", "SENT", "RECEIVED", "LOST", "KEPT", "GIVEN_BACK"] as const;
export type UnitLocation = (typeof UNIT_LOCATIONS)[number];

export const UNIT_VERDICTS = ["UNDECIDED", "APPROVED", "DECLINED", "MISSING"] as const;
export type UnitVerdict = (typeof UNIT_VERDICTS)[number];

export const UNIT_PAYMENTS = ["NOTHING_DUE", "DUE", "SETTLED", "FAILED"] as const;
export type UnitPayment = (typeof UNIT_PAYMENTS)[number];

export const UNIT_TRACKS = ["LOCATION", "VERDICT", "PAYMENT"] as const;
export type UnitTrack = (typeof UNIT_TRACKS)[number];
