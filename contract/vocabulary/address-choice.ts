/** What a sender can say of an address that the carrier writes differently. */
export const SENDER_CHOICES = ["CORRECTED", "GIVEN"] as const;
export type SenderChoice = (typeof SENDER_CHOICES)[number];

/** What became of the carrier's address. OPEN: nobody has chosen. NORMALIZED: only its writing differed, so it was taken. */
export const ADDRESS_CHOICES = ["OPEN", ...SENDER_CHOICES, "NORMALIZED"] as const;
export type AddressChoice = (typeof ADDRESS_CHOICES)[number];
